import { at, range } from '@durbar/kernel'
import { CityCount, FirstCity, FirstVillage, isVillage, PlaceCount, SitesPerCity, Start } from './components.ts'
import { characterNames, Neutral, None, partsOfAction } from './names.ts'
import { centralSite, housesInCity, lowestCharacter, type Position, player, slotOfVillage } from './position.ts'

/** What must hold in every position, as a list of what does not. */
export function invariants(p: Position): string[] {
  const problems: string[] = []
  const expect = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem)
  }
  houses(p, expect)
  palaces(p, expect)
  gold(p, expect)
  characters(p, expect)
  governors(p, expect)
  turns(p, expect)
  return problems
}

type Expect = (holds: boolean, problem: string) => void

function houses(p: Position, expect: Expect): void {
  const { houses: total, poolAfterSetup, setupHouses } = p.rules.board.values
  const count = p.players.map((_, seat) =>
    range(CityCount).reduce((sum, city) => sum + housesInCity(p, FirstCity + city, seat), 0),
  )
  for (let village = FirstVillage; village < PlaceCount; village++) {
    const slot = slotOfVillage(village)
    const owners = p.villages.slice(slot, slot + 2)
    expect(owners[0] !== None || owners[1] === None, `village ${village} fills its second place first`)
    const present = owners.filter((owner) => owner !== None)
    expect(present.length <= p.rules.villageRoom, `village ${village} is overfull`)
    for (const owner of present) count[owner] = at(count, owner) + 1
  }
  for (const [seat, someone] of p.players.entries()) {
    expect(someone.pool >= 0 && someone.quarry >= 0, `seat ${seat} has fewer than no houses`)
    expect(someone.pool + someone.quarry + at(count, seat) === total, `seat ${seat} lost or found a house`)
    expect(someone.quarry <= total - setupHouses - (p.turn > 0 ? poolAfterSetup : 0), `the quarry of seat ${seat} grew`)
    expect(!isVillage(someone.architect) && someone.architect < PlaceCount, `architect ${seat} stands in no city`)
    expect(p.turn > 0 || someone.architect === Start, `architect ${seat} left before the first turn`)
  }
}

function palaces(p: Position, expect: Expect): void {
  const built = p.players.map(() => 0)
  for (let city = FirstCity; city < FirstVillage; city++) {
    const central = centralSite(city)
    const owners = p.sites.slice(central, central + SitesPerCity)
    expect(owners[0] !== Neutral, `a neutral palace stands in the middle of city ${city}`)
    expect(
      owners.filter((owner) => owner === Neutral).length === p.rules.neutralPalaces,
      `neutral palaces of city ${city}`,
    )
    for (const owner of owners) if (owner !== None && owner !== Neutral) built[owner] = at(built, owner) + 1
  }
  for (const [seat, someone] of p.players.entries())
    expect(someone.palaces >= 0 && someone.palaces + at(built, seat) === p.rules.palaces, `palaces of seat ${seat}`)
}

function gold(p: Position, expect: Expect): void {
  for (const [seat, someone] of p.players.entries()) {
    expect(someone.gold >= 0, `seat ${seat} has debts`)
    expect(
      someone.ledger.reduce((sum, entry) => sum + entry, 0) === someone.gold,
      `the ledger of seat ${seat} is wrong`,
    )
  }
}

function characters(p: Position, expect: Expect): void {
  const homes = characterNames.map((_, card) => p.players.filter((someone) => someone.characters & (1 << card)).length)
  for (const [card, holders] of homes.entries()) {
    const inGame = (p.rules.characters & (1 << card)) !== 0
    expect(
      holders + (p.bank & (1 << card) ? 1 : 0) === (inGame ? 1 : 0),
      `character ${card} is not in exactly one place`,
    )
  }
  const choosing = p.turn === 0
  const robbed = p.agenda.find((frame) => frame.k === 'replace')
  for (const [seat, someone] of p.players.entries()) {
    const count = characterNames.filter((_, card) => someone.characters & (1 << card)).length
    const mayHaveNone = choosing || robbed?.seat === seat
    expect(count > 0 || mayHaveNone, `seat ${seat} has no character`)
    expect(count <= 1 || p.rules.severalCharacters, `seat ${seat} has several characters`)
  }
  if (!choosing && !robbed) {
    const lowest = new Set(p.players.map((_, seat) => lowestCharacter(p, seat)))
    expect(lowest.size === p.rules.players, 'two players have the same lowest character')
  }
  const chips = p.players.reduce((sum, someone) => sum + someone.privileges, 0)
  expect(chips <= p.rules.board.values.privileges, 'there are more privileges than in the box')
  expect(p.rules.privileges || chips === 0, 'a privilege in a game without them')
  expect(
    p.players.every((someone) => someone.oldPrivileges <= someone.privileges),
    'old privileges outnumber all',
  )
}

function governors(p: Position, expect: Expect): void {
  const below = p.rules.board.values.trackFieldsBelow
  const cities = p.track.filter((city) => city !== None).sort((a, b) => a - b)
  expect(
    cities.join() ===
      range(CityCount)
        .map((city) => FirstCity + city)
        .join(),
    'a governor is lost or doubled',
  )
  expect((p.maharaja === Start) === (p.turn === 0), 'the Maharaja stands on the start exactly before the first turn')
  const top = p.track.findLastIndex((city) => city !== None)
  expect(p.turn === 0 || top <= below + p.turn - 1, 'a governor stands above the field of the game turn')
  expect(p.turn <= p.rules.turns, 'there are more game turns than allowed')
}

function turns(p: Position, expect: Expect): void {
  const turn = p.agenda.find((frame) => frame.k === 'turn')
  if (turn?.k === 'turn') {
    const who = player(p, turn.seat)
    expect(who.played, 'the active player has not been marked')
    expect(turn.actions[0] === who.first && turn.actions[1] === who.second, 'the turn differs from the disc')
    for (const [slot, action] of turn.actions.entries()) {
      const parts = action === None ? 0 : at(partsOfAction, action)
      expect((at(turn.left, slot) & ~parts) === 0, 'an action has parts that do not belong to it')
    }
  }
  const over = p.agenda.length === 0
  const ended = p.lastTurn || p.players.some((someone) => someone.palaces === 0)
  expect(!over || ended, 'the game ended without a reason')
  for (const someone of p.players) expect((someone.first === None) === (someone.second === None), 'half a disc is set')
}
