import { counted } from '@durbar/craft/text'
import type { Seat, Speech } from '@durbar/kernel'
import { type Ended, type Events, isYou, type Reasons } from '../sentences.ts'
import { soldiersOn } from '../soldiers.ts'
import type { Soldiers } from '../written.ts'
import { list, points, words } from './words.ts'

const tasks = counted('en', { one: 'task', other: 'tasks' })
const cards = counted('en', { one: 'army card', other: 'army cards' })
const steps = counted('en', { one: 'temple step', other: 'temple steps' })
const potatoes = counted('en', { one: 'potato', other: 'potatoes' })
const sections = counted('en', { one: 'section', other: 'sections' })

/** "You build" or "Ines builds". */
function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? `You ${you}` : `${speech.name(seat)} ${they}`
}

/** "You build" or "Ines builds", for verbs that only add an s. */
function acts(seat: Seat, speech: Speech, verb: string): string {
  return does(seat, speech, verb, `${verb}s`)
}

/** "a Warrior" or "an Architect". */
const a = (worker: string): string => `${/^[AEIOU]/.test(worker) ? 'an' : 'a'} ${worker}`

export function soldierCards(cards: Soldiers): string {
  return soldiersOn(cards, 'none')
}

export const events: Events = {
  'starter-taken': ({ seat, tile }, speech) => `${acts(seat, speech, 'start')} with the ${tile}.`,
  'hand-chosen': ({ seat }, speech) => `${does(seat, speech, 'have', 'has')} chosen the opening hand.`,
  'cards-opened': ({ seat, cards: opened }, speech) =>
    `${acts(seat, speech, 'play')} for the opening: ${list(opened)}.`,
  'priest-settled': ({ seat, section }, speech) =>
    `${does(seat, speech, 'put your', 'puts the')} High Priest on section ${section}.`,
  'turn-began': ({ seat }, speech) =>
    isYou(seat, speech) ? 'Your turn begins.' : `${speech.name(seat)}’s turn begins.`,
  placed: ({ seat, worker, as, space }, speech) =>
    `${acts(seat, speech, 'place')} ${a(worker)}${as ? ` as ${as}` : ''}: ${space}.`,
  'card-paid': ({ seat, card }, speech) => `${does(seat, speech, 'pay', 'pays')} with the ${card}.`,
  paid: ({ seat, goods }, speech) => `${acts(seat, speech, 'pay')} ${goods.length > 0 ? list(goods) : 'nothing'}.`,
  gained: ({ seat, goods }, speech) => `${acts(seat, speech, 'gain')} ${list(goods)}.`,
  scored: ({ seat, source, points: scored }, speech) =>
    `${acts(seat, speech, scored < 0 ? 'lose' : 'score')} ${points(Math.abs(scored))}: ${source}.`,
  'stairs-used': ({ seat, slot, owner }, speech) =>
    seat === owner
      ? `${does(seat, speech, 'use your own', 'uses own')} stairs: ${slot}.`
      : `${acts(seat, speech, 'use')} the stairs of ${isYou(owner, speech) ? 'yours' : speech.name(owner)}: ${slot}.`,
  'picked-up': ({ seat, space, worker }, speech) => `${acts(seat, speech, 'pick')} up the ${worker}: ${space}.`,
  'tasks-counted'({ seat, tasks: all, neighbors, ability, building }, speech) {
    const parts = [
      neighbors > 0 ? `${neighbors} for neighbors` : '',
      ability > 0 ? `${ability} for the role` : '',
      building > 0 ? `${building} for a building` : '',
    ].filter((part) => part !== '')
    return `${does(seat, speech, 'have', 'has')} ${tasks(all)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}.`
  },
  'task-done': ({ seat, task }, speech) => `${does(seat, speech, 'do', 'does')} a task: ${task}.`,
  'tasks-lost': ({ seat, tasks: lost }, speech) => `${does(seat, speech, 'leave', 'leaves')} ${tasks(lost)} undone.`,
  'god-drawn': ({ seat }, speech) => `${acts(seat, speech, 'draw')} a god card from the deck.`,
  'god-seen': ({ card }) => `It is the ${card}.`,
  'god-taken': ({ seat, card }, speech) => `${acts(seat, speech, 'take')} the ${card} from the offer.`,
  'army-drawn': ({ seat, cards: drawn }, speech) => `${acts(seat, speech, 'draw')} ${cards(drawn)}.`,
  'army-seen': ({ cards: drawn }) => `Drawn: ${list(drawn)}.`,
  'army-discarded': ({ seat, card }, speech) => `${acts(seat, speech, 'discard')} an ${card}.`,
  'worker-gained': ({ seat, worker, from }, speech) => `${acts(seat, speech, 'gain')} ${a(worker)} from ${from}.`,
  'nomad-came': ({ worker }) => `The Nomads are joined by ${a(worker)}.`,
  'worker-dismissed': ({ seat, worker }, speech) => `${does(seat, speech, 'dismiss', 'dismisses')} ${a(worker)}.`,
  climbed: ({ seat, step }, speech) => `${acts(seat, speech, 'climb')} to temple step ${step}.`,
  'building-refreshed': ({ seat, tile }, speech) => `${acts(seat, speech, 'turn')} the ${tile} face up.`,
  'army-refreshed': ({ seat, card }, speech) => `${acts(seat, speech, 'turn')} an ${card} face up.`,
  'stairs-built': ({ seat, slot }, speech) => `${acts(seat, speech, 'build')} stairs: ${slot}.`,
  built: ({ seat, tile }, speech) => `${acts(seat, speech, 'build')} the ${tile}.`,
  'card-swapped': ({ seat }, speech) => `${acts(seat, speech, 'give')} up a god card to change the market.`,
  'tile-removed': ({ seat, tile }, speech) => `${acts(seat, speech, 'remove')} the ${tile} from the market.`,
  'market-filled': ({ tiles }) => `New in the market: ${list(tiles)}.`,
  'statue-built': ({ seat, statue }, speech) => `${does(seat, speech, 'set', 'sets')} up a ${statue}.`,
  'weavings-shown': ({ seat, tiles }, speech) =>
    `${does(seat, speech, 'look', 'looks')} at weavings: ${tiles.length > 0 ? list(tiles) : 'none left'}.`,
  'weaving-put-under': ({ seat }, speech) => `${does(seat, speech, 'put', 'puts')} a weaving under the stack.`,
  'weaving-gained': ({ seat, tile }, speech) => `${acts(seat, speech, 'gain')} the ${tile}.`,
  'weaving-laid': ({ seat, tile, next, side }, speech) =>
    next
      ? `${does(seat, speech, 'lay', 'lays')} the ${tile} ${side} of the ${next}.`
      : `${acts(seat, speech, 'begin')} a tapestry with the ${tile}.`,
  produced: ({ seat, tile, turned }, speech) =>
    `${acts(seat, speech, 'produce')} with the ${tile}; it ${turned ? 'turns face down' : 'stays face up'}.`,
  'priest-moved': ({ seat, section, action }, speech) =>
    `${does(seat, speech, 'move your', 'moves the')} High Priest to section ${section}: ${action}.`,
  'gold-instead': ({ seat }, speech) => `${acts(seat, speech, 'take')} 1 gold instead of the action.`,
  'passive-used': ({ seat, tile }, speech) => `${acts(seat, speech, 'use')} the ${tile}.`,
  sacrificed: ({ seat, statue }, speech) => `${acts(seat, speech, 'give')} up a ${statue}.`,
  offered: ({ seat, steps: climbed }, speech) => `${acts(seat, speech, 'offer')} corn for ${steps(climbed)}.`,
  casualty: ({ seat, worker, from }, speech) =>
    `${acts(seat, speech, 'send')} ${a(worker)} of ${from} to the Casualties.`,
  mustered: ({ seat, card }, speech) => `${does(seat, speech, 'put', 'puts')} an ${card} into the field.`,
  conquered: ({ seat, space }, speech) => `${acts(seat, speech, 'conquer')} ${space}.`,
  'soldiers-spent': ({ seat, down, discard }, speech) =>
    `${does(seat, speech, 'turn', 'turns')} down soldiers: ${soldierCards(down)}; discarded: ${soldierCards(discard)}.`,
  exchanged: ({ seat, from, to }, speech) => `${acts(seat, speech, 'exchange')} ${from} for ${to}.`,
  'card-offered': ({ card }) => `Into the offer: ${card}.`,
  'offer-shuffled': () => 'The old cards of the offer are shuffled into the deck.',
  'festival-called': ({ seat, number }, speech) => `${acts(seat, speech, 'take')} the tile of Festival ${number}.`,
  'festival-began': ({ number }) => `Festival ${number} begins.`,
  'region-scored': ({ seat, region, points: scored }, speech) =>
    `${does(seat, speech, 'lead', 'leads')} in ${region}: ${points(scored)}.`,
  fed: ({ seat, potatoes: eaten, gold, missing }, speech) =>
    `${does(seat, speech, 'feed your', 'feeds the')} god cards with ${potatoes(eaten)}${gold > 0 ? ` and ${gold} gold` : ''}${missing > 0 ? `; ${missing} not fed` : ''}.`,
  'village-filled': ({ workers }) => `The Village fills up: ${workers.length > 0 ? list(workers) : 'nobody is left'}.`,
  'space-blocked': ({ space, worker }) => `A space is blocked by ${a(worker)}: ${space}.`,
  'card-played': ({ seat, card }, speech) => `${acts(seat, speech, 'play')} the ${card}.`,
  'market-cleared': () => 'The market is cleared.',
  passed: ({ seat }, speech) => `${does(seat, speech, 'pass', 'passes')}.`,
  'offer-card-removed': ({ card }) => `Under the deck goes the oldest card of the offer: ${card}.`,
  'token-moved': ({ value, field }) => `A token of value ${value} moves on to the field: ${field}.`,
  'slot-filled': ({ slot, god }) => `Under slot ${slot} of ${words.axomamma}’s board lies a new god: ${god}.`,
}

/** Who has won and why. */
export const ended: Ended = ({ winners, points: won, byResources, solo }, speech) => {
  const names = list(winners.map((seat) => (isYou(seat, speech) ? 'you' : speech.name(seat))))
  if (!solo) {
    if (winners.length > 1) return `The game is over: ${names} share the victory with ${points(won)}.`
    const tie = byResources ? ', ahead by the resources left' : ''
    const wins = winners.some((seat) => isYou(seat, speech)) ? 'win' : 'wins'
    return `The game is over: ${names} ${wins} with ${points(won)}${tie}.`
  }
  if (solo.won)
    return `${does(0, speech, 'win', 'wins')} with ${points(won)}: at least ${solo.goal}, and more than the ${solo.hers} of ${words.axomamma}.`
  const because = [
    solo.short ? `${solo.goal} are needed` : '',
    solo.behind ? `${words.axomamma} has ${solo.hers}` : '',
  ].filter((part) => part !== '')
  return `${does(0, speech, 'lose', 'loses')} with ${points(won)}: ${list(because)}.`
}

export const reasons: Reasons = {
  'die-priest': (value) => `Axomamma rolls ${value}: so many sections from your High Priest hers begins.`,
  'die-place': (value) => `Axomamma rolls ${value}: this god slot and the tokens of this value count.`,
  'die-statue': (value) => `Axomamma rolls ${value}: the god of this slot gets the statue.`,
  'condition-met': (value, about, because) => `Axomamma goes ${sections(value)} on to ${about}: ${because}.`,
  'no-condition': () => 'Axomamma takes no action: neither of the next two meets her condition.',
  'no-worker': () => 'Axomamma has no worker to place: she recruits and clears the offer instead.',
  oldest: (value, about) => `Axomamma places the older of her ${value} workers: the ${about}.`,
  cheapest: (value, about) => `Axomamma takes the nearest free space, ${about}: ${value} food away.`,
  random: (value) => `Axomamma picks one of ${value} equals at random.`,
  'fewest-discard': (value) => `Axomamma chooses a conquest with the fewest soldiers to discard: ${value}.`,
  'fewest-worker': () => 'Axomamma chooses a worker: she has fewer workers than stone.',
  'fewest-stone': () => 'Axomamma chooses stone: she has fewer stone than workers, or no need of a worker.',
  'highest-discard': (value) => `Axomamma chooses the conquest with the most soldiers to discard: ${value}.`,
  'highest-points': (value) => `Axomamma chooses the conquest with the most points: ${value}.`,
  'tie-break': (value, about) =>
    `${value} spaces are tied for Axomamma; fewest markers, then the order of regions, point to ${about}.`,
  'no-space': (value, about) => `No space is free for ${about}; slot ${value} gets another card.`,
  'cannot-pay': (value, about) => `Axomamma cannot do this: ${about}. She takes ${value} gold instead.`,
  token: (value, about) => `A token of value ${value} lies here on Axomamma’s board: ${about}.`,
  'least-goods': (value, about) => `Axomamma chooses ${about}: it is what she has least of (${value}).`,
  'statue-matches': (value, about) => `Axomamma owns a statue of this god, ${about}: ${points(value)}.`,
  potatoes: (value) => `Axomamma turns ${potatoes(value)} into points.`,
  'personality-drawn': (_, about) => `Axomamma’s Personality in this game: ${about}.`,
  'personality-acts': (_, about) => `Axomamma’s Personality acts: ${about}.`,
  limit: (value, about) => `Axomamma has ${value} workers, 1 too many; chance sends away the ${about}.`,
  behind: (value) => `Axomamma is behind you: ${points(value)} instead of the card phase.`,
}
