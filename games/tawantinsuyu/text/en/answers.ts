import { counted } from '@durbar/craft/text'
import type { OptionTexts, Refusals } from '../sentences.ts'
import type { Details } from '../written.ts'
import { words } from './words.ts'

const moves = counted('en', { one: 'move', other: 'moves' })
const soldiers = counted('en', { one: 'soldier', other: 'soldiers' })
const steps = counted('en', { one: 'step', other: 'steps' })

/** What is short, and that gold could stand in for it. */
const short =
  (say: (count: number) => string) =>
  ({ need, have }: Details): string =>
    `Needs ${say(need)}; you have ${have}.`

export const refusals: Refusals = {
  'game-over': 'The game is over.',
  'not-your-decision': 'It is not your decision now; somebody else is asked.',
  'not-asked-now': 'Not now: something else has to be decided first.',
  'nothing-to-undo': ({ have }) =>
    have === 0 ? 'Nothing of yours can be taken back any more.' : `Only ${moves(have)} can be taken back.`,
  'nothing-to-redo': ({ have }) => (have === 0 ? 'Nothing to redo.' : `Only ${moves(have)} can be redone.`),
  'solo-only': ({ what }) => `“${what}” is for games against Axomamma only; leave it at its usual value.`,
  'needs-potato': short(words.effects.potato),
  'needs-corn': short(words.effects.corn),
  'needs-stone': short(words.effects.stone),
  'needs-gold': short(words.effects.gold),
  'needs-food': short(words.food),
  'not-the-price': 'That is not the price; pay exactly what is asked.',
  'starter-not-there': 'This starting weaving is taken; choose another.',
  'keep-exactly': ({ need, have }) => `Keep exactly ${need} cards; you chose ${have}.`,
  'card-not-in-hand': ({ what }) => `You do not hold this card: ${what}.`,
  'no-such-section': 'Coricancha has five sections; choose one of them.',
  'no-such-worker': ({ what }) => `You have no ${what}; use a worker of yours.`,
  'not-its-role': ({ what }) => `This worker cannot be used as ${what}; a building would have to allow it.`,
  'space-taken': ({ what }) => `Taken already: ${what}. Choose a free space.`,
  'needs-card-or-gold': ({ what }) => `Needs a ${what} card or 1 gold; you have neither.`,
  'side-actions-begun': 'You have begun with a side action; take another one now.',
  'card-of-another-god': ({ what }) => `Pay with a card of the god of the space, not this one: ${what}.`,
  'not-adjacent': ({ what }) => `Not a neighbor of the space you placed on: ${what}.`,
  'nobody-there': ({ what }) => `Nobody stands there: ${what}.`,
  'is-a-warrior': 'A Warrior cannot be picked up; choose another neighbor.',
  'no-such-benefit': ({ what }) => `No such benefit is left: ${what}.`,
  'task-not-here': ({ what }) => `This space does not touch that task: ${what}.`,
  'once-per-set': ({ what }) => `Done already: ${what}. Do the other tasks of the space first.`,
  'not-between-tasks': 'Benefits come before the first task or after the last, not in between.',
  'no-such-reward': ({ what }) => `Not among the rewards: ${what}.`,
  'god-deck-empty': 'The god deck is empty; take a card of the offer.',
  'card-not-in-offer': ({ what }) => `Not in the offer: ${what}.`,
  'no-god-cards': 'No god cards are left, neither in the offer nor in the deck.',
  'card-not-drawn': 'Keep one of the cards you have just drawn.',
  'no-nomads': 'There are no Nomads.',
  'no-such-nomad': ({ what }) => `No ${what} is among the Nomads.`,
  'nothing-face-down': 'Nothing of yours lies face down.',
  'not-face-down': ({ what }) => `Not face down in your area: ${what}.`,
  'not-face-up': ({ what }) => `Not face up in your area: ${what}. Refresh it first.`,
  'buildings-only': 'Only a production building can be refreshed here.',
  'no-refresh-left': 'You have used this refresh already.',
  'refreshed-after-producing': 'You have refreshed after producing; no more buildings may produce.',
  'no-stair-markers': 'You have no stair markers left.',
  'no-stair-slots': 'No slot for stairs is open.',
  'slot-taken': ({ what }) => `Stairs stand there already: ${what}.`,
  'needs-upper-stairs': ({ what }) => `Needs stairs on the upper wall first: ${what}.`,
  'market-empty': 'The market is empty.',
  'cannot-pay-any-building': 'You cannot pay for any building of the market.',
  'not-in-market': ({ what }) => `Not in the market: ${what}.`,
  'swapped-already': 'You have changed the market already.',
  'remove-one-at-least': 'You paid for it: remove at least one tile.',
  'no-statues-left': 'No statue is left that you could build.',
  'statue-gone': ({ what }) => `None left: ${what}.`,
  'only-small': 'Only a small statue is free.',
  'no-weavings': 'No weavings are left in the stack.',
  'weaving-not-shown': ({ what }) => `Not among the weavings shown: ${what}.`,
  'right-end-only': 'A tapestry grows at its right end only.',
  'new-tapestry-has-no-left': 'A new tapestry has no left end; lay the weaving as its first.',
  'not-your-weaving': ({ what }) => `Not in a tapestry of yours: ${what}.`,
  'not-an-end': ({ what }) => `Not at that end of its tapestry: ${what}.`,
  'pattern-there-already': 'This tapestry has that pattern already; every pattern once.',
  'only-the-top-two': 'Take the top weaving or the one below it.',
  'side-action-done': ({ what }) => `Taken already this turn: ${what}. Choose another side action.`,
  'one-or-two-sections': 'The High Priest moves one or two sections.',
  'no-such-statue': ({ what }) => `You do not own one: ${what}.`,
  'one-of-each-size': ({ what }) => `Only one statue of each size; you have given up a ${what} one.`,
  'so-many-steps': ({ need, have }) => `At most ${steps(need)} here, not ${have}.`,
  'village-empty': 'The Village is empty.',
  'village-not-empty': 'The casualty comes from the Village as long as somebody is there.',
  'no-conquest-markers': 'You have no conquest markers left.',
  'needs-soldiers': ({ what, down, discard }) =>
    `${what} takes ${soldiers(down)} to turn down and ${discard} to discard; your face-up cards do not suffice.`,
  'not-these-soldiers': ({ what }) => `These cards are not what ${what} takes; use neither too few nor any in vain.`,
  'so-much-gold': ({ need, have }) => `At most ${need} gold is of use here, not ${have}.`,
  'not-your-turn': 'Only in your own turn.',
  festival: 'Not during a Festival.',
  'needs-building': ({ what }) => `You need this building for it: ${what}.`,
  'not-exchangeable': 'Only corn, stone and gold can be exchanged, for each other.',
  'just-exchanged': ({ what }) => `You have just got ${what} by exchange; do something else first.`,
}

const easier = 'Easier: '
const harder = 'Harder: '
const usual = 'As usual'

export const options: OptionTexts = {
  coricancha: {
    name: 'Coricancha',
    values: { turned: 'Turned at random', printed: 'In its printed position' },
  },
  goldIsWild: {
    name: 'Gold in payments',
    values: { off: 'Gold pays only for gold', on: 'Gold stands for a potato, corn or stone' },
  },
  cornIsFood: { name: 'Food', values: { off: 'Potatoes only', on: 'Potatoes or corn' } },
  tapestryEnds: { name: 'Tapestries grow', values: { both: 'At both ends', right: 'At the right end only' } },
  roleBuildings: {
    name: 'Courier and Priest buildings',
    values: { instead: 'The new role replaces the worker’s own', additional: 'The new role comes on top' },
  },
  courierFirst: {
    name: 'Courier’s extra task',
    values: {
      'none-there-now': 'If nobody else stands in the segment',
      'none-ever': 'If nobody has ever stood in the segment',
    },
  },
  freeWeaving: {
    name: 'Free weaving',
    values: { top: 'The top one', 'top-or-next': 'The top one or the next' },
  },
  casualtyWhenGoldTaken: {
    name: 'Gold instead of Conquest',
    values: { off: 'No casualty', on: 'A worker still falls' },
  },
  highPriests: {
    name: 'First High Priests',
    values: { 'reverse-order': 'In reverse turn order', 'turn-order': 'In turn order' },
  },
  benefitsBetweenTasks: {
    name: 'Benefits between tasks',
    values: { off: 'Only before or after all tasks', on: 'Also in between' },
  },
  marketSwaps: {
    name: 'Changing the market',
    values: { one: 'Once for each building', any: 'As often as you like' },
  },
  festivalFreeActions: {
    name: 'Free actions at a Festival',
    values: { holder: 'For whoever holds the tile', nobody: 'For nobody' },
  },
  axomammaPassives: {
    name: 'Axomamma’s passive buildings',
    values: { off: 'Only worth points', on: 'Work for her too' },
  },
  axomammaStartStone: { name: 'Axomamma’s first stone', values: { '4': '4 stone', '2': '2 stone' } },
  axomammaLeftoverPrice: {
    name: 'Axomamma’s price for your leftover weavings',
    values: { '2': '2 corn', '3': '3 corn' },
  },
  axomammaFirstConquest: {
    name: 'Axomamma’s first conquest',
    values: { discard: 'Where most soldiers are discarded', points: 'Where most points are' },
  },
  axomammaNoPersonality: { name: `${easier}no Personality`, values: { off: usual, on: 'She has none' } },
  axomammaDearBuildings: {
    name: `${easier}dear buildings`,
    values: { off: 'She pays 1 stone for one', on: 'She pays 2 stone for one' },
  },
  axomammaTwoStatues: {
    name: `${easier}rare Worship`,
    values: { off: 'She needs 1 statue', on: 'She needs 2 statues' },
  },
  axomammaOneConquest: {
    name: `${easier}one conquest`,
    values: { off: 'She conquers up to twice', on: 'She conquers once' },
  },
  axomammaNoIdleArmy: {
    name: `${easier}no army card at rest`,
    values: { off: 'She draws one when she rests', on: 'She draws none when she rests' },
  },
  axomammaFreeStep: {
    name: `${harder}free temple step`,
    values: { off: usual, on: '1 with her own Worship and Offering' },
  },
  axomammaEqualSoldiers: {
    name: `${harder}early Conquest`,
    values: { off: 'She needs more soldiers than Casualties', on: 'She needs as many soldiers as Casualties' },
  },
  axomammaFewerSoldiers: {
    name: `${harder}cheap conquests`,
    values: { off: usual, on: 'She turns down and discards 1 soldier less' },
  },
  axomammaActionPoints: {
    name: `${harder}points for actions`,
    values: { off: 'None', on: '2 points for each action of hers' },
  },
  axomammaWeavingPoints: {
    name: `${harder}points for weavings`,
    values: { off: '1 point each at a Festival', on: '2 points each at a Festival' },
  },
  axomammaIdlePoints: { name: `${harder}points at rest`, values: { off: 'None', on: '2 points when she rests' } },
  axomammaResourcePoints: {
    name: `${harder}points for resources`,
    values: { off: 'Only gold counts in the end', on: '1 point for each resource in the end' },
  },
}
