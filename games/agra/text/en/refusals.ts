import type { Refusals } from '../sentences.ts'
import {
  amount,
  covers,
  deliveries,
  favor,
  good,
  guild,
  markers,
  notable,
  points,
  rupees,
  sides,
  space,
  tile,
  undos,
} from './speak.ts'
import { words } from './words.ts'

/** Why a move is not legal, and what would help. */
export const refusals: Refusals = {
  'game-over': 'The game is over.',
  'not-your-decision': 'It is not your decision now; somebody else is asked.',
  'not-asked-now': 'Not now: something else has to be decided first.',
  'nothing-to-undo': ({ have }) =>
    have === 0 ? 'Nothing of yours can be taken back any more.' : `Only ${undos(have)} can be taken back.`,
  'nothing-to-redo': ({ have }) => (have === 0 ? 'Nothing to redo.' : `Only ${undos(have)} can be redone.`),
  'none-stored': 'You have no worker with the Cook; bumped workers can be stored there.',
  'nobody-lies': 'None of your workers is lying down.',
  'must-do-something': 'You have chosen this, so do it at least once.',
  'only-in-meditation': 'Meditation points are of use in the meditation phase only.',
  'no-worker-in-supply': ({ rule }) =>
    rule === 'AG:6.2'
      ? 'Building takes a second worker, and none is left in your supply.'
      : 'No worker is left in your supply; let one on the board work again.',
  'not-built': (refusal) =>
    `${capital(space(refusal.space))} is not built yet; the Architect or the Builder can change that.`,
  'own-worker-there': (refusal) => `Your own worker is at ${space(refusal.space)}; let it work again instead.`,
  'no-own-worker': (refusal) => `You have no worker at ${space(refusal.space)}.`,
  'lies-already': (refusal) => `Your worker at ${space(refusal.space)} is lying down already; choose one that stands.`,
  'stands-already': (refusal) => `Your worker at ${space(refusal.space)} stands already; choose one that lies.`,
  'needs-rupees': ({ need, have }) => `Costs ${rupees(need)}; you have ${have}.`,
  'needs-favor': ({ need, have }) => `Needs ${favor(need)}; you have ${have}.`,
  'needs-points': ({ need, have }) => `Needs ${points(need)} of meditation; you have ${have}. Lay down more workers.`,
  'needs-materials': ({ need, have }) => `Needs materials that count ${need}; yours count ${have}.`,
  'needs-deliveries': ({ need, have }) =>
    `Needs ${deliveries(need)}; ${have} left. Paying a good adds its value, once.`,
  'needs-good': ({ good: name, need, have }) => `Needs ${amount(name, need ?? 1)}; you have ${have ?? 0}.`,
  'needs-influence': (refusal) => `You need at least step 1 with ${guild(refusal.guild)}.`,
  'already-built': ({ building }) => `${capital(space(building))} is built already; choose a site.`,
  'no-material': (refusal) => `${good(refusal.good)} is no building material; Sandstone, Wood, Cement and Planks are.`,
  'other-level': ({ need }) => `This tile is of another level; choose one of level ${need}.`,
  'tile-taken': () => 'This bonus tile is gone; choose another one.',
  'option-used': 'You have done this with the Botanist already; the second thing must be a different one.',
  'last-space': 'You are on the last space of the meditation track.',
  'no-cover-left': 'You have no cover left on your farm.',
  'no-farmer-can-move': 'None of your farmers can move; lift a cover first.',
  'end-of-side': ({ side }) => `The ${sides[side]} farmer is at the end of its side.`,
  'cell-covered': ({ side, cell }) => `Cell ${cell} of the ${sides[side]} side is covered; lift the cover first.`,
  'cover-gone': ({ cover }) => `The ${covers[cover]} cover is gone already; choose another one.`,
  'circle-blocked': ({ circle }) => `${words.circle[circle]} is blocked in the circle; choose another action.`,
  'changes-nothing': 'The price token lies just like that already.',
  'priced-already': 'You have set a price with this Trader already.',
  'fits-nowhere': 'No place fits this price token: it must be 1 off a printed value, on a good without a token.',
  'traded-already': 'You have traded with this Trader already.',
  'already-taking': 'You are taking goods already, so no more can be given.',
  'same-good': 'Choose a different good.',
  'not-basic': 'This is for basic goods: Sandstone, Wood, Turmeric or Cotton.',
  'no-arrow': 'Basic goods are produced, not processed; choose a good with an arrow leading to it.',
  'nothing-to-add-to': 'The tile adds to a processing; process at least 1 good.',
  'nothing-to-process': 'You have no good that can be processed this way.',
  'nothing-to-sell': 'You have no good that is worth anything.',
  'nothing-to-exchange': 'You have no good with another one of the same value.',
  'returns-what-is-gained': 'You cannot give back just what you gain; choose something else.',
  'other-value': ({ good: name, need, have }) =>
    `${name ? good(name) : 'This good'} is worth ${have} now; it has to be ${need}.`,
  'other-row': (refusal) =>
    `${good(refusal.good)} belongs to another row; the Dyer stays in the row of what you produce.`,
  'no-equal-value': (refusal) => `No other good is worth as much as ${good(refusal.good)} now.`,
  'worth-nothing': (refusal) => `${refusal.good ? good(refusal.good) : 'This good'} is worth nothing now.`,
  'worth-too-much': ({ need, have }) =>
    `It is worth ${need}; you may take ${have} more. Give more goods before you take any.`,
  'not-one-away': ({ good: name, need, have }) =>
    `A token must be 1 off the printed value: ${good(name)} has ${need}, this side shows ${have}.`,
  'token-there': (refusal) => `Another price token is on ${good(refusal.good)}.`,
  'payment-too-high': ({ need, have }) => `The Sailor takes goods worth ${need} in all; this would be ${have}.`,
  'at-most': ({ have, rule }) =>
    rule === 'AG:6.11' ? `The Trader takes ${have} goods at most.` : `At most ${have} at a time.`,
  'produces-less': ({ need, have }) => `Your farm yields only ${have}, not ${need}.`,
  'no-place-for-value': ({ have }) => `The French Trader has no place for a good of value ${have}.`,
  'place-taken': ({ have }) => `The French Trader’s place for value ${have} is taken; fill the others.`,
  'already-paid': 'You have paid the Sailor already; there is one payment only.',
  'double-only-by-sailor': 'Only the Sailor delivers two of a good at once.',
  'nothing-to-deliver': 'You have nothing that an open notable still wants.',
  'nothing-to-serve': 'You have no good for a free bowl, and no order you can fulfill.',
  'one-order': 'Only one order with the Sailor; the order phase allows another one.',
  'order-phase-used': 'You have made your choice of the order phase already.',
  'step-not-optional': 'The first step has to be taken.',
  'all-at-top': 'You are at the top of every track.',
  'not-available': (refusal) =>
    `${capital(notable(refusal.notable))} cannot be supplied now; choose an open notable at the river.`,
  'not-wanted': (refusal) => `${capital(notable(refusal.notable))} does not want ${good(refusal.good)}.`,
  'already-delivered': (refusal) => `${capital(notable(refusal.notable))} has ${good(refusal.good)} already.`,
  'doubled-already': (refusal) => `${capital(notable(refusal.notable))} has had a double delivery in this action.`,
  'bowl-taken': ({ bowl }) => `The bowl for ${good(bowl)} is full already.`,
  'no-bowl': (refusal) => `Akbar has no bowl for ${good(refusal.good)}; he takes no basic goods.`,
  'column-full': (refusal) => `All orders of ${guild(refusal.guild)} are fulfilled.`,
  'order-limit': ({ guild: name, need, have }) =>
    `${capital(guild(name))} have ${markers(have)}, and the limit is ${need} until the boat sails on.`,
  'no-step-left': (refusal) => `No step with ${guild(refusal.guild)} is left.`,
  'another-track': (refusal) => `You have just had a step with ${guild(refusal.guild)}; choose another guild.`,
  'at-top': (refusal) => `You are at the top with ${guild(refusal.guild)}.`,
  'not-your-contract': (refusal) => `You do not have the contract of ${notable(refusal.notable)}.`,
  'not-your-tile': (refusal) => {
    const name = refusal.action ?? refusal.tile
    return name ? `You do not have the favor tile ${tile(name)}.` : 'You do not have this favor tile.'
  },
  'used-this-turn': (refusal) => {
    if (refusal.action) return `You have used ${tile(refusal.action)} this turn.`
    if (refusal.notable) return `${capital(notable(refusal.notable))} has been used this turn.`
    return refusal.good
      ? `You have used ${amount(refusal.good, 1)} this turn; each luxury good works once.`
      : 'Used this turn already.'
  },
  'only-on-own-turn': (refusal) => {
    if (refusal.notable) return `${capital(notable(refusal.notable))} helps on your own turn only.`
    return refusal.action ? `Here ${tile(refusal.action)} is for your own turn only.` : 'Only on your own turn.'
  },
  'declared-with-what-it-changes': ({ action }) => `Choose ${tile(action)} together with the move it helps.`,
  'tile-not-there': (refusal) => `${tile(refusal.tile)} is not there to be taken.`,
  'never-below-one': 'This costs 1 favor; the Mullah cannot make it cheaper.',
  'not-combined': 'In this game the tile is a processing of its own and adds to no other.',
  'just-taken': 'You have just taken this tile; give up another one.',
  'no-luxury-good': 'Only luxury goods have such a use: Book, Painting, Clothes, and the Statue after the action.',
  'one-luxury-good': 'Only one luxury good a turn in this game.',
  'statue-after-action': 'The Statue is for the time after your action, before the order phase.',
  'before-order-phase': 'The Statue comes before the order phase; your choice there is made.',
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
