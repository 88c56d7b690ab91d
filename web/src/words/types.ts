import type { StudyWords } from './study/types.ts'

/** Everything the shell says. One object per language; a key that is missing somewhere does not compile. */
export interface Words {
  readonly brand: {
    readonly tagline: readonly [string, string]
    readonly pitch: string
    readonly noAccount: string
  }
  readonly nav: {
    readonly nextTable: string
    readonly skip: string
    readonly home: string
    readonly rulebooks: string
    readonly rulebook: string
    readonly tables: string
    readonly settings: string
    readonly language: string
    readonly theme: string
    readonly menu: string
    readonly close: string
    readonly back: string
    readonly site: string
  }
  readonly home: {
    readonly playNow: string
    readonly createTable: string
    readonly joinByLink: string
    readonly join: string
    readonly badLink: string
    readonly opening: string
    readonly myTables: string
    readonly allTables: (count: number) => string
    readonly noTables: string
    readonly yourTurn: string
    readonly finished: string
    readonly youWon: string
    readonly gathering: string
    readonly games: string
    readonly players: string
    readonly duration: string
    readonly minutes: (range: string) => string
    readonly playThis: string
    readonly newTable: string
    readonly rules: string
    readonly coming: string
    readonly titles: Readonly<Record<'maharaja' | 'agra' | 'tawantinsuyu', string>>
    readonly pitches: Readonly<Record<'maharaja' | 'agra' | 'tawantinsuyu', string>>
  }
  readonly footer: {
    readonly fan: string
    readonly icons: string
    readonly fonts: string
    readonly license: string
  }
  readonly me: {
    readonly name: string
    readonly rename: string
    readonly save: string
    readonly you: string
  }
  /** Being the same guest in another browser. */
  readonly recovery: {
    readonly title: string
    readonly hint: string
    readonly show: string
    readonly shownHint: string
    readonly code: string
    readonly use: string
    readonly useHint: string
    readonly unknown: string
  }
  /** Being called outside the browser. */
  readonly webhook: {
    readonly title: string
    readonly hint: string
    readonly url: string
    readonly set: string
    readonly secretHint: string
    readonly test: string
    readonly remove: string
    readonly works: string
    readonly off: string
    readonly bad: string
    readonly status: (status: string) => string
    readonly problems: Readonly<
      Record<'private-address' | 'no-such-host' | 'not-https' | 'timeout' | 'unreachable', string>
    >
  }
  readonly create: {
    readonly title: string
    readonly game: string
    readonly tableName: string
    readonly tableNameHint: string
    /** For tables nobody has named. */
    readonly tableNames: readonly string[]
    readonly seats: string
    readonly seat: (number: number) => string
    readonly addSeat: string
    readonly removeSeat: string
    readonly kinds: Readonly<Record<'person' | 'open' | 'bot', string>>
    readonly kindHints: Readonly<Record<'person' | 'open' | 'bot', string>>
    readonly personName: string
    readonly botLevel: string
    readonly hotSeat: string
    readonly variants: string
    readonly variantsHint: string
    readonly rulings: string
    readonly rulingsHint: string
    readonly on: string
    readonly off: string
    readonly standard: string
    readonly pack: string
    readonly packHint: string
    readonly packChoose: string
    readonly packRemove: string
    readonly packHouse: string
    readonly packNotJson: string
    readonly create: string
    readonly createAndStart: string
    readonly summary: (people: number, open: number, bots: number) => string
    readonly noGame: string
  }
  readonly bots: Readonly<Record<string, string>>
  /** Tables on this device, and the app without a server. */
  readonly local: {
    readonly where: string
    readonly places: Readonly<Record<'device' | 'friends', string>>
    readonly placeHints: Readonly<Record<'device' | 'friends', string>>
    readonly noServer: string
    readonly tag: string
    readonly save: (name: string) => string
    readonly saveUnfinished: string
    readonly saveAnyway: string
    readonly remove: (name: string) => string
    readonly removeHint: string
    readonly removeNow: string
    readonly keep: string
    readonly noStorage: string
    readonly oldRules: string
    readonly oldRulesHint: string
    readonly newVersion: string
    readonly reload: string
    readonly later: string
  }
  readonly clock: {
    readonly pace: string
    readonly hint: string
    readonly none: string
    readonly kinds: Readonly<Record<'live' | 'slow', string>>
    readonly bank: (bank: string, back: string) => string
    readonly timeout: string
    readonly timeouts: Readonly<Record<'ask' | 'bot', string>>
    readonly left: string
    readonly going: string
    readonly paused: string
    readonly wishes: (names: string) => string
    readonly pause: string
    readonly noPause: string
    readonly goOn: string
    readonly timeIsUp: (name: string) => string
    readonly longAway: (name: string) => string
    readonly callBot: string
  }
  readonly join: {
    readonly title: string
    readonly yourName: string
    readonly sitDown: string
    readonly watch: string
    readonly noSeat: string
    readonly started: string
  }
  readonly waiting: {
    readonly title: string
    readonly invite: string
    readonly inviteHint: string
    readonly copy: string
    readonly copied: string
    readonly start: string
    readonly startWithBots: string
    readonly waitingForPeople: (open: number) => string
    readonly ready: string
    readonly hostStarts: string
    readonly openSeat: string
    readonly sitHere: string
    readonly options: string
  }
  readonly seats: {
    readonly title: string
    readonly you: (name: string) => string
    readonly bot: string
    readonly botFor: string
    readonly open: string
    readonly away: string
    readonly here: string
    readonly deciding: string
    readonly takeOver: string
    readonly leave: string
    readonly leaveHint: string
  }
  readonly table: {
    readonly loading: string
    readonly loadingBoard: string
    readonly noBoard: string
    readonly boardBroken: string
    readonly reload: string
    readonly connecting: string
    readonly lost: string
    readonly sending: string
    readonly spectating: string
    readonly yourTurn: string
    readonly waitingFor: (names: string) => string
    readonly gameOver: string
    readonly board: string
    readonly decision: string
    readonly side: string
    readonly allMoves: string
    readonly movesCount: (count: number) => string
    readonly filterMoves: string
    readonly noMoveMatches: string
    readonly undo: string
    readonly redo: string
    readonly startOfTurn: string
    readonly finalSheet: string
    readonly seedProof: string
  }
  readonly why: {
    readonly title: string
    readonly possible: string
    readonly rule: (id: string) => string
    readonly asking: string
  }
  readonly log: {
    readonly title: string
    readonly since: string
    readonly sinceMarker: string
    readonly empty: string
    readonly tookBack: (name: string, count: number) => string
    readonly youTookBack: (count: number) => string
    readonly newest: string
  }
  readonly chat: {
    readonly title: string
    readonly placeholder: string
    readonly send: string
    readonly empty: string
    readonly failed: string
    readonly unread: (count: number) => string
  }
  readonly rules: {
    readonly title: string
    readonly search: string
    readonly results: (count: number) => string
    readonly nothing: string
    readonly chapters: string
    readonly inForce: string
    readonly here: string
    readonly unusual: string
    readonly printed: string
    readonly printedHint: string
    readonly ownPack: string
    readonly provenance: Readonly<Record<'text' | 'inferred' | 'public' | 'reconstructed', string>>
    readonly missing: string
  }
  readonly curtain: {
    readonly pass: (name: string) => string
    readonly hint: string
    readonly confirm: (name: string) => string
  }
  readonly final: {
    readonly title: string
    readonly wins: (name: string) => string
    readonly youWin: string
    readonly rank: (rank: number) => string
    readonly score: string
    readonly line: string
    readonly details: string
    readonly playAgain: string
    readonly record: string
    readonly seeBoard: string
    readonly shareWin: (names: string) => string
  }
  readonly settings: {
    readonly title: string
    readonly language: string
    readonly theme: string
    readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>
    readonly motion: string
    readonly motions: Readonly<Record<'system' | 'on' | 'off', string>>
    readonly pace: string
    readonly paces: Readonly<Record<'calm' | 'quick' | 'at-once', string>>
    readonly sound: string
    readonly soundHint: string
    readonly keys: string
    readonly keysHint: string
    readonly notify: string
    readonly notifyHint: string
    readonly shortcuts: string
    readonly shortcutList: Readonly<Record<'moves' | 'undo' | 'redo' | 'why' | 'rules' | 'chat' | 'log', string>>
  }
  readonly errors: {
    readonly unknownPage: string
    readonly unknownPageHint: string
    readonly noTable: string
    readonly noTableHint: string
    readonly notYours: string
    readonly notYoursHint: string
    readonly offline: string
    /** What became of something that was sent while the server could not keep it. */
    readonly store: Readonly<Record<'store-full' | 'store-unavailable' | 'store-uncertain', string>>
    readonly general: string
    readonly retry: string
    readonly goHome: string
  }
  readonly study: StudyWords
}
