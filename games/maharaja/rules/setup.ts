import { type Config, filled, nextInt, push, range, rngFromSeed, type Seed, shuffle } from '@durbar/kernel'
import { CityCount, FirstCity, FirstVillage, SitesPerCity, Start } from './components.ts'
import type { Frame } from './frames/index.ts'
import { Ledger, ledgerNames, Neutral, None } from './names.ts'
import { type Ruleset, rulesetOf } from './options.ts'
import { centralSite, cityHouseSlots, clone, type Player, type Position, siteCount, villageSlots } from './position.ts'

/** MH:1–9 the position before the first decision. */
export function prepare(config: Config, seed: Seed): Position {
  const rules = rulesetOf(config)
  const { values } = rules.board
  const p: Position = {
    rules,
    rng: rngFromSeed(seed),
    revealed: 0,
    agenda: [],
    turn: 0,
    maharaja: Start,
    lastTurn: false,
    track: filled(values.trackFieldsBelow + rules.turns, None),
    villages: filled(villageSlots, None),
    cityHouses: filled(cityHouseSlots, 0),
    sites: filled(siteCount, None),
    bank: rules.characters,
    players: range(rules.players).map(() => newPlayer(rules)),
  }
  // MH:3 the governors, in random order, on the fields above the arrow.
  const cities = range(CityCount).map((index) => FirstCity + index)
  shuffle(p.rng, cities)
  for (const [field, city] of cities.entries()) p.track[field] = city
  placeNeutralPalaces(p)
  const youngest = rules.youngestAtRandom ? nextInt(p.rng, rules.players) : 0
  push(p, ...choices(rules, youngest), ...placements(rules), { k: 'fill-pool' }, { k: 'game-turn' })
  return clone(p)
}

function newPlayer(rules: Ruleset): Player {
  const { values } = rules.board
  const ledger = filled(ledgerNames.length, 0)
  ledger[Ledger.Start] = values.startingGold
  return {
    gold: values.startingGold,
    ledger,
    architect: Start,
    pool: values.setupHouses,
    quarry: values.houses - values.setupHouses,
    palaces: rules.palaces,
    characters: 0,
    privileges: 0,
    oldPrivileges: 0,
    first: None,
    second: None,
    played: false,
  }
}

/** MH:66 one palace of each unused color on outer sites of every city. */
function placeNeutralPalaces(p: Position): void {
  for (let city = FirstCity; city < FirstVillage; city++) {
    const lastOuter = centralSite(city) + SitesPerCity - 1
    for (let palace = 0; palace < p.rules.neutralPalaces; palace++) p.sites[lastOuter - palace] = Neutral
  }
}

/** MH:5 from the youngest clockwise; MH:67 or by auction. */
function choices(rules: Ruleset, youngest: number): Frame[] {
  if (rules.auction) return [{ k: 'next-auction', opener: youngest }]
  return range(rules.players).map((step) => ({ k: 'choose', seat: (youngest + step) % rules.players }))
}

/** MH:7 four rounds, each in the order of characters. */
function placements(rules: Ruleset): Frame[] {
  return range(rules.board.values.setupHouses).flatMap(() =>
    range(rules.players).map((order): Frame => ({ k: 'place', order })),
  )
}
