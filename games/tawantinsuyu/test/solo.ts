import type { JsonObject } from '@durbar/kernel'
import { pass, type Scene, scene, type Table } from './table.ts'

/** A solo table at the end of the person's turn, so that the next move is followed by Axomamma's whole turn. */
export function beforeHerTurn(what: Scene): Table {
  const [you = {}, she = {}] = what.players ?? []
  return scene({
    people: 1,
    agenda: [
      { frame: 'end-turn', seat: 0 },
      { frame: 'hire', seat: 0 },
    ],
    ...what,
    players: [{ potato: 1, ...you }, she],
    rest: { village: ['red', 'red', 'red', 'red'], ...what.rest },
  })
}

/** Her turn, as the events a person follows. */
export function herTurn(what: Scene): { table: Table; events: JsonObject[] } {
  const table = beforeHerTurn(what)
  return { table, events: table.play(0, pass) }
}

/** Seeds are tried until her die shows this value in her next turn. */
export function herTurnWithRoll(roll: number, what: Scene): { table: Table; events: JsonObject[] } {
  for (let seed = 0; seed < 200; seed++) {
    const tried = herTurn({ ...what, seed: `roll ${seed}` })
    if (tried.table.position.axomamma.die === roll) return tried
  }
  throw new Error(`no seed rolls ${roll}`)
}
