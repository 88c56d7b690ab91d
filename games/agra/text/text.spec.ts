import { readdirSync, readFileSync } from 'node:fs'
import { agra, type Event, type Move, type Position, ruleOfEvent } from '@durbar/agra/rules'
import {
  type Config,
  configure,
  type JsonObject,
  type Language,
  languages,
  NotationError,
  nextInt,
  pick,
  type Refusal,
  type Rng,
  range,
  rngFromSeed,
  type Seat,
  type Speech,
  shuffle,
  type Viewer,
} from '@durbar/kernel'
import { mutateMove } from '@durbar/kernel/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import components from '../rules/components.json' with { type: 'json' }
import { frames, moves as moveRules } from '../rules/frames/index.ts'
import * as names from '../rules/names.ts'
import { player } from '../rules/position.ts'
import { optionSets } from '../test/option-sets.ts'
import { rulebooks, texts, words } from './index.ts'
import { bonusTiles, favorPay, printed } from './printed.ts'
import { plainReasons } from './reasons.ts'
import { type QuestionTold, tellQuestion } from './told.ts'
import type { WrittenQuestion } from './written.ts'

const games = 6
const people = ['Ines', 'Mei-Lin', 'Kuba', '小華']
const speechOf = (you: Viewer): Speech => ({ you, name: (seat) => people[seat] as string })

/** Ids that no reader should ever see: those with a dash. */
const ids = [
  ...[...Object.keys(moveRules), ...Object.keys(frames), ...Object.keys(ruleOfEvent)],
  ...[names.buildingNames, names.notableNames, names.favorNames, names.bonusNames, names.ledgerNames].flat(),
  ...[names.circleNames, names.coverNames, names.aidNames].flat(),
].filter((id) => id.includes('-') && id !== 'tie-break')
const rawId = new RegExp(`(?<![\\p{L}-])(${[...new Set(ids)].join('|')})(?![\\p{L}-])`, 'u')
const englishGood = /\b(sandstone|turmeric|planks|bricks|fabric|painting|clothes|artisans|scholars)\b/i
const everyName = new RegExp(people.join('|'), 'g')

const fine = new Set<string>()

function checkSentence(language: Language, sentence: string, about: unknown): void {
  if (fine.has(language + sentence)) return
  const wrong =
    sentence.trim() !== sentence ||
    sentence === '' ||
    /undefined|null|NaN|\[object|[{}]| {2}/.test(sentence) ||
    rawId.test(sentence) ||
    (language !== 'en' && englishGood.test(sentence)) ||
    (language === 'zh-Hant' && /[A-Za-z]|[,;:?!()]/.test(sentence.replace(everyName, '')))
  if (wrong) throw new Error(`${language}: "${sentence}" for ${JSON.stringify(about)}`)
  fine.add(language + sentence)
}

/** Whoever is meant is called by name, and the reader never is. */
function checkNames(sentence: string, meant: readonly Seat[], you: Viewer, about: unknown): void {
  const wrong = people.some((name, seat) => sentence.includes(name) !== (meant.includes(seat) && seat !== you))
  if (wrong) throw new Error(`${you} reads "${sentence}" for ${JSON.stringify(about)}`)
}

function seatsIn(event: JsonObject): Seat[] {
  return ['seat', 'actor', 'by'].map((key) => event[key]).filter((value) => typeof value === 'number')
}

const seen = {
  moves: new Set<string>(),
  events: new Set<string>(),
  questions: new Set<string>(),
  reasons: new Set<string>(),
}
/** What was told before need not be told again. */
const told = new Set<string>()

function isNew(...what: readonly unknown[]): boolean {
  const key = JSON.stringify(what)
  if (told.has(key)) return false
  told.add(key)
  return true
}

/** Contracts of notables that are not in this game, and favor tiles, so that a short game sees them all. */
function equip(p: Position, rng: Rng): void {
  const unused = range(names.NotableCount).filter((notable) => !p.river.includes(notable))
  shuffle(rng, unused)
  for (const [index, notable] of unused.entries()) player(p, index % p.players.length).contracts |= 1 << notable
  for (const who of p.players)
    for (let count = 0; count < names.TilesPerPlayer; count++) {
      const tile = p.pile.pop()
      if (tile !== undefined) who.tiles |= 1 << tile
    }
}

/** A position near the end: the boat far down the river, notables with something at once, one site to go. */
function late(p: Position): void {
  const { Muezzin, MosaicMaker, Mujtahida, Painter, SadrUsSudur, GrandMufti } = names.Notable
  const rest = p.river.filter((notable) => notable < Muezzin || notable >= GrandMufti)
  p.river = [MosaicMaker, Mujtahida, Painter, SadrUsSudur, ...rest]
  for (const who of p.players) for (const notable of p.river) who.contracts &= ~(1 << notable)
  const seat = p.active
  p.agenda.push(
    { k: 'once', seat, notable: Painter },
    { k: 'once', seat, notable: Mujtahida },
    { k: 'mosaic', seat },
    { k: 'sadr', seat },
  )
  p.dock = 4
  p.built = (1 << names.GoodCount) - 1 - (1 << Math.max(p.builder, names.BasicCount))
}

/** Goods and favor out of nowhere; now and then no marker for more. */
function stock(p: Position, rng: Rng): void {
  for (const who of p.players) {
    for (const good of range(names.GoodCount)) who.goods[good] = nextInt(rng, 4)
    who.favor = nextInt(rng, 7)
    who.supply = nextInt(rng, 3) === 0 ? 0 : 12
  }
}

/** Plays at random and lets every language tell all of it. */
function listen(config: Config, seed: string, nearEnd: boolean): void {
  const rng = rngFromSeed(seed)
  const notation = agra.notation(config)
  const p = agra.setup(config, seed)
  equip(p, rng)
  if (nearEnd) late(p)
  const past: Move[] = []

  const hear = (event: Event): void => {
    const json = notation.event.write(event) as JsonObject
    seen.events.add(event.k)
    if (!isNew(json)) return
    for (const you of [...seatsIn(json), 'spectator'] as const)
      for (const language of languages) {
        const sentence = texts[language].event(json, speechOf(you))
        // Silent only where the next event tells it: the good gained, the thing bought with points.
        if (sentence === '' && (event.k === 'points-spent' || (event.k === 'produced' && event.count > 0))) continue
        checkSentence(language, sentence, json)
        checkNames(sentence, seatsIn(json), you, json)
      }
  }

  for (let count = 0; count < 600; count++) {
    const [seat] = agra.deciders(p)
    if (seat === undefined) break
    // Only where nothing is half done.
    if (['meditation', 'action'].includes(p.agenda.at(-1)?.k ?? '')) stock(p, rng)
    const moves = agra.legalMoves(p, seat)
    checkQuestion(p, seat, [seat, (seat + 1) % config.players, 'spectator'])
    checkMoves(p, seat, moves, notation.move.write as (move: Move) => JsonObject)
    const other = pick(rng, range(config.players))
    for (const move of [pick(rng, moves), ...(past.length > 0 ? [pick(rng, past)] : [])])
      checkRefusal(p, pick(rng, [seat, seat, other]), mutateMove(rng, move))
    // By kind first, and rarely an ending: otherwise a random game is mostly idle.
    const kinds = [...new Set(moves.map(({ k }) => k))]
    const busy = kinds.filter((k) => !['end-meditation', 'end-turn', 'stop', 'decline', 'lay-down'].includes(k))
    const kind =
      kinds.includes('deliver') && count % 2 > 0
        ? 'deliver'
        : pick(rng, busy.length > 0 && count % 4 > 0 ? busy : kinds)
    const move = pick(
      rng,
      moves.filter(({ k }) => k === kind),
    )
    past.push(move)
    agra.play(p, seat, move, hear)
  }
  checkQuestion(p, agra.deciders(p)[0] ?? 0, [...range(config.players), 'spectator'])
  for (const { sheet } of agra.result(p)?.standings ?? [])
    for (const line of sheet)
      for (const { key } of [line, ...(line.parts ?? [])])
        for (const language of languages) checkSentence(language, texts[language].scoreLine(key), { line: key })

  function checkRefusal(position: Position, other: Seat, move: Move): void {
    const refusal = refusalFromOutside(position, other, move)
    if (!refusal) return
    seen.reasons.add(refusal.reason)
    if (!isNew(refusal)) return
    for (const language of languages)
      checkSentence(language, texts[language].refusal(refusal, speechOf(other)), { move, refusal })
  }

  function refusalFromOutside(position: Position, other: Seat, move: Move): Refusal | undefined {
    try {
      return agra.refusal(position, other, notation.move.read(notation.move.write(move), 'move'))
    } catch (error) {
      if (error instanceof NotationError || error instanceof RangeError) return undefined
      throw error
    }
  }
}

function checkQuestion(p: Position, decider: Seat, readers: readonly Viewer[]): void {
  const frame = p.agenda.at(-1)
  seen.questions.add(frame?.k ?? 'over')
  if (!isNew(frame, p.points, p.players.length)) return
  for (const you of readers) {
    const view = agra.view(p, you)
    for (const language of languages) {
      const sentence = texts[language].question(view, speechOf(you))
      checkSentence(language, sentence, view.question)
      checkSentence(language, texts[language].progress(view), view.round)
      if (view.question && you !== decider && !sentence.includes(people[decider] as string))
        throw new Error(`${you} reads "${sentence}" and does not know who is awaited`)
      if (you !== 'spectator' && sentence.includes(people[you] as string)) throw new Error(`${you} reads "${sentence}"`)
    }
  }
}

/** What the question of the Order phase and of the Sailor says is possible is what the rules offer. */
function checkPossible(p: Position, seat: Seat, moves: readonly Move[]): void {
  const view = agra.view(p, seat)
  const asked: unknown = tellQuestion(view.question as unknown as WrittenQuestion, view, speechOf(seat))
  const offered = (...kinds: readonly Move['k'][]): boolean => moves.some(({ k }) => kinds.includes(k))
  const { frame, done, order, akbar } = asked as QuestionTold<'orders'>
  const { payable } = asked as QuestionTold<'sailor'>
  const wrong =
    String(frame) === 'sailor'
      ? payable !== offered('pay-sailor') || (offered('order') && !order)
      : frame === 'orders' && !done && (akbar !== offered('akbar') || order !== offered('order'))
  if (wrong) throw new Error(`asked "${texts.en.question(view, speechOf(seat))}" with ${JSON.stringify(moves)}`)
}

function checkMoves(p: Position, seat: Seat, moves: readonly Move[], write: (move: Move) => JsonObject): void {
  const written = moves.map(write)
  for (const { move } of written) seen.moves.add(String(move))
  checkPossible(p, seat, moves)
  if (!isNew(written)) return
  const view = agra.view(p, seat)
  for (const language of languages) {
    const sentences = written.map((move) => texts[language].move(move, view, speechOf(seat)))
    for (const [index, sentence] of sentences.entries()) checkSentence(language, sentence, written[index])
    if (new Set(sentences).size !== sentences.length)
      throw new Error(`${language}: two moves read the same in ${sentences.toSorted().join(' | ')}`)
  }
}

describe('random games in four languages', () => {
  beforeAll(() => {
    for (const game of range(games))
      for (const { name, options } of optionSets)
        listen(configure(agra, { players: 2 + (game % 3), options }), `${name} ${game}`, game % 2 === 1)
  }, 240_000)

  it('tell every kind of move', () => {
    expect(Object.keys(moveRules).filter((kind) => !seen.moves.has(kind))).toEqual([])
  })

  it('tell every kind of event', () => {
    expect(Object.keys(ruleOfEvent).filter((kind) => !seen.events.has(kind))).toEqual([])
  })

  it('ask every question', () => {
    const asked = Object.entries(frames).filter(([, rule]) => 'deciders' in rule)
    expect(asked.map(([kind]) => kind).filter((kind) => !seen.questions.has(kind))).toEqual([])
    expect(seen.questions).toContain('over')
  })

  it('explain most refusals', () => {
    expect(seen.reasons.size).toBeGreaterThan(45)
  })
})

describe('refusals', () => {
  const root = new URL('../rules/', import.meta.url)
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.ts$/.test(file),
  )
  const inRules = sources.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/reason: '([^']+)'/g)].map(([, reason]) => reason as string),
  )
  const fromElsewhere = ['game-over', 'not-your-decision', 'not-asked-now', 'nothing-to-undo', 'nothing-to-redo']
  const details = { space: 'paper-mill', good: 'book', guild: 'scholars', building: 'tailor', tile: '2-cover' }
  const more = {
    side: 'left',
    cell: 2,
    cover: 'left-far',
    circle: 'process',
    notable: 'dewan',
    bowl: 'dye',
    action: 'sell',
  }

  it.each(languages)('have a sentence for every reason of the rules in %s', (language) => {
    expect(inRules.length).toBeGreaterThan(80)
    for (const reason of new Set([...inRules, ...fromElsewhere, ...plainReasons]))
      for (const [need, have] of [
        [12, 9],
        [1, 0],
        [0, 1],
      ] as const) {
        const given = { ...details, ...more, ...(reason.startsWith('tile-not') && { tile: 'free-peon' }) }
        const refusal: Refusal = { rule: 'AG:1.1', reason, need, have, ...given }
        const ownTile = reason === 'not-your-tile' ? { ...refusal, tile: 'free-peon' } : refusal
        checkSentence(language, texts[language].refusal(ownTile, speechOf(0)), refusal)
      }
  })

  it('are known for nothing that the rules never say', () => {
    expect(plainReasons.filter((reason) => !inRules.includes(reason) && !fromElsewhere.includes(reason))).toEqual([])
  })

  it('tell what is needed and what is there', () => {
    const refusal = { rule: 'AG:9.3', reason: 'needs-good', good: 'wood', need: 2, have: 1 }
    expect(texts.en.refusal(refusal, speechOf(0))).toBe('Needs 2 Wood; you have 1.')
  })

  it('throw where nobody knows a sentence', () => {
    const { en } = texts
    expect(() => en.refusal({ rule: 'AG:1.1', reason: 'bad-mood' }, speechOf(0))).toThrow('bad-mood')
    expect(() => en.event({ event: 'toString' }, speechOf(0))).toThrow('toString')
    expect(() => en.move({ move: 'cheat' }, {}, speechOf(0))).toThrow('cheat')
    expect(() => en.scoreLine('beauty')).toThrow('beauty')
  })
})

describe('Polish', () => {
  const paid = (rupees: number): string =>
    texts.pl.event({ event: 'rupees', seat: 1, why: 'deliveries', rupees }, speechOf(0))

  it('uses its plural forms', () => {
    expect([1, 2, 5, 12, 22].map(paid)).toEqual([
      'Mei-Lin dostaje 1 rupię za dostawę.',
      'Mei-Lin dostaje 2 rupie za dostawę.',
      'Mei-Lin dostaje 5 rupii za dostawę.',
      'Mei-Lin dostaje 12 rupii za dostawę.',
      'Mei-Lin dostaje 22 rupie za dostawę.',
    ])
  })

  it('inflects notables and places', () => {
    const delivered = { event: 'delivered', seat: 0, notable: 'mullah', good: 'book', double: true }
    expect(texts.pl.event(delivered, speechOf(0))).toBe('Dostarczasz Mulle księgę ×2.')
    const placed = { event: 'placed', seat: 1, space: 'tailor' }
    expect(texts.pl.event(placed, speechOf(0))).toBe('Mei-Lin stawia robotnika u krawca.')
  })
})

describe('Spanish and Chinese', () => {
  const delivered = { event: 'delivered', seat: 1, notable: 'dewan', good: 'wood', double: true }

  it('count goods in their own way', () => {
    expect(texts.es.event(delivered, speechOf(0))).toBe('Mei-Lin entrega 2 de madera al Diwan.')
    expect(texts['zh-Hant'].event(delivered, speechOf(0))).toBe('Mei-Lin 把 2 根木材運送給迪萬。')
  })
})

describe('numbers', () => {
  it('that sentences imply are the printed ones', () => {
    for (const [name, value] of Object.entries(printed))
      expect([name, components.values[name as keyof typeof printed].value]).toEqual([name, value])
    for (const [action, pay] of Object.entries(favorPay))
      expect([action, components.favorActions[action as keyof typeof favorPay].pay]).toEqual([action, pay])
    for (const [tile, { guild, favor, cover, rupees }] of Object.entries(bonusTiles))
      expect(components.bonusTiles[tile as keyof typeof bonusTiles]).toMatchObject({
        guild: guild ?? null,
        favor: favor ?? 0,
        covers: cover ? 1 : 0,
        rupees,
      })
  })

  it.each(languages)('are those of the bonus tiles in %s', (language) => {
    for (const [tile, { rupees }] of Object.entries(bonusTiles))
      expect(words[language].bonusTiles[tile as keyof typeof bonusTiles]).toContain(String(rupees))
  })
})

describe('names', () => {
  it.each(languages)('are all different in %s', (language) => {
    for (const table of Object.values(words[language])) {
      const all = Object.values(table)
      expect(new Set(all).size).toBe(all.length)
      for (const name of all) checkSentence(language, String(name), table)
    }
  })
})

describe('the rulebook', () => {
  it.each(languages)('calls everything what the sentences and the board call it, in %s', (language) => {
    const { rules } = rulebooks[language]
    const all = Object.values(rules).map(({ title, body }) => `${title} ${body}`.toLowerCase())
    const { spaces, notables, favors, goods, guilds } = words[language]
    const missing = [spaces, notables, favors, goods, guilds]
      .flatMap((table): string[] => Object.values(table))
      .filter((name) => !all.some((rule) => rule.includes(name.toLowerCase())))
    expect(missing).toEqual([])
  })

  it.each(languages)('has every rule an event cites, in %s', (language) => {
    const rules: Readonly<Record<string, unknown>> = rulebooks[language].rules
    expect(Object.values(ruleOfEvent).filter((rule) => rules[rule] === undefined)).toEqual([])
  })
})

describe('options', () => {
  it.each(languages)('have names for all of them in %s', (language) => {
    for (const [name, { values }] of Object.entries(agra.options))
      for (const value of values) {
        const option = texts[language].options[name]
        checkSentence(language, option?.name ?? '', name)
        checkSentence(language, option?.values[value] ?? '', value)
      }
  })
})
