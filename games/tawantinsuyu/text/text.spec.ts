import { readdirSync, readFileSync } from 'node:fs'
import {
  type Config,
  configure,
  type Game,
  type JsonObject,
  type Language,
  languages,
  NotationError,
  pick,
  type Refusal,
  range,
  rngFromSeed,
  type Seat,
  type Speech,
  type Viewer,
} from '@durbar/kernel'
import { mutateMove } from '@durbar/kernel/testing'
import { type Event, type Move, type Position, ruleOfEvent, tawantinsuyu } from '@durbar/tawantinsuyu/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import components from '../rules/components.json' with { type: 'json' }
import { axomammaReasons } from '../rules/events.ts'
import { frames, moves as moveRules } from '../rules/frames/index.ts'
import {
  actionNames,
  bottomFields,
  colorNames,
  effectKinds,
  godNames,
  middleFields,
  personalityNames,
  sideActionNames,
  sourceNames,
  statueNames,
  terraceNames,
  topFields,
} from '../rules/names.ts'
import { rulebooks, texts, words } from './index.ts'
import { questionKinds, reasons } from './written.ts'

/** Nobody sits in Axomamma's seat, so a table of one has one name. */
const people = ['Ines', 'Mei-Lin', 'Kuba', '小華']
const speechOf = (you: Viewer, players = 3): Speech => ({
  you,
  name: (seat) => (seat < players ? (people[seat] as string) : ''),
})

/** Ids that no reader should ever see. */
const printed = [
  ...[components.spaces, components.stairs, components.godCards, components.productionBuildings].flat(),
  ...[components.passiveBuildings, components.weavings, components.armyCards, components.axomamma.tokens].flat(),
  ...components.regions.flatMap(({ spaces }) => spaces),
].map(({ id }) => id)
const kinds = [...Object.keys(moveRules), ...Object.keys(ruleOfEvent), ...effectKinds, ...sideActionNames]
const dashed = [...kinds, ...sourceNames, ...statueNames, ...axomammaReasons].filter((id) => id.includes('-'))
const rawId = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${[...new Set([...printed, ...dashed])].join('|')})(?![\\p{L}\\p{N}-])`,
  'u',
)
const names = new RegExp(people.join('|'), 'g')

const fine = new Set<string>()

function checkSentence(language: Language, sentence: string, about: unknown): void {
  if (fine.has(language + sentence)) return
  const wrong =
    sentence.trim() !== sentence ||
    sentence === '' ||
    /undefined|null|NaN|\[object|[{}]| {2}/.test(sentence) ||
    rawId.test(sentence) ||
    (language === 'zh-Hant' && /[A-Za-z]|[,;:?!()|]/.test(sentence.replace(names, '')))
  if (wrong) throw new Error(`${language}: "${sentence}" for ${JSON.stringify(about)}`)
  fine.add(language + sentence)
}

/** Events that name nobody, though somebody did it. */
const nameless = ['god-seen', 'army-seen', 'festival-began']

/** Whoever is meant is called by name, and the reader never is. */
function checkNames(sentence: string, event: JsonObject, you: Viewer, people: (seat: Seat) => string): void {
  if (nameless.includes(String(event.event))) return
  const meant = [event.seat, event.owner].filter((seat) => typeof seat === 'number')
  const wrong =
    meant.some((seat) => sentence.includes(people(seat)) === (seat === you) && seat !== you) ||
    (typeof you === 'number' && sentence.includes(people(you)))
  if (wrong) throw new Error(`${you} reads "${sentence}" for ${JSON.stringify(event)}`)
}

const seen = {
  moves: new Set<string>(),
  events: new Set<string>(),
  questions: new Set<string>(),
  reasons: new Set<string>(),
  hers: new Set<string>(),
}

/** Players at random stay poor and see little of the game; here everybody begins with plenty. */
function enrich(p: Position): void {
  for (const [seat, who] of p.players.entries()) {
    who.goods = [4, 20, 20, 12]
    for (let statue = seat; statue < p.statues.length; statue += 5) {
      if (p.statues[statue] === 0) continue
      p.statues[statue] = (p.statues[statue] ?? 0) - 1
      who.statues[statue] = 1
    }
    for (const _ of range(5)) {
      const card = p.armyDeck.pop() ?? 0
      who.up[card] = (who.up[card] ?? 0) + 1
    }
    who.ready |= 1 << (p.productionStack.pop() ?? 0)
    for (const _ of range(4)) who.passives |= 1 << ((p.passiveStack.pop() ?? 19) - 19)
  }
}

/** Plays a game at random and lets every language tell all of it. */
function listen(config: Config, seed: string, rich: boolean): void {
  const rng = rngFromSeed(seed)
  const notation = tawantinsuyu.notation(config)
  const p = tawantinsuyu.setup(config, seed)
  if (rich) enrich(p)
  const past: Move[] = []
  const speech = (you: Viewer): Speech => speechOf(you, config.players)

  const hear = (event: Event): void => {
    const json = notation.event.write(event) as JsonObject
    seen.events.add(event.k)
    if (event.k === 'axomamma') seen.hers.add(event.why)
    for (const you of [...range(config.players), 'spectator'] as const)
      for (const language of languages) {
        const sentence = texts[language].event(json, speech(you))
        checkSentence(language, sentence, json)
        checkNames(sentence, json, you, (seat) => speech(you).name(seat) || words[language].axomamma)
      }
  }

  for (let deciders = tawantinsuyu.deciders(p); deciders.length > 0; deciders = tawantinsuyu.deciders(p)) {
    const seat = pick(rng, deciders)
    checkQuestions(p, [seat, pick(rng, range(config.players)), 'spectator'], speech)
    const moves = tawantinsuyu.legalMoves(p, seat)
    checkMoves(p, seat, moves, notation.move.write as (move: Move) => JsonObject)
    for (const other of range(config.players))
      for (const source of [moves, past])
        if (source.length > 0) checkRefusal(p, other, mutateMove(rng, pick(rng, source)))
    const kind = pick(rng, [...new Set(moves.map(({ k }) => k))])
    const move = pick(
      rng,
      moves.filter(({ k }) => k === kind),
    )
    past.push(move)
    tawantinsuyu.play(p, seat, move, hear)
  }
  checkQuestions(p, [...range(config.players), 'spectator'], speech)
  for (const { sheet } of tawantinsuyu.result(p)?.standings ?? [])
    for (const line of sheet)
      for (const { key } of [line, ...(line.parts ?? [])])
        for (const language of languages) checkSentence(language, texts[language].scoreLine(key), key)

  function checkRefusal(position: Position, other: Seat, move: Move): void {
    const refusal = refusalFromOutside(position, other, move)
    if (!refusal) return
    seen.reasons.add(refusal.reason)
    for (const language of languages)
      checkSentence(language, texts[language].refusal(refusal, speech(other)), { move, refusal })
  }

  function refusalFromOutside(position: Position, other: Seat, move: Move): Refusal | undefined {
    try {
      return tawantinsuyu.refusal(position, other, notation.move.read(notation.move.write(move), 'move'))
    } catch (error) {
      if (error instanceof NotationError || error instanceof RangeError) return undefined
      throw error
    }
  }
}

function checkQuestions(p: Position, readers: readonly Viewer[], speech: (you: Viewer) => Speech): void {
  for (const you of readers) {
    const view = tawantinsuyu.view(p, you)
    seen.questions.add(view.question.question)
    for (const language of languages) {
      const sentence = texts[language].question(view, speech(you))
      checkSentence(language, sentence, view.question)
      checkSentence(language, texts[language].progress(view), view.festivals)
      const waits = you === 'spectator' || !view.deciders.includes(you)
      if (waits && view.deciders.some((seat) => !sentence.includes(people[seat] as string)))
        throw new Error(`${you} reads "${sentence}" and does not know who is awaited`)
      if (you !== 'spectator' && sentence.includes(people[you] as string)) throw new Error(`${you} reads "${sentence}"`)
    }
  }
}

function checkMoves(p: Position, seat: Seat, moves: readonly Move[], write: (move: Move) => JsonObject): void {
  const view = tawantinsuyu.view(p, seat)
  const written = moves.map(write)
  for (const { move } of written) seen.moves.add(String(move))
  for (const language of languages) {
    const sentences = written.map((move) => texts[language].move(move, view, speechOf(seat)))
    for (const [index, sentence] of sentences.entries()) checkSentence(language, sentence, written[index])
    if (new Set(sentences).size !== sentences.length)
      throw new Error(`${language}: two moves read the same in ${sentences.join(' | ')}`)
  }
}

describe('random games in four languages', () => {
  beforeAll(() => {
    for (const players of [1, 3])
      for (const [seed, rich] of [
        ['poor', false],
        ['rich', true],
        ['rich again', true],
      ] as const) {
        const config = configure(tawantinsuyu as unknown as Game, { players })
        listen(config, `listen to ${seed} ${players}`, rich)
      }
  }, 60_000)

  it('tell every kind of move but the rarest', () => {
    const rare = ['lose-nomad']
    expect(Object.keys(moveRules).filter((kind) => !seen.moves.has(kind) && !rare.includes(kind))).toEqual([])
  })

  it('tell every kind of event', () => {
    expect(Object.keys(ruleOfEvent).filter((kind) => !seen.events.has(kind))).toEqual([])
  })

  it('ask every question but the rarest', () => {
    const rare = ['sort-out', 'produce-once']
    expect(questionKinds.filter((kind) => !seen.questions.has(kind) && !rare.includes(kind))).toEqual([])
  })

  it('tell why Axomamma does what she does', () => {
    expect(seen.hers.size).toBeGreaterThan(14)
  })

  it('explain many refusals', () => {
    expect(seen.reasons.size).toBeGreaterThan(25)
  })
})

describe('rarities', () => {
  const view = tawantinsuyu.view(
    tawantinsuyu.setup(configure(tawantinsuyu as unknown as Game, { players: 2 }), 'rarities'),
    0,
  )

  it.each(languages)('are told in %s', (language) => {
    const { move, question } = texts[language]
    checkSentence(language, move({ move: 'lose-nomad', worker: 'red' }, view, speechOf(0)), 'lose-nomad')
    for (const kind of ['sort-out', 'produce-once'] as const) {
      const asked = { ...view, deciders: [0], question: { question: kind } }
      checkSentence(language, question(asked, speechOf(0)), kind)
    }
  })
})

describe('questions', () => {
  it('are known for every frame that asks', () => {
    const asking = Object.entries(frames).filter(([, frame]) => 'asks' in frame)
    expect([...questionKinds].sort()).toEqual([...asking.map(([kind]) => kind), 'over'].sort())
  })
})

describe('refusals', () => {
  const root = new URL('../rules/', import.meta.url)
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.ts$/.test(file),
  )
  const inRules = sources.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/reason: ([^\n]*)/g)].flatMap(([, rest = '']) => [
      // "reason: army ? 'buildings-only' : 'no-refresh-left'" tells two
      ...(/^(?:\w+ \? '[^']+' : )?'([^']+)'/.exec(rest)?.slice(1) ?? []),
      ...(/^\w+ \? '([^']+)'/.exec(rest)?.slice(1) ?? []),
      ...(rest.startsWith('`needs-') ? ['needs-potato', 'needs-corn', 'needs-stone', 'needs-gold'] : []),
    ]),
  )

  it('know every reason of the rules', () => {
    const known: readonly string[] = reasons
    expect(inRules.length).toBeGreaterThan(60)
    expect(inRules.filter((reason) => !known.includes(reason))).toEqual([])
    const fromElsewhere = ['game-over', 'not-your-decision', 'not-asked-now', 'nothing-to-undo', 'nothing-to-redo']
    expect(known.filter((reason) => !inRules.includes(reason)).sort()).toEqual(fromElsewhere.sort())
  })

  const details: JsonObject[] = [{ card: 'G01' }, { building: 'Z15' }, { option: 'goldIsWild' }, { space: 'CH3' }]
  it.each(languages)('have a sentence for each in %s', (language) => {
    for (const reason of reasons)
      for (const [need, have] of [
        [5, 2],
        [1, 0],
        [0, 1],
      ] as const)
        for (const detail of details) {
          const refusal: Refusal = { rule: 'TW:1.1', reason, need, have, down: 2, discard: 1, ...detail }
          checkSentence(language, texts[language].refusal(refusal, speechOf(0)), refusal)
        }
  })

  it('tell what is needed and what is there', () => {
    const refusal = { rule: 'TW:1.3', reason: 'needs-stone', need: 3, have: 1 }
    expect(texts.en.refusal(refusal, speechOf(0))).toBe('Needs 3 stone; you have 1.')
    expect(texts.pl.refusal(refusal, speechOf(0))).toBe('Potrzeba: 3 kamienie; masz 1.')
  })

  it('throw where nobody knows a sentence', () => {
    const { en } = texts
    expect(() => en.refusal({ rule: 'TW:1', reason: 'bad-mood' }, speechOf(0))).toThrow('bad-mood')
    expect(() => en.event({ event: 'toString' }, speechOf(0))).toThrow('toString')
    expect(() => en.move({ move: 'cheat' }, {}, speechOf(0))).toThrow('cheat')
    expect(() => en.scoreLine('luck')).toThrow('luck')
  })
})

describe('Axomamma', () => {
  const because = (language: Language, why: string, value: number, about: string, rule: string): string =>
    texts[language].event({ event: 'axomamma', why, value, about, rule }, speechOf(0, 1))

  it('says why', () => {
    expect(because('en', 'condition-met', 2, 'offering', 'TW:17.5')).toBe(
      'Axomamma goes 2 sections on to Offering: she has 4 corn or more.',
    )
    expect(because('pl', 'tie-break', 2, 'Antisuyu', 'TW:17.7')).toContain('Antisuyu')
    expect(because('es', 'die', 3, '', 'TW:17.8')).toContain('saca 3')
    expect(because('zh-Hant', 'least-goods', 0, '2 corn', 'TW:17.7')).toContain('2 個玉米')
  })

  /** What each reason is about, in the notation of the rules. */
  const abouts: Partial<Record<(typeof axomammaReasons)[number], readonly string[]>> = {
    'condition-met': actionNames,
    oldest: colorNames,
    limit: colorNames,
    cheapest: terraceNames,
    'no-space': godNames,
    'statue-matches': godNames,
    token: [...topFields, ...middleFields, ...bottomFields],
    'cannot-pay': middleFields,
    personality: personalityNames,
    'tie-break': components.regions.map(({ id }) => id),
    'least-goods': ['2 corn', '1 gold'],
    fewest: ['discard', 'worker', 'stone'],
    highest: ['discard', 'points'],
  }

  it.each(languages)('has a sentence for every reason, wherever it is told, in %s', (language) => {
    for (const why of axomammaReasons)
      for (const rule of ['TW:17.2', 'TW:17.3', 'TW:17.8', 'TW:17.12', 'TW:17.14'])
        for (const about of abouts[why] ?? [''])
          checkSentence(language, because(language, why, 1, about, rule), { why, rule, about })
  })

  it('has a name where nobody sits', () => {
    const passed = { event: 'passed', seat: 1 }
    expect(texts.en.event(passed, speechOf(0, 1))).toBe('Axomamma passes.')
    expect(texts['zh-Hant'].event(passed, speechOf(0, 1))).toBe('阿克索媽媽略過。')
  })
})

describe('the end', () => {
  const ended = (language: Language, you: Viewer, event: JsonObject): string =>
    texts[language].event({ event: 'game-ended', ...event }, speechOf(you, event.goal === 0 ? 3 : 1))

  it('names the winner', () => {
    const event = { winners: [1], points: [90, 120, 80], goal: 0 }
    expect(ended('en', 0, event)).toBe('The game is over: Mei-Lin wins with 120 points.')
    expect(ended('en', 1, event)).toBe('The game is over: you win with 120 points.')
    for (const language of languages) expect(ended(language, 'spectator', event)).toMatch(/Mei-Lin.*120/)
  })

  it('tells a tie that resources broke from a shared victory', () => {
    expect(ended('en', 0, { winners: [1], points: [120, 120, 80], goal: 0 })).toContain('resources')
    expect(ended('en', 0, { winners: [0, 1], points: [120, 120, 80], goal: 0 })).toBe(
      'The game is over: you and Mei-Lin share the victory with 120 points.',
    )
  })

  it('alone says won or lost, and why', () => {
    expect(ended('en', 0, { winners: [0], points: [131, 125], goal: 120 })).toBe(
      'You win with 131 points: at least 120, and more than the 125 of Axomamma.',
    )
    expect(ended('en', 0, { winners: [1], points: [110, 100], goal: 120 })).toBe(
      'You lose with 110 points: 120 are needed.',
    )
    expect(ended('en', 0, { winners: [1], points: [130, 131], goal: 120 })).toBe(
      'You lose with 130 points: Axomamma has 131.',
    )
    for (const language of languages)
      expect(ended(language, 0, { winners: [1], points: [110, 131], goal: 120 })).toMatch(/110.*120.*131/)
  })
})

describe('Polish', () => {
  const gained = (amount: number): string =>
    texts.pl.event({ event: 'gained', seat: 1, resource: 'potato', amount }, speechOf(0))

  it('has its plural forms', () => {
    expect([1, 2, 5, 12, 22].map(gained)).toEqual([
      'Mei-Lin dostaje: 1 ziemniak.',
      'Mei-Lin dostaje: 2 ziemniaki.',
      'Mei-Lin dostaje: 5 ziemniaków.',
      'Mei-Lin dostaje: 12 ziemniaków.',
      'Mei-Lin dostaje: 22 ziemniaki.',
    ])
  })
})

describe('names', () => {
  it.each(languages)('of buildings, regions and patterns differ in %s', (language) => {
    for (const table of [words[language].buildings, words[language].regions, words[language].patterns])
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length)
    const tiles = [...components.productionBuildings, ...components.passiveBuildings].map(({ id }) => id)
    expect(Object.keys(words[language].buildings).sort()).toEqual(tiles.sort())
  })
})

describe('the rulebook', () => {
  it.each(languages)('has every rule an event cites, in %s', (language) => {
    const rules: Readonly<Record<string, unknown>> = rulebooks[language].rules
    expect(Object.values(ruleOfEvent).filter((rule) => rules[rule] === undefined)).toEqual([])
  })
})

describe('options', () => {
  it.each(languages)('have names for all of them in %s', (language) => {
    for (const [name, { values }] of Object.entries(tawantinsuyu.options))
      for (const value of values) {
        const option = texts[language].options[name]
        checkSentence(language, option?.name ?? '', name)
        checkSentence(language, option?.values[value] ?? '', value)
      }
  })
})
