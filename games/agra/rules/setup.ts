import {
  at,
  type Config,
  nextInt,
  pick,
  type Rng,
  range,
  rngFromSeed,
  rollDie,
  type Seed,
  shuffle,
} from '@durbar/kernel'
import type { Printed } from './components.ts'
import {
  BasicCount,
  BonusCount,
  Circle,
  CoverCount,
  DisplaySize,
  FavorCount,
  FirstTile,
  GoodCount,
  GuildCount,
  Ledger,
  LevelCount,
  ledgerNames,
  Neutral,
  None,
  NotableCount,
  OrdersPerGuild,
  Phase,
  SpaceCount,
  SpacesPerNotable,
  sideNames,
  TokenCount,
} from './names.ts'
import { type Ruleset, rulesetOf } from './options.ts'
import { clone, type Player, type Position } from './position.ts'

type Roll = () => number

/** AG:2 the position before the first turn. The order of the steps is also the order of the random draws. */
export function newPosition(config: Config, seed: Seed): Position {
  const rules = rulesetOf(config)
  const { printed, players } = rules
  const rng = rngFromSeed(seed)
  const roll: Roll = () => rollDie(rng)
  const start = nextInt(rng, players)
  const merchant = merchantStart(roll)
  // AG:2.5 the first processing building is a one.
  const builder = BasicCount + roll() - 1
  const river = drawRiver(printed, players, rng)
  const bowls = neutralBowls(players, roll)
  const orders = neutralOrders(players, roll)
  const orderMarkers = orderMarkerStarts(orders, roll)
  const pile = range(FavorCount - FirstTile).map((tile) => tile + FirstTile)
  shuffle(rng, pile)
  const display = pile.splice(-DisplaySize).reverse()
  return clone({
    rules,
    rng,
    revealed: 0,
    agenda: [{ k: 'turn' }],
    round: 1,
    start,
    active: start,
    phase: Phase.Meditation,
    endRound: 0,
    tokens: range(TokenCount).map(() => None),
    faces: range(TokenCount).map(() => 0),
    built: (1 << BasicCount) - 1,
    coins: range(GoodCount).map(() => 0),
    merchant,
    builder,
    bonusTiles: (1 << BonusCount) - 1,
    workers: range(SpaceCount).map(() => None),
    lying: 0,
    river,
    marks: range(NotableCount * SpacesPerNotable).map(() => 0),
    dock: 1,
    orders,
    orderMarkers,
    bowls,
    blocked: Circle.Deliver,
    display,
    pile,
    points: 0,
    counted: 0,
    muezzinPaid: false,
    lastOuter: None,
    abilities: 0,
    spentTiles: 0,
    players: range(players).map(() => newPlayer(rules)),
  })
}

/** AG:2.10 what every player begins with. */
function newPlayer(rules: Ruleset): Player {
  const { values, farmerStart } = rules.printed
  const ledger = ledgerNames.map(() => 0)
  ledger[Ledger.Start] = values.startRupees
  return {
    supply: values.markers,
    goods: range(GoodCount).map(() => 0),
    favor: 0,
    used: 0,
    scrolls: 0,
    workers: values.workers,
    stored: 0,
    influence: range(GuildCount).map(() => 0),
    tracker: 1,
    farmers: sideNames.map(() => farmerStart),
    covers: (1 << CoverCount) - 1,
    rupees: values.startRupees,
    ledger,
    tiles: 0,
    contracts: 0,
    french: [None, None, None],
    bonusTiles: 0,
    credited: 0,
  }
}

/** AG:2.4 one of the four production buildings; a five or six is rolled again. */
export function merchantStart(roll: Roll): number {
  let die = roll()
  while (die > BasicCount) die = roll()
  return die - 1
}

/** AG:2.6, AG:2.14 notables of every level at random, then balanced between the guilds. */
export function drawRiver(printed: Printed, players: number, rng: Rng): number[] {
  const { levels, guilds } = at(printed.river, players)
  const river: number[] = []
  const unused: number[] = []
  for (let level = 0; level < LevelCount; level++) {
    const cards = range(NotableCount).filter((notable) => printed.level[notable] === level)
    shuffle(rng, cards)
    river.push(...cards.splice(0, at(levels, level)))
    unused.push(...cards)
  }
  balanceGuilds(printed, guilds, river, unused, rng)
  return river
}

/** AG:2.7 swaps from level I upward, each of which brings the guilds closer to the wanted numbers. */
export function balanceGuilds(
  printed: Printed,
  target: readonly number[],
  river: number[],
  unused: number[],
  rng: Rng,
): void {
  for (let level = 0; level < LevelCount; level++)
    for (;;) {
      const distance = guildDistance(printed, target, river)
      if (distance === 0) return
      const swaps: (readonly [number, number])[] = []
      river.forEach((out, place) => {
        if (printed.level[out] !== level) return
        unused.forEach((card, index) => {
          if (printed.level[card] !== level) return
          if (guildDistance(printed, target, river.with(place, card)) < distance) swaps.push([place, index])
        })
      })
      if (swaps.length === 0) break
      const [place, index] = pick(rng, swaps)
      const out = at(river, place)
      river[place] = at(unused, index)
      unused[index] = out
    }
}

export function guildDistance(printed: Printed, target: readonly number[], river: readonly number[]): number {
  const counts = range(GuildCount).map((guild) => river.filter((notable) => printed.guild[notable] === guild).length)
  const wanted = target.toSorted((a, b) => a - b)
  counts.sort((a, b) => a - b)
  return counts.reduce((sum, count, index) => sum + Math.abs(count - at(wanted, index)), 0)
}

const bowlsPerSide = 6

/** AG:2.15 neutral markers at Akbar: one roll for each half with three players, two with two; repeats place nothing. */
export function neutralBowls(players: number, roll: Roll): number[] {
  const bowls = range(bowlsPerSide * 2).map(() => None)
  for (let side = 0; side < 2; side++)
    for (let rolls = 4 - players; rolls > 0; rolls--) bowls[side * bowlsPerSide + roll() - 1] = Neutral
  return bowls
}

/** AG:2.16 neutral markers on orders: one in each column with three players, two with two; repeats are rolled again. */
export function neutralOrders(players: number, roll: Roll): number[] {
  const orders = range(GuildCount * OrdersPerGuild).map(() => None)
  for (let guild = 0; guild < GuildCount; guild++)
    for (let left = 4 - players; left > 0; ) {
      const slot = guild * OrdersPerGuild + roll() - 1
      if (orders[slot] !== None) continue
      orders[slot] = Neutral
      left--
    }
  return orders
}

/** AG:2.12, AG:2.17 one roll for each column, counted from the top; from a covered order down to the next free one. */
export function orderMarkerStarts(orders: readonly number[], roll: Roll): number[] {
  return range(GuildCount).map((guild) => {
    const order = roll() - 1
    return orders[guild * OrdersPerGuild + order] === None ? order : nextFreeOrder(orders, guild, order)
  })
}

/** AG:11.7 the next order below without a marker, from the bottom on to the top; None if all are covered. */
export function nextFreeOrder(orders: readonly number[], guild: number, order: number): number {
  for (let step = 1; step < OrdersPerGuild; step++) {
    const next = (order + step) % OrdersPerGuild
    if (orders[guild * OrdersPerGuild + next] === None) return next
  }
  return None
}
