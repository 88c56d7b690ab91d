import { at, range } from '@durbar/kernel'
import { openCells } from './farm.ts'
import { markersInColumn } from './frames/orders.ts'
import {
  BasicCount,
  BonusCount,
  CellsPerSide,
  CoverCount,
  columnOf,
  FavorCount,
  FirstTile,
  GoodCount,
  GuildCount,
  goodNames,
  LevelCount,
  Neutral,
  None,
  Notable,
  NotableCount,
  OrdersPerGuild,
  Phase,
  SpaceCount,
  SpacesPerNotable,
  TilesPerPlayer,
} from './names.ts'
import {
  completedOf,
  countBits,
  isBuilt,
  isOpen,
  markCount,
  markSeat,
  orderLimit,
  owns,
  type Player,
  type Position,
  slotOf,
  spaceOf,
  valueNow,
} from './position.ts'
import { bowlsOf } from './scoring.ts'

/** What must hold in every position: an empty list, or what does not. The names are those of the rules' own list. */
export function invariants(p: Position): readonly string[] {
  const broken: string[] = []
  const check = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  p.players.forEach((who, seat) => {
    checkMarkers(p, who, seat, check)
    checkWorkers(p, who, seat, check)
    checkBoard(p, who, seat, check)
  })
  checkCity(p, check)
  checkRiver(p, check)
  checkImperialBoard(p, check)
  checkTiles(p, check)
  checkTurn(p, check)
  if (atRest(p)) checkRest(p, check)
  return broken
}

type Check = (holds: boolean, what: string) => void

/** "At rest": one of the great questions of a turn is asked, and nothing else is pending. */
function atRest(p: Position): boolean {
  const frame = p.agenda[p.agenda.length - 1]
  return frame === undefined || ['meditation', 'action', 'orders'].includes(frame.k)
}

function sum(list: readonly number[]): number {
  return list.reduce((total, entry) => total + entry, 0)
}

function markersOnNotables(p: Position, seat: number): number {
  return sum(p.marks.map((mark) => (markSeat(mark) === seat ? markCount(mark) : 0)))
}

function checkMarkers(p: Position, who: Player, seat: number, check: Check): void {
  const placed =
    who.supply +
    sum(who.goods) +
    who.favor +
    countBits(who.used) +
    countBits(who.scrolls) +
    markersOnNotables(p, seat) +
    p.orders.filter((owner) => owner === seat).length +
    bowlsOf(p, seat) +
    who.french.filter((good) => good !== None).length
  check(placed === p.rules.printed.values.markers, `I-01 seat ${seat} has ${placed} markers`)
  const counts = [who.supply, who.favor, who.workers, who.stored, who.rupees, ...who.goods]
  check(
    counts.every((count) => count >= 0),
    `I-02, I-33 seat ${seat} has less than nothing`,
  )
  check(sum(who.ledger) === who.rupees, `the ledger of seat ${seat} does not add up`)
}

function checkWorkers(p: Position, who: Player, seat: number, check: Check): void {
  const { values } = p.rules.printed
  const onBoard = p.workers.filter((owner) => owner === seat).length
  check(who.workers + onBoard + who.stored === values.workers, `I-03 seat ${seat} has lost or found a worker`)
  check(who.stored <= values.cookRoom && (who.stored === 0 || owns(p, seat, Notable.Cook)), `I-03 cook of seat ${seat}`)
}

function checkBoard(p: Position, who: Player, seat: number, check: Check): void {
  const { top, lastSpace, covered } = p.rules.printed
  check(
    who.influence.every((step) => step >= 0 && step <= top),
    `I-06 influence of seat ${seat}`,
  )
  who.farmers.forEach((cell, side) => {
    const onCover = covered.some((place, index) => place === cell && (who.covers & (1 << (side * 2 + index))) !== 0)
    check(cell >= 1 && cell <= CellsPerSide && !onCover, `I-07 farmer ${side} of seat ${seat}`)
  })
  check(who.covers >= 0 && who.covers < 1 << CoverCount, `I-08 covers of seat ${seat}`)
  const open = range(BasicCount).map((good) => openCells(p, seat, good))
  check(sum(open) === 16 - countBits(who.covers), `I-09 production of seat ${seat}`)
  check(Math.max(...open) <= 8, `I-09 production of seat ${seat}`)
  check(who.tracker >= 1 && who.tracker <= lastSpace, `I-10 tracker of seat ${seat}`)
  const stored = who.french.filter((good) => good !== None).length
  check(stored === 0 || (owns(p, seat, Notable.FrenchTrader) && stored <= 2), `I-32 french trader of seat ${seat}`)
  const own = who.tiles | 0b111
  check((who.used & ~own) === 0, `I-28 used-marks of seat ${seat}`)
  check(who.scrolls === 0 || seat === p.active, `I-29 scrolls of seat ${seat}`)
  const pending = p.agenda.some((frame) => frame.k === 'give-up' && frame.seat === seat)
  check(countBits(who.tiles) <= TilesPerPlayer + (pending ? 1 : 0), `I-27 tiles of seat ${seat}`)
  for (let guild = 0; guild < GuildCount; guild++) {
    const column = p.orders.slice(guild * OrdersPerGuild, (guild + 1) * OrdersPerGuild)
    check(!column.includes(seat) || at(who.influence, guild) >= 1, `I-25 orders of seat ${seat}`)
  }
}

function checkCity(p: Position, check: Check): void {
  const { value, faces } = p.rules.printed
  for (let space = 0; space < SpaceCount; space++) {
    const building = space - spaceOf(0)
    const worker = p.workers[space] !== None
    check(!worker || building < 0 || isBuilt(p, building), 'I-04 a worker stands on a site')
    check(worker || (p.lying & (1 << space)) === 0, 'I-04 nobody lies there')
  }
  p.tokens.forEach((good, token) => {
    if (good === None) check(p.faces[token] === 0, 'I-11 a token at the Trader shows the wrong face')
    else {
      check(p.tokens.indexOf(good) === token, 'I-11 two tokens on one good')
      const shown = at(at(faces, token), at(p.faces, token))
      check(Math.abs(shown - at(value, good)) === 1, 'I-11 a token is not one away')
    }
  })
  goodNames.forEach((name, good) => {
    check(Math.abs(valueNow(p, good) - at(value, good)) <= 1, `I-12 value of ${name}`)
    check(p.coins[good] === 0 || isBuilt(p, good), `I-15 rupees on a site of ${name}`)
  })
  check(isBuilt(p, p.merchant), 'I-13 the Merchant is on a site')
  const taken = sum(p.players.map((who) => countBits(who.bonusTiles)))
  check(taken + countBits(p.bonusTiles) === BonusCount, 'I-17 bonus tiles')
  const built = countBits(p.built)
  check(taken <= built - BasicCount, 'I-16 more bonus tiles than buildings')
  for (let level = 2; level <= 4; level++) {
    const tiles = p.rules.printed.bonusTiles.filter(
      (tile, index) => tile.level === level && p.bonusTiles & (1 << index),
    )
    const sites = range(GoodCount).filter((good) => columnOf(good) === level && !isBuilt(p, good))
    check(tiles.length >= sites.length, `I-17 bonus tiles of level ${level}`)
  }
}

function checkRiver(p: Position, check: Check): void {
  const owned = p.players.map((who) => countBits(who.contracts))
  const { levels } = at(p.rules.printed.river, p.rules.players)
  check(p.river.length + sum(owned) === sum(levels), 'I-18 notables')
  const all = p.players.reduce((set, who) => set | who.contracts, 0)
  check(countBits(all) === sum(owned), 'I-18 a contract has two owners')
  check(
    p.river.every((notable, index) => p.river.indexOf(notable) === index && (all & (1 << notable)) === 0),
    'I-18 a notable is there twice',
  )
  for (let notable = 0; notable < NotableCount; notable++)
    for (let place = 0; place < SpacesPerNotable; place++) {
      const mark = at(p.marks, slotOf(notable, place))
      check(mark === 0 || (p.river.includes(notable) && isOpen(p, notable)), 'I-19 markers where none can be')
    }
}

function checkImperialBoard(p: Position, check: Check): void {
  const neutral = (list: readonly number[]): number => list.filter((owner) => owner === Neutral).length
  const unused = 4 - p.rules.players
  check(neutral(p.orders) === GuildCount * unused, 'I-05 neutral markers on orders')
  const bowls = neutral(p.bowls)
  check(bowls <= 2 * unused && bowls >= Math.min(2, unused * 2), 'I-05 neutral markers at Akbar')
  for (let guild = 0; guild < GuildCount; guild++) {
    const count = markersInColumn(p, guild)
    check(count <= orderLimit(p), 'I-23 too many orders')
    const marker = at(p.orderMarkers, guild)
    check((marker === None) === (count === OrdersPerGuild), 'I-24 an order marker is lost')
    check(marker === None || p.orders[guild * OrdersPerGuild + marker] === None, 'I-24 an order marker is covered')
  }
}

function checkTiles(p: Position, check: Check): void {
  const held = p.players.flatMap((who) => range(FavorCount).filter((tile) => who.tiles & (1 << tile)))
  const tiles = [...p.display, ...p.pile, ...held].sort((a, b) => a - b)
  check(tiles.join() === range(FavorCount).slice(FirstTile).join(), 'I-27 favor tiles')
}

function checkTurn(p: Position, check: Check): void {
  check(p.points === 0 || p.phase === Phase.Meditation, 'I-31 points outside the Meditation phase')
}

function checkRest(p: Position, check: Check): void {
  const sites = countBits(p.built) < GoodCount
  check(sites ? p.builder !== None && !isBuilt(p, p.builder) : p.builder === None, 'I-14 the Builder')
  for (const notable of p.river) {
    const { length } = at(p.rules.printed.demand, notable)
    const full = range(length).every((place) => p.marks[slotOf(notable, place)] !== 0)
    check(!full, 'I-20 a complete notable is still there')
  }
  check(p.display.length === 3 || p.pile.length === 0, 'I-27 the display has a gap')
  check(p.dock === expectedDock(p), `I-21 the boat is at dock ${p.dock}`)
  const limits = [0, 3, 3, 4, 5, 6, 6]
  check(p.rules.config.components !== undefined || orderLimit(p) === limits[p.dock], 'I-22 the order limit')
  const top = p.players.some((who) => who.influence.includes(p.rules.printed.top))
  const full = p.orderMarkers.includes(None)
  const last = completedOf(p, LevelCount - 1) > 0
  check((p.endRound !== 0) === (top || full || last), 'I-34 the end')
  check((p.dock === 6) === last, 'I-34 dock 6')
  const first = p.agenda[p.agenda.length - 1]
  if (first?.k === 'meditation' && p.counted === 0 && p.points === 0 && p.lastOuter === None) checkFresh(p, check)
}

/** The boat goes on for every condition met, but never past one that is not. */
function expectedDock(p: Position): number {
  let dock = 1
  while (dock < 6 && completedOf(p, at(p.rules.printed.docks, dock).leaveLevel) >= at(p.rules.leaveContracts, dock))
    dock++
  return dock
}

/** I-30 the others begin every turn with nothing used; the turn player may already have used a window. */
function checkFresh(p: Position, check: Check): void {
  p.players.forEach((who, seat) => {
    if (seat === p.active) return
    check(who.used === 0 && who.scrolls === 0 && who.credited === 0, `I-30 marks of seat ${seat}`)
  })
}
