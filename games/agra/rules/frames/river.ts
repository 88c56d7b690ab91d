import { at, push, type Seat } from '@durbar/kernel'
import { End, Good, LastDock, None, TokenCount } from '../names.ts'
import { completedOf, goodsOf, isBuilt, type Position, type Sink, triggerEnd } from '../position.ts'
import type { Frame } from './index.ts'
import type { WorkOf } from './rule-types.ts'

/** AG:9C the boat goes from dock to dock as contracts are completed, and every dock has its event. */

/** AG:9.12, AG:9.13 one dock at a time, each event before the next look. */
export const boat: WorkOf<'boat'> = {
  run(p, frame, sink) {
    if (p.dock >= LastDock) return
    const { leaveLevel } = at(p.rules.printed.docks, p.dock)
    if (completedOf(p, leaveLevel) < at(p.rules.leaveContracts, p.dock)) return
    p.dock++
    sink?.({ k: 'boat-moved', dock: p.dock })
    push(p, frame)
    dockEvents[p.dock]?.(p, sink)
  },
}

type DockEvent = (p: Position, sink: Sink) => void

const dockEvents: Readonly<Record<number, DockEvent>> = {
  /** AG:9.14 the Builder's site is built, for nobody. */
  2(p, sink) {
    if (p.builder === None || isBuilt(p, p.builder)) return
    p.built |= 1 << p.builder
    sink?.({ k: 'built', building: p.builder, by: None })
    push(p, { k: 'builder-leaves' })
  },
  /** AG:9.15 the Merchant moves, then favor for cotton. */
  3(p) {
    const { cottonFavorLimit } = p.rules.printed.values
    push(
      p,
      { k: 'merchant-moves' },
      ...everybody(p, (seat) => ({
        k: 'gain-favor',
        seat,
        favor: Math.min(cottonFavorLimit, goodsOf(p, seat, Good.Cotton)),
      })),
    )
  },
  /** AG:9.16 all price tokens go home. */
  4(p, sink) {
    for (let token = 0; token < TokenCount; token++) {
      p.tokens[token] = None
      p.faces[token] = 0
    }
    sink?.({ k: 'prices-reset' })
    push(p, ...everybody(p, (seat) => ({ k: 'gain-favor', seat, favor: 1 })))
  },
  /** AG:9.17 a good whose value depends on the cotton one has. */
  5(p) {
    push(
      p,
      ...everybody(p, (seat) => ({
        k: 'choose-good',
        seat,
        value: 1 + Math.min(2, goodsOf(p, seat, Good.Cotton)),
        dock: true,
      })),
    )
  },
  /** AG:9.18 from here on clothes bring more, and the end is near. */
  6(p, sink) {
    triggerEnd(p, End.Contract, sink)
  },
}

/** AG:3.4 clockwise from the turn player. */
function everybody(p: Position, frame: (seat: Seat) => Frame): Frame[] {
  return p.players.map((_, offset) => frame((p.active + offset) % p.rules.players))
}
