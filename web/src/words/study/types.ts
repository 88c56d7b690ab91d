/** What the study, the hint and the replay say. */
export interface StudyWords {
  readonly title: string
  readonly open: string
  readonly openHint: string
  readonly chooseFile: string
  readonly dropHere: string
  readonly paste: string
  readonly pasteHint: string
  readonly openPasted: string
  readonly finishedTables: string
  readonly noFinished: string
  readonly reading: string
  readonly unreadable: Readonly<
    Record<'not-a-document' | 'no-such-game' | 'refused' | 'not-finished' | 'too-large', string>
  >
  readonly atLine: (line: number) => string
  readonly study: string
  readonly download: string
  readonly copyPosition: string
  readonly copied: string
  readonly copyFailed: string
  readonly openAnother: string
  readonly shareLink: string
  readonly seat: (number: number) => string
  readonly eyes: string
  readonly eyesOf: (name: string) => string
  readonly everything: string
  readonly spectator: string
  readonly timeline: string
  readonly at: (move: number, moves: number) => string
  readonly first: string
  readonly previousTurn: string
  readonly previous: string
  readonly next: string
  readonly nextTurn: string
  readonly last: string
  readonly play: string
  readonly pause: string
  readonly speed: string
  readonly tryMoves: string
  readonly tryHint: string
  readonly stopTrying: string
  readonly backToMain: string
  readonly variation: (number: number) => string
  readonly playOn: string
  readonly playOnHint: string
  readonly playOnSeat: string
  readonly playOnBots: string
  readonly playOnStart: string
  readonly moves: string
  readonly analysis: string
  readonly statistics: string
  readonly keys: string
  readonly keyList: Readonly<
    Record<'step' | 'turn' | 'round' | 'ends' | 'play' | 'eyes' | 'swing' | 'try' | 'back' | 'hint', string>
  >
  readonly chance: string
  readonly score: string
  readonly chanceHint: string
  readonly depth: string
  readonly depths: Readonly<Record<'quick' | 'normal' | 'deep', string>>
  readonly computing: (done: number, total: number) => string
  readonly stop: string
  readonly compute: string
  readonly computeAgain: string
  readonly stopped: string
  readonly failed: string
  readonly summaryOf: (name: string, first: string, last: string, best: string) => string
  readonly swings: string
  readonly swingsOf: (name: string) => string
  readonly noSwings: string
  readonly rose: (name: string, before: string, after: string) => string
  readonly fell: (name: string, before: string, after: string) => string
  readonly played: string
  readonly instead: (chance: string) => string
  readonly nothingBetter: string
  readonly showInstead: string
  readonly points: string
  readonly actions: string
  readonly noActions: string
  readonly time: string
  readonly timeUsed: string
  readonly longestTurn: string
  readonly noTimes: string
  readonly hint: string
  readonly hintTitle: string
  readonly hintThinking: string
  readonly hintNone: string
  readonly hintFailed: string
  readonly hintAims: string
  readonly hintPlay: string
  readonly hintEstimate: string
  readonly hintsOff: Readonly<Record<'against-people' | 'objected', string>>
  readonly hintsSetting: string
  readonly hintsSettingHint: string
  readonly hintsObject: string
  readonly hintsObjectHint: string
  readonly sinceTitle: string
  readonly sinceCount: (moves: number) => string
  readonly sinceWatch: string
  readonly sinceSkip: string
  readonly sinceEvent: (event: number, events: number) => string
}
