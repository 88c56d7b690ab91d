import type { JsonObject, Refusal } from '@durbar/kernel'
import { colorNames, roleNames } from '../rules/names.ts'
import type { End } from '../rules/scoring.ts'
import type { View } from '../rules/view.ts'
import { armyCards, conquests, type EffectKind, godCards, rows, spaces, stairs, tokens, weavings } from './printed.ts'
import type { Words } from './words.ts'
import type { Details, EndTold, HerReason, QuestionTold } from './written.ts'

/** From ids to the names of a language. An id that no table knows, such as one of a component pack, stays as it is. */
interface Naming {
  /** The fields of a written move, with what the view adds to them. */
  move(move: JsonObject, view: View): unknown
  event(event: JsonObject): unknown
  question(view: View): QuestionTold
  details(refusal: Refusal, options: Readonly<Record<string, { readonly name: string }>>): Details
}

type Table = Readonly<Record<string, string>>

function look(table: Table, id: unknown): string {
  return table[String(id)] ?? String(id)
}

export function naming(words: Words): Naming {
  const effect = (id: unknown): string => {
    const [n = '', kind = ''] = String(id).split(' ')
    const say = words.effects[kind as EffectKind]
    return say ? say(Number(n)) : String(id)
  }
  const goods = (counts: JsonObject): string[] =>
    (['potato', 'corn', 'stone', 'gold', 'food'] as const).flatMap((good) => {
      const count = Number(counts[good] ?? 0)
      if (count === 0) return []
      return [good === 'food' ? words.food(count) : words.effects[good](count)]
    })
  const card = (id: unknown): string => {
    const god = godCards.get(String(id))
    if (god)
      return words.godCard(
        words.gods[god.god],
        god.benefits.map(({ kind, n }) => words.effects[kind](n)),
      )
    const army = armyCards.get(String(id))
    return army ? words.armyCard(army.soldiers, words.effects[army.resource](army.amount)) : String(id)
  }
  const tile = (id: unknown): string => {
    const weaving = weavings.get(String(id))
    if (!weaving) return look(words.buildings, id)
    const { pattern, left, right } = weaving
    return words.weaving(look(words.patterns, pattern), look(words.links, left), look(words.links, right))
  }
  const space = (id: unknown): string => {
    const place = spaces.get(String(id))
    if (place) return words.space(words.gods[place.god], words.terraces[place.terrace], place.section + 1)
    const conquest = conquests.get(String(id))
    return conquest ? words.conquest(look(words.regions, conquest.region), conquest.number) : String(id)
  }
  const slot = (id: unknown): string => {
    const stair = stairs.get(String(id))
    return stair ? words.stair(stair.level, stair.section + 1) : String(id)
  }
  const statue = (id: unknown): string => {
    const [god = '', size] = String(id).split('-')
    return words.statue(size === 'large' ? 'large' : 'small', look(words.gods, god))
  }
  const worker = (id: unknown): string => look(words.workers, id)
  const traded = (id: unknown): string => effect(`${id === 'gold' ? 1 : 2} ${id}`)

  const namers: Readonly<Record<string, (id: unknown) => unknown>> = {
    card,
    tile,
    space,
    slot,
    statue,
    worker,
    effect,
    cards: (ids) => (Array.isArray(ids) ? ids.map(card) : ids),
    tiles: (ids) => (Array.isArray(ids) ? ids.map(tile) : ids),
    workers: (ids) => (Array.isArray(ids) ? ids.map(worker) : ids),
    next: tile,
    task: (id) => look(words.tasks, id),
    action: (id) => look(words.actions, id),
    side: (id) => look(words.sides, id),
    end: (id) => look(words.ends, id),
    region: (id) => look(words.regions, id),
    god: (id) => look(words.gods, id),
    from: (id) => (id === 'nomads' || id === 'village' ? words.from[id] : traded(id)),
    to: traded,
    section: (section) => Number(section) + 1,
  }

  function named(json: JsonObject): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => {
        if (value === null) return [key, undefined]
        return [key, namers[key]?.(value) ?? value]
      }),
    )
  }

  /** The role, where it is not the one of the worker's color. */
  function role(json: JsonObject): string | undefined {
    const own = roleNames[(colorNames as readonly unknown[]).indexOf(json.worker)]
    return own === json.role ? undefined : look(words.roles, json.role)
  }

  /** What a move costs: by its steps, its size or its tile, or what all answers cost. */
  function priceOf(json: JsonObject, view: View): readonly string[] | undefined {
    const { prices } = view.question
    const told = String(json.steps ?? json.tile ?? json.statue ?? '').replace(/^.*-/, '')
    const cost = prices?.[told] ?? prices?.any
    return cost && goods(withGold(cost, view))
  }

  /** Gold pays what the viewer is short of. */
  function withGold(cost: JsonObject, { players, you }: View): JsonObject {
    const have = players.find(({ seat }) => seat === you)?.goods ?? {}
    const paid: Record<string, number> = {}
    let gold = Number(cost.gold ?? 0)
    for (const good of ['potato', 'corn', 'stone'] as const) {
      const need = Number(cost[good] ?? 0)
      paid[good] = Math.min(need, have[good] ?? 0)
      gold += need - paid[good]
    }
    return { ...paid, gold, food: cost.food ?? 0 }
  }

  function move(json: JsonObject, view: View): unknown {
    const plain = named(json)
    const action = (section: number): string => look(words.actions, view.coricancha[section % 5])
    const me = view.players.find(({ seat }) => seat === view.you)
    switch (json.move) {
      case 'place':
        return { ...plain, as: role(json) }
      case 'settle-priest':
        return { ...plain, action: action(Number(json.section)) }
      case 'move-priest':
        return { ...plain, action: action((me?.priest ?? 0) + Number(json.sections)) }
      case 'perform':
        return { action: look(words.actions, view.question.action) }
      case 'pay':
        return { goods: goods(json) }
      case 'pick-up':
        return { ...plain, worker: worker(view.hill[String(json.space)]) }
      case 'hire':
      case 'lose-villager':
        return {
          ...plain,
          worker: worker(json.end === 'corn' ? view.village.at(-1) : view.village[0]),
          price: goods(withGold({ [String(json.end)]: 1 }, view)).join(),
        }
      case 'refresh-building':
      case 'refresh-army':
      case 'stairs':
      case 'build':
      case 'statue':
      case 'buy':
      case 'offer':
      case 'muster':
        return { ...plain, price: priceOf(json, view) }
      case 'sacrifice':
        return { ...plain, steps: view.question.steps?.[String(json.statue).replace(/^.*-/, '')] ?? 0 }
      case 'conquer':
        return {
          ...plain,
          brings: conquests.get(String(json.space))?.gives.map(({ kind, n }) => words.effects[kind](n)) ?? [],
        }
      case 'feed': {
        const { cards = 0, points = 0 } = view.question.unfed ?? {}
        return { ...plain, lost: Math.max(0, cards - Number(json.gold)) * points }
      }
      case 'weaving':
        return { top: json.place === 'top' }
      case 'pass':
        return { question: view.question.question, after: view.question.after === true }
      default:
        return plain
    }
  }

  function event(json: JsonObject): unknown {
    switch (json.event) {
      case 'placed':
        return { ...named(json), as: role(json) }
      case 'paid':
        return { ...json, goods: goods(json) }
      case 'gained':
        return { ...json, goods: goods({ [String(json.resource)]: json.amount ?? 0 }) }
      case 'army-drawn':
        return json
      case 'game-ended':
        return ended(json as unknown as End)
      case 'axomamma':
        return her(json)
      case 'token-moved': {
        const token = tokens.get(String(json.token))
        const field = rows[token?.row ?? '']?.[Number(json.field)]
        return { value: token?.value ?? 0, field: look(words.fields, field ?? Number(json.field) + 1) }
      }
      case 'slot-filled':
        return { ...named(json), slot: Number(json.slot) + 1 }
      default:
        return named(json)
    }
  }

  /** TW:17 why she does what follows. */
  function her({ why, value, about, rule }: JsonObject): Record<string, unknown> {
    const tables: Readonly<Record<string, Table>> = {
      'condition-met': words.actions,
      oldest: words.workers,
      limit: words.workers,
      cheapest: words.terraces,
      'no-space': words.gods,
      'statue-matches': words.gods,
      token: words.fields,
      'cannot-pay': words.fields,
      personality: words.personalities,
      'tie-break': words.regions,
    }
    const table = tables[String(why)]
    const told = why === 'least-goods' ? effect(about) : table ? look(table, about) : ''
    const because = why === 'condition-met' ? look(words.conditions, about) : ''
    return { why: herReason(String(why), String(about), String(rule)), value, about: told, because }
  }

  function question(view: View): QuestionTold {
    const me = view.players.find(({ seat }) => seat === view.you)
    const { done, action, cost, effects, space: place, tile: weaving, prices } = view.question
    return {
      second: (done ?? []).length > 0,
      action: action === undefined ? '' : look(words.actions, action),
      cost: goods(cost ?? {}),
      effects: (effects ?? []).map(effect),
      space: space(place ?? view.placement?.space ?? ''),
      tile: weaving === undefined ? '' : tile(weaving),
      tasks: view.placement?.tasks ?? 0,
      price: goods(withGold(prices?.any ?? {}, view)),
      gold: (me?.goods.gold ?? 0) > 0,
      ready: (me?.ready.length ?? 0) > 0,
      unfed: view.question.unfed?.cards ?? 0,
    }
  }

  function details(refusal: Refusal, options: Readonly<Record<string, { readonly name: string }>>): Details {
    const number = (key: string): number => Number(refusal[key] ?? 0)
    const namersOfDetails: Readonly<Record<string, (id: unknown) => string>> = {
      card,
      space,
      slot,
      statue,
      worker,
      weaving: tile,
      building: tile,
      benefit: effect,
      reward: effect,
      task: (id) => look(words.tasks, id),
      god: (id) => look(words.gods, id),
      role: (id) => look(words.roles, id),
      resource: (id) => look(words.goods, id),
      size: (id) => look(words.sizes, id),
      action: (id) => look(words.sideActions, id),
      option: (id) => options[String(id)]?.name ?? String(id),
    }
    const found = Object.entries(namersOfDetails).find(([key]) => refusal[key] !== undefined)
    return {
      need: number('need'),
      have: number('have'),
      down: number('down'),
      discard: number('discard'),
      what: found ? found[1](refusal[found[0]]) : '',
    }
  }

  return { move, event, question, details }
}

/** Alone the person sits on the first seat, Axomamma on the second. */
export function ended({ winners, points, goal }: End): EndTold {
  const [first = 0] = winners
  const [yours = 0, hers = 0] = points
  if (goal > 0) {
    const solo = { won: first === 0, goal, hers, short: yours < goal, behind: yours <= hers }
    return { winners, points: yours, byResources: false, solo }
  }
  const most = points[first] ?? 0
  const byResources = points.filter((score) => score === most).length > winners.length
  return { winners, points: most, byResources, solo: undefined }
}

function herReason(why: string, about: string, rule: string): HerReason {
  switch (why) {
    case 'die':
      return rule === 'TW:17.2' ? 'die-priest' : rule === 'TW:17.12' ? 'die-statue' : 'die-place'
    case 'personality':
      return rule === 'TW:17.3' ? 'personality-drawn' : 'personality-acts'
    case 'fewest':
      return about === 'worker' ? 'fewest-worker' : about === 'stone' ? 'fewest-stone' : 'fewest-discard'
    case 'highest':
      return about === 'points' ? 'highest-points' : 'highest-discard'
    default:
      return why as HerReason
  }
}
