import { counted, listing } from '@durbar/craft/text'
import type { GameText, Seat, Speech } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { firstFew, latinName } from './places.ts'
import { isYou, makeText, type Sentences, type Words } from './sentences.ts'
import { characterNumber, fieldNumber, type Tally, type ToDo, tally, tallyParts, times } from './told.ts'
import type { ActionName, CharacterName, PartName, SourceName, Toll } from './written.ts'

/** What the game says in English; the terms are those of the rulebook's glossary. */

export const words: Words = {
  characters: {
    mogul: 'Mogul',
    trader: 'Trader',
    sadhu: 'Sadhu',
    'wandering-monk': 'Wandering Monk',
    builder: 'Builder',
    'master-craftsman': 'Master Craftsman',
    yogi: 'Yogi',
  },
  actions: {
    gold: 'Gold',
    house: 'House',
    'two-houses': '2 Houses',
    'move-house': 'Move house',
    quarry: 'Quarry',
    palace: 'Palace',
    'palace-house': 'Palace / House',
    governor: 'Governor order',
    characters: 'Characters',
  },
  parts: {
    gold: 'Gold',
    house: 'House',
    'city-house': 'City house',
    move: 'Move house',
    'first-stone': 'Quarry',
    'second-stone': 'Second house from the quarry',
    palace: 'Palace',
    governor: 'Governor order',
    character: 'Characters',
  },
  sites: { central: 'central site', outer: 'outer site' },
  place: latinName,
}

const { actions, parts, place, sites } = words
const list = listing('en')
const houses = counted('en', { one: 'house', other: 'houses' })
const palaces = counted('en', { one: 'palace', other: 'palaces' })
const points = counted('en', { one: 'point', other: 'points' })
const privileges = counted('en', { one: 'privilege', other: 'privileges' })
const characters = counted('en', { one: 'character', other: 'characters' })
const steps = counted('en', { one: 'move', other: 'moves' })

const gold = (amount: number): string => `${amount} gold`
const price = (amount: number): string => (amount === 0 ? 'free' : gold(amount))
const character = (card: CharacterName): string => `the ${words.characters[card]}`

const whom = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? 'you' : speech.name(seat))
/** "you build" or "Ines builds", inside a sentence and at its beginning. */
function doing(seat: Seat, speech: Speech, you: string, they: string): string {
  return `${whom(seat, speech)} ${isYou(seat, speech) ? you : they}`
}
function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? `You ${you}` : doing(seat, speech, you, they)
}
const whose = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? 'your' : `${speech.name(seat)}’s`)
const everyone = (seats: readonly Seat[], speech: Speech): string => list(seats.map((seat) => whom(seat, speech)))
const waiting = (seats: readonly Seat[], speech: Speech): string => `Waiting for ${everyone(seats, speech)}`

const tolls = (pays: readonly Toll[], speech: Speech): string =>
  list(pays.map((toll) => `${gold(toll.gold)} to ${whom(toll.to, speech)}`))
const pair = (discs: readonly ActionName[]): string =>
  tally(discs)
    .map(({ what, count }) => times(actions[what], count))
    .join(' + ')

/** The action or ability behind a house or palace, where it is not the plain one. */
function source(from: SourceName): string {
  if (from === 'builder') return ` (${words.characters.builder})`
  return from === 'two-houses' || from === 'palace-house' ? ` (${actions[from]})` : ''
}

const notDone: Readonly<Record<PartName, string>> = {
  gold: 'Gold not taken',
  house: 'House not built',
  'city-house': 'City house not built',
  move: 'no house moved',
  'first-stone': 'Quarry not used',
  'second-stone': 'only 1 house from the quarry',
  palace: 'Palace not built',
  governor: 'no governor moved',
  character: 'no character taken',
}

function undone(left: readonly Tally<PartName>[]): string {
  const [first] = left
  if (first && left.length === 1 && first.count === 1) return notDone[first.what]
  return `${left.map(({ what, count }) => times(parts[what], count)).join(', ')} undone`
}

const toDo = (left: readonly Tally<ToDo>[]): string =>
  list(left.map(({ what, count }) => times(what.action ? actions[what.action] : parts[what.part], count)))

function field(index: number): string {
  const { numbered, number } = fieldNumber(index)
  return numbered
    ? `field ${number}`
    : `the ${['1st', '2nd', '3rd'][number - 1] ?? `${number}th`} field above the arrow`
}

const sentences: Sentences = {
  title: 'Maharaja',
  pitch:
    'Guess where the Maharaja stops next, build there, and be the one with the most palaces when his journey ends.',
  words,
  options: {
    length: {
      name: 'Length',
      values: { standard: 'Up to 10 game turns, 7 palaces each', short: 'Up to 8 game turns, 6 palaces each' },
    },
    yogi: { name: 'Yogi', values: { off: 'Six characters', on: 'Seven characters, with the Yogi' } },
    privileges: { name: 'Privileges', values: { off: 'None', on: 'The Yogi gives one each turn' } },
    auction: { name: 'First characters', values: { off: 'Chosen in turn', on: 'Auctioned' } },
    homeCity: { name: 'Home cities', values: { off: 'No', on: '1 extra point for the character at home there' } },
    severalCharacters: {
      name: 'Characters per player',
      values: { off: 'One', on: 'Several (Extended 2)' },
    },
    neutralPalaces: {
      name: 'Neutral palaces below five players',
      values: {
        'per-color': 'One of each unused color in every city',
        'one-per-city': 'One in every city',
        off: 'None',
      },
    },
    compensation: {
      name: 'Compensation',
      values: { 'per-turn': 'Once for the turn', 'per-action': 'For every action left undone' },
    },
    governorPlacement: {
      name: 'The visited governor moves',
      values: { 'turn-field': 'Onto the field of the game turn', 'above-top': 'Right above the topmost governor' },
    },
    privilegeExpires: {
      name: 'Saved privileges',
      values: { off: 'Never expire', on: 'Expire at the end of your next turn' },
    },
    hiddenGold: { name: 'Gold', values: { on: 'Secret until the end', off: 'Open' } },
    youngest: { name: 'Who chooses first', values: { 'first-seat': 'The first seat', random: 'Drawn at random' } },
  },
  questions: {
    choose: (asked, speech) =>
      asked.mine ? 'Choose your character.' : `${waiting(asked.deciders, speech)} to choose a character.`,
    place: (asked, speech) =>
      asked.mine
        ? `Place a house in a village; ${houses(asked.left)} to go.`
        : `${waiting(asked.deciders, speech)} to place a house; ${houses(asked.left)} to go.`,
    planning(asked, speech) {
      if (asked.mine) return 'Set your disc: choose two actions, or one of them twice.'
      const wait = `${waiting(asked.deciders, speech)} to set the disc.`
      return asked.disc ? `Your disc: ${pair(asked.disc)}. You may still change it. ${wait}` : wait
    },
    replace: (asked, speech) =>
      asked.mine
        ? 'Your character was taken. Choose another one from the bank.'
        : `${waiting(asked.deciders, speech)} to choose another character.`,
    over: ({ winner, palaces: built }, speech) =>
      `The game is over: ${doing(winner, speech, 'win', 'wins')} with ${palaces(built)}.`,
    auction({ mine, deciders, bid, leader }, speech) {
      const high =
        bid === null || leader === null ? 'No bid yet' : `Highest bid: ${gold(bid)}, by ${whom(leader, speech)}`
      if (!mine) return `${waiting(deciders, speech)} to bid. ${high}.`
      return bid === null
        ? 'Open the auction for the next character: bid 0 gold or more.'
        : `${high}. Bid more, or pass.`
    },
    turn({ mine, deciders, toDo: open, builder, privilege }, speech) {
      const optional = [...(builder ? ['Builder'] : []), ...(privilege ? ['privilege'] : [])]
      const extra = optional.length > 0 ? `; optional: ${list(optional)}` : ''
      if (!mine) return `${waiting(deciders, speech)}${open.length > 0 ? ` – to do: ${toDo(open)}` : ''}.`
      if (open.length > 0) return `Your turn – to do: ${toDo(open)}${extra}. Travel whenever you like.`
      return `All actions done${extra}. Travel on, or end your turn.`
    },
    settle: ({ mine, deciders, from }, speech) =>
      mine
        ? `Where does the house from ${place(from)} go? A village with room, or your architect’s city.`
        : `${waiting(deciders, speech)} to move a house from ${place(from)}.`,
    surrender: ({ mine, deciders, to }, speech) =>
      mine
        ? `${speech.name(to)} lures one of your characters. Choose which one goes.`
        : `${waiting(deciders, speech)} to give ${whom(to, speech)} a character.`,
  },
  moves: {
    choose: ({ card }) => `Choose ${character(card)} (${characterNumber(card)})`,
    bid: (move) => `Bid ${gold(move.gold)}`,
    pass: () => 'Pass',
    place: ({ at }) => `House in ${place(at)}`,
    disc: (move) => pair(move.actions),
    travel({ to, pays, byBank }, speech) {
      const cost = pays.length === 0 ? 'free' : `${byBank ? 'the bank pays ' : ''}${tolls(pays, speech)}`
      return `Travel to ${place(to)} · ${cost}`
    },
    gold: (move) => `Take ${gold(move.gold)}`,
    house: (move) => `House in ${place(move.at)} · ${price(move.price)}${source(move.for)}`,
    'move-house': (move) => `Move a house from ${place(move.from)}${source(move.for)}`,
    settle: ({ at }) => `Put the house in ${place(at)}`,
    quarry: (move) => `Take ${houses(move.houses)} from the quarry`,
    palace: (move) => `Palace in ${place(move.city)}, ${sites[move.site]} · ${price(move.price)}${source(move.for)}`,
    governor: ({ city, becomesNext }) =>
      `Governor of ${place(city)} two fields down${becomesNext ? ' · the Maharaja’s next stop' : ''}`,
    take: ({ card, from }, speech) =>
      `Take ${character(card)} from ${from === undefined ? 'the bank' : whom(from, speech)}`,
    exchange: ({ card, give, from }, speech) =>
      `Give ${character(give)}, take ${character(card)} from ${whom(from, speech)}`,
    lure: ({ from }, speech) => `Lure a character from ${whom(from, speech)}`,
    privilege: ({ action }) => `Use a privilege: ${actions[action]}`,
    replace: ({ card }) => `Take ${character(card)} (${characterNumber(card)})`,
    give: ({ card, to }, speech) => `Give ${whom(to, speech)} ${character(card)}`,
    end({ left, compensation, rivals }, speech) {
      if (left.length === 0) return 'End turn'
      const [only] = rivals
      const who = only !== undefined && rivals.length === 1 ? doing(only, speech, 'get', 'gets') : 'each rival gets'
      return `End turn – ${undone(left)}: ${who} ${gold(compensation)}`
    },
  },
  events: {
    'character-chosen': ({ seat, card }, speech) => `${does(seat, speech, 'choose', 'chooses')} ${character(card)}.`,
    bid: (event, speech) => `${does(event.seat, speech, 'bid', 'bids')} ${gold(event.gold)}.`,
    passed: ({ seat }, speech) => `${does(seat, speech, 'pass', 'passes')}.`,
    'auction-won': (event, speech) =>
      `${does(event.seat, speech, 'win', 'wins')} the auction ${event.gold === 0 ? 'for free' : `for ${gold(event.gold)}`}.`,
    'house-placed': ({ seat, at }, speech) => `${does(seat, speech, 'place', 'places')} a house in ${place(at)}.`,
    'pool-filled': (event) => `Everyone moves ${houses(event.houses)} from the quarry to the pool.`,
    'maharaja-moved': ({ turn, to, field: landing }) =>
      `Game turn ${turn}: the Maharaja goes to ${place(to)}; its governor moves up to ${field(landing)}.`,
    'disc-set': ({ seat }, speech) => `${does(seat, speech, 'set your', 'sets the')} disc.`,
    'disc-revealed': (event, speech) =>
      `${does(event.seat, speech, 'reveal your', 'reveals the')} disc: ${pair(event.actions)}.`,
    'trader-paid': (event, speech) => `${does(event.seat, speech, 'get', 'gets')} ${gold(event.gold)} as Trader.`,
    'privilege-gained': ({ seat }, speech) => `${does(seat, speech, 'get', 'gets')} a privilege from the Yogi.`,
    'privilege-used': ({ seat, action }, speech) =>
      `${does(seat, speech, 'use', 'uses')} a privilege: ${actions[action]}.`,
    'privileges-expired': ({ seat, count }, speech) =>
      `${does(seat, speech, 'lose', 'loses')} ${privileges(count)}: not used in time.`,
    traveled: ({ seat, from, to, via }, speech) =>
      `${does(seat, speech, 'travel', 'travels')} from ${place(from)} to ${place(to)} by way of ${list(via.map((village) => place(village)))}.`,
    toll: ({ seat, to, gold: amount, byBank }, speech) =>
      byBank
        ? `The bank pays ${whom(to, speech)} ${gold(amount)} toll for ${whose(seat, speech)} journey.`
        : `${does(seat, speech, 'pay', 'pays')} ${whom(to, speech)} ${gold(amount)} toll.`,
    'gold-taken': (event, speech) => `${does(event.seat, speech, 'take', 'takes')} ${gold(event.gold)} from the bank.`,
    'house-built': (event, speech) =>
      `${does(event.seat, speech, 'build', 'builds')} a house in ${place(event.at)} for ${price(event.price)}.`,
    'house-moved': ({ seat, from, to }, speech) =>
      `${does(seat, speech, 'move', 'moves')} a house from ${place(from)} to ${place(to)}.`,
    quarried: (event, speech) =>
      `${does(event.seat, speech, 'take', 'takes')} ${houses(event.houses)} from the quarry.`,
    'palace-built': (event, speech) =>
      `${does(event.seat, speech, 'build', 'builds')} a palace in ${place(event.city)}, ${sites[event.site]}, for ${price(event.price)}.`,
    'governor-moved': ({ seat, city, field: landing }, speech) =>
      `${does(seat, speech, 'move', 'moves')} the governor of ${place(city)} down to ${field(landing)}.`,
    'character-taken': ({ seat, card, from }, speech) =>
      `${does(seat, speech, 'take', 'takes')} ${character(card)} from ${from === null ? 'the bank' : whom(from, speech)}.`,
    'character-returned': ({ seat, card }, speech) =>
      `${does(seat, speech, 'return', 'returns')} ${character(card)} to the bank.`,
    'character-replaced': ({ seat, card }, speech) =>
      `${does(seat, speech, 'choose', 'chooses')} ${character(card)} instead.`,
    'character-given': ({ seat, card, to }, speech) =>
      `${does(seat, speech, 'give', 'gives')} ${whom(to, speech)} ${character(card)}.`,
    lured: ({ seat, from }, speech) => `${does(seat, speech, 'lure', 'lures')} a character from ${whom(from, speech)}.`,
    'turn-ended': (event, speech) =>
      `${does(event.seat, speech, 'end your', 'ends the')} turn${event.undone.length > 0 ? ` – ${undone(tallyParts(event.undone))}` : ''}.`,
    compensated: (event, speech) => `${does(event.seat, speech, 'get', 'gets')} ${gold(event.gold)} in compensation.`,
    'city-scored'({ city, scores, bonus }, speech) {
      const paid = scores.filter((score) => score.points > 0)
      if (paid.length === 0) return `${place(city)} is scored: nobody has points there.`
      const lines = paid.map((score) => `${whom(score.seat, speech)} ${gold(score.gold)} (${points(score.points)})`)
      return `${place(city)} pays: ${lines.join(', ')}${bonus > 0 ? ` – ${gold(bonus)} of it as monopoly bonus` : ''}.`
    },
    'game-ended': ({ winner }, speech) => `${does(winner, speech, 'win', 'wins')} the game.`,
  },
  refusals: {
    'game-over': 'The game is over.',
    'not-your-decision': 'It is not your decision now; somebody else is asked.',
    'not-asked-now': 'Not now: something else has to be decided first.',
    'nothing-to-undo': (_, have) =>
      have === 0 ? 'Nothing of yours can be taken back any more.' : `Only ${steps(have)} can be taken back.`,
    'nothing-to-redo': (_, have) => (have === 0 ? 'Nothing to redo.' : `Only ${steps(have)} can be redone.`),
    'not-in-bank': 'This character is not in the bank; choose one that is.',
    'bid-too-low': (need) => `Bid at least ${gold(need)}, or pass.`,
    'needs-gold': (need, have) => `Needs ${gold(need)}; you have ${have}.`,
    'opener-may-not-pass': 'You open the auction and cannot pass; bid 0 gold or more.',
    'setup-only-in-villages': 'The first houses go into villages only.',
    'village-full': 'This village is full; choose one with room.',
    'two-arrows': 'The disc has two arrows: choose two actions, or one of them twice.',
    'privileges-need-yogi': 'Privileges come from the Yogi; play with the Yogi too.',
    'ends-in-a-city': 'A journey ends in a city, not here.',
    'already-there': 'Your architect is already in this city.',
    'road-has-a-gap'(villages) {
      const { shown, more } = firstFew(villages)
      const rest = more > 0 ? `${shown.join(', ')} and ${more} more` : list(shown)
      return `No open road leads there. Villages without a house: ${rest}.`
    },
    'needs-toll': (need, have) => `The tolls there come to ${gold(need)}; you have ${have}.`,
    'tolls-misstated': 'No journey there pays just these tolls; choose one that is offered.',
    'action-not-open': 'You have no such action left this turn.',
    'pool-empty': 'Your pool is empty; Quarry brings houses into it.',
    'no-house-to-build': 'This action has no house left to build.',
    'not-the-builder': 'Only the Builder’s holder can do this, and that is not you.',
    'builder-used': 'You have used the Builder this turn already.',
    'architect-elsewhere': 'Your architect is not in this city; travel there first.',
    'no-building-here': 'You cannot build here; choose a village or your architect’s city.',
    'one-must-stand-in-a-city': 'One of the 2 Houses has to stand in a city; the village house is built already.',
    'quarry-empty': 'Your quarry is empty.',
    'no-house-to-move': 'This action moves no house; Move house and the Builder do.',
    'no-own-house-there': 'You have no house there; choose a place with a house of yours.',
    'nowhere-to-go': 'There is no other place with room for this house.',
    'same-place': 'The house must go to another place.',
    'no-palace-to-build': 'You have no palace left to build with this action.',
    'architect-not-in-a-city': 'Your architect is not in a city; travel to one first.',
    'no-palace-left': 'All your palaces are built.',
    'site-taken': 'No free site of this kind here; try the other kind or another city.',
    'not-a-governor': 'Only the cities on the track have a governor; choose one of them.',
    'governor-too-low': 'This governor has no two fields below; choose one higher up.',
    'no-privilege': 'You have no privilege; the Yogi gives them.',
    'one-privilege-a-turn': 'Only one privilege per turn.',
    'not-for-characters': 'A privilege is good for any action but Characters.',
    'own-character': 'You hold this character already; choose another one.',
    'not-in-game': 'This character is not in this game.',
    'bank-first': 'Take from the bank while it has characters.',
    'exchange-or-lure': 'The bank is empty: exchange this character for one of yours, or lure one.',
    'only-with-several-characters': 'Exchanging and luring need several characters per player (Extended 2).',
    'no-opponent-holds-it': 'No opponent holds this character.',
    'not-yours-to-give': 'You do not hold the character you want to give.',
    'no-more-characters-than-you': (need, have) =>
      `Lure from someone with at least ${characters(need)}; here there ${have === 1 ? 'is' : 'are'} ${have}.`,
    'forfeit-misstated': (need) =>
      need === 0
        ? 'Nothing is left undone any more: end the turn without compensation.'
        : `Something else is left undone: ending now gives each rival ${gold(need)}.`,
  },
  scoreLines: {
    palaces: 'Palaces',
    gold: 'Gold',
    character: 'Character number',
    start: 'At the start',
    'gold-action': 'Gold action',
    trader: 'Trader',
    payouts: 'City payouts',
    'tolls-received': 'Tolls received',
    compensation: 'Compensation',
    'tolls-paid': 'Tolls paid',
    houses: 'Houses',
    auction: 'Auction',
  },
  progress: {
    setup: 'Setup',
    turn: (turn, turns, last) => `Game turn ${turn} of ${turns}${last ? ', the last' : ''}`,
    over: (turn) => `Finished after game turn ${turn}`,
  },
}

export const text: GameText = { ...makeText(sentences), deeds: deeds.en }
