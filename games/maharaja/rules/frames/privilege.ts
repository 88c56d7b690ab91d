import type { Refusal, Seat } from '@durbar/kernel'
import { Action, actionNames, partsOfAction } from '../names.ts'
import { type Position, player } from '../position.ts'
import type { RuleOf } from './rule-types.ts'
import { Once, type TurnFrame } from './turn.ts'

/** MH:64, MH:65 hand in a privilege for a third action of any kind but Characters. */
export const privilege: RuleOf<'privilege'> = {
  list(p, seat, out, frame) {
    if (refusePrivilege(p, seat, frame as TurnFrame)) return
    for (let action = 0; action < actionNames.length; action++)
      if (!refuseAction(action)) out.push({ k: 'privilege', action })
  },
  refuse: (p, seat, move, frame) => refusePrivilege(p, seat, frame as TurnFrame) ?? refuseAction(move.action),
  play(p, seat, { action }, sink, frame) {
    const turn = frame as TurnFrame
    turn.used |= Once.Privilege
    turn.actions[2] = action
    turn.left[2] = partsOfAction[action] as number
    const who = player(p, seat)
    who.privileges--
    if (who.oldPrivileges > 0) who.oldPrivileges--
    sink?.({ k: 'privilege-used', seat, action })
  },
}

const none: Refusal = { rule: 'MH:64', reason: 'no-privilege' }
const oneATurn: Refusal = { rule: 'MH:65', reason: 'one-privilege-a-turn' }
const notCharacters: Refusal = { rule: 'MH:64', reason: 'not-for-characters' }

function refusePrivilege(p: Position, seat: Seat, frame: TurnFrame): Refusal | undefined {
  if (frame.used & Once.Privilege) return oneATurn
  return player(p, seat).privileges === 0 ? none : undefined
}

function refuseAction(action: number): Refusal | undefined {
  return action === Action.Characters ? notCharacters : undefined
}
