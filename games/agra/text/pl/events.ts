import type { DockNumber, Events } from '../sentences.ts'
import { isYou } from '../sentences.ts'
import type { EndName, LedgerName } from '../written.ts'
import { at, building, from } from './places.ts'
import {
  amount,
  amountObject,
  covers,
  does,
  favor,
  favorObject,
  good,
  goodMissing,
  goodObject,
  guild,
  ofNotable,
  pointsObject,
  rupeesObject,
  sides,
  tile,
  toNotable,
} from './speak.ts'
import { words } from './words.ts'

const why: Readonly<Record<LedgerName, string>> = {
  start: 'na start',
  deliveries: 'za dostawę',
  generous: 'z kontraktu, za dostarczony towar',
  orders: 'za zamówienie',
  'bonus-tiles': 'z kafla premii',
  sailor: 'za niewykorzystane dostawy',
  buildings: 'z budynku',
  sales: 'ze sprzedaży',
  contracts: 'z kontraktu',
  peon: 'za ponowną pracę',
}

const ends: Readonly<Record<EndName, string>> = {
  contract: 'Ostatni kontrakt jest gotowy',
  influence: 'Ktoś jest na szczycie toru wpływów',
  orders: 'Kolumna zamówień jest pełna',
}

/** What happened, as the log tells it. */
export const events: Events = {
  'turn-began': ({ seat, round }, speech) =>
    `Runda ${round}: ${isYou(seat, speech) ? 'twoja tura' : `tura gracza ${speech.name(seat)}`}.`,
  'laid-down': ({ seat, space }, speech) => `${does(seat, speech, 'Kładziesz', 'kładzie')} robotnika ${at[space]}.`,
  'taken-from-cook': ({ seat }, speech) => `${does(seat, speech, 'Bierzesz', 'bierze')} robotnika od Kucharza.`,
  points: (event, speech) => `${does(event.seat, speech, 'Dostajesz', 'dostaje')} ${pointsObject(event.points)}.`,
  'circle-blocked': ({ circle }) => `W kole medytacji zablokowana jest teraz akcja ${words.circle[circle]}.`,
  placed: ({ seat, space }, speech) => `${does(seat, speech, 'Stawiasz', 'stawia')} robotnika ${at[space]}.`,
  bumped: ({ seat, space, standing }, speech) =>
    `${does(seat, speech, 'Zabierasz', 'zabiera')} ${standing ? 'stojącego' : 'leżącego'} robotnika, wypartego ${from[space]}.`,
  stored: ({ seat }, speech) => `${does(seat, speech, 'Przekazujesz', 'przekazuje')} robotnika Kucharzowi.`,
  peon: ({ seat, space, forced }, speech) =>
    `${does(seat, speech, 'Używasz', 'używa')} ponownie robotnika ${at[space]}${forced ? ': innego nie ma w zasobie' : ''}.`,
  'stood-up': ({ seat, space }, speech) => `${does(seat, speech, 'Podnosisz', 'podnosi')} robotnika ${at[space]}.`,
  rupees: (event, speech) =>
    event.rupees < 0
      ? `${does(event.seat, speech, 'Płacisz', 'płaci')} ${rupeesObject(-event.rupees)} ${why[event.why]}.`
      : `${does(event.seat, speech, 'Dostajesz', 'dostaje')} ${rupeesObject(event.rupees)} ${why[event.why]}.`,
  favor: (event, speech) => `${does(event.seat, speech, 'Dostajesz', 'dostaje')} ${favorObject(event.favor)}.`,
  'favor-action': ({ seat, action, paid }, speech) =>
    `${does(seat, speech, 'Używasz', 'używa')} akcji ${tile(action)} za ${favorObject(paid)}.`,
  gained: (event, speech) =>
    `${does(event.seat, speech, 'Dostajesz', 'dostaje')} ${amountObject(event.good, event.count)}.`,
  spent: (event, speech) => `${does(event.seat, speech, 'Oddajesz', 'oddaje')} ${goodObject(event.good)}.`,
  lost: (event, speech) =>
    `${does(event.seat, speech, 'Rezygnujesz', 'rezygnuje')} (brak znaczników): ${event.good === null ? favor(event.count) : amount(event.good, event.count)}.`,
  luxury: (event, speech) => `${does(event.seat, speech, 'Wykorzystujesz', 'wykorzystuje')} ${goodObject(event.good)}.`,
  'favor-returned': ({ seat }, speech) => `${does(seat, speech, 'Zwracasz', 'zwraca')} 1 przysługę.`,
  produced: (event, speech) =>
    `${does(event.seat, speech, 'Nie wytwarzasz', 'nie wytwarza')} ${goodMissing[event.good]}.`,
  dyed: (event, speech) =>
    `${does(event.seat, speech, 'Zamieniasz', 'zamienia')} z Farbiarzem 2 towary na ${goodObject(event.good)}.`,
  processed: (event, speech) =>
    `${does(event.seat, speech, 'Przetwarzasz', 'przetwarza')} towary na ${amountObject(event.good, event.count)}.`,
  followed(event, speech) {
    const whom = isYou(event.actor, speech) ? 'do ciebie' : `do gracza ${speech.name(event.actor)}`
    const makes = isYou(event.seat, speech) ? 'robisz' : 'robi'
    return `${does(event.seat, speech, 'Dołączasz', 'dołącza')} ${whom} i ${makes} ${amountObject(event.good, event.count)}.`
  },
  exchanged: (event, speech) =>
    `${does(event.seat, speech, 'Wymieniasz', 'wymienia')} ${goodObject(event.from)} na ${goodObject(event.good)}.`,
  built: ({ building: what, by }, speech) =>
    by === null
      ? `Budowniczy kończy ${building[what]}.`
      : `${does(by, speech, 'Budujesz', 'buduje')} ${building[what]}.`,
  'bonus-tile': (event, speech) =>
    `${does(event.seat, speech, 'Wybierasz', 'wybiera')} kafel premii: ${words.bonusTiles[event.tile]}.`,
  priced: (event) => `Żeton ceny: ${good(event.good)} ma teraz wartość ${event.value}.`,
  'prices-reset': () => 'Wszystkie żetony cen wracają do Handlarza.',
  'cover-removed': ({ seat, cover }, speech) =>
    `${does(seat, speech, 'Zdejmujesz', 'zdejmuje')} osłonę ${covers[cover]}.`,
  'farmer-moved': ({ seat, side, cell }, speech) =>
    `${does(seat, speech, 'Przesuwasz', 'przesuwa')} rolnika ${sides[side]} na pole ${cell}.`,
  'tracker-moved': ({ seat, to }, speech) =>
    `${does(seat, speech, 'Przechodzisz', 'przechodzi')} na pole ${to} toru medytacji.`,
  delivered: (event, speech) =>
    `${does(event.seat, speech, 'Dostarczasz', 'dostarcza')} ${toNotable[event.notable]} ${amountObject(event.good, event.double ? 2 : 1)}.`,
  'contract-won': (event, speech) =>
    `${does(event.seat, speech, 'Zdobywasz', 'zdobywa')} kontrakt ${ofNotable[event.notable]}.`,
  'boat-moved': ({ dock }) => `Łódź dopływa do przystani ${dock}: ${words.docks[dock as DockNumber]}.`,
  'merchant-moved': ({ die, to }) => `Kupiec: na kostce ${die}, staje ${at[to]}.`,
  'builder-moved': ({ die, to }) => `Budowniczy: przesuwa się o ${die} na działkę: ${words.spaces[to].toLowerCase()}.`,
  'builder-left': () => 'Wszystko jest zbudowane: Budowniczy odchodzi.',
  influence: (event, speech) =>
    `${does(event.seat, speech, 'Wchodzisz', 'wchodzi')} na stopień ${event.step} w ${guild(event.guild)}.`,
  'order-fulfilled': (event, speech) =>
    `${does(event.seat, speech, 'Realizujesz', 'realizuje')} zamówienie ${event.order} ${guild(event.guild)}.`,
  'given-to-akbar': (event, speech) =>
    `${does(event.seat, speech, 'Dajesz', 'daje')} Akbarowi ${goodObject(event.good)}${event.bowl === event.good ? '' : ` do misy na ${goodObject(event.bowl)}`}.`,
  'french-trader': (event, speech) =>
    `${does(event.seat, speech, 'Odkładasz', 'odkłada')} ${goodObject(event.good)} u Francuza.`,
  'tile-taken': (event, speech) =>
    `${does(event.seat, speech, 'Bierzesz', 'bierze')} kafel przysługi ${tile(event.tile)}${event.fromPile ? ' ze stosu' : ''}.`,
  'tile-shown': (event) => `Nowy kafel przysługi na wystawce: ${tile(event.tile)}.`,
  'tile-given-up': (event, speech) =>
    `${does(event.seat, speech, 'Oddajesz', 'oddaje')} kafel przysługi ${tile(event.tile)}.`,
  'end-triggered': (event) => `${ends[event.why]}: runda ${event.round + 1} jest ostatnia.`,
  'game-ended': () => 'Koniec gry; wszyscy liczą rupie.',
}
