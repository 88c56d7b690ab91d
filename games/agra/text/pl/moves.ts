import type { Moves } from '../sentences.ts'
import type { DeclineKind, StopKind } from '../told.ts'
import { at, building } from './places.ts'
import {
  also,
  amountObject,
  byTile,
  covers,
  favor,
  favorObject,
  forPoints,
  good,
  goodMissing,
  goodObject,
  guild,
  list,
  rupees,
  rupeesObject,
  sides,
  tile,
  toNotable,
  ways,
} from './speak.ts'
import { words } from './words.ts'

const stops: Readonly<Record<StopKind, string>> = {
  materials: 'Wystarczy: buduj',
  sailor: 'Zakończ dostawy',
  'sailor-payment': 'Nie płać więcej',
  trader: 'Zakończ u Handlarza',
  trade: 'Zakończ wymianę',
  botanist: 'Zakończ u Botanika',
  'second-step': 'Bez drugiego ruchu rolnika',
  farmers: 'Nie ruszaj więcej rolników',
  'choose-guild': 'Bez drugiego kroku',
  'stand-up': 'Nie podnoś więcej robotników',
}

const declines: Readonly<Record<DeclineKind, string>> = {
  cook: 'Do zasobu',
  follow: 'Nie dołączaj',
  jagirdar: 'Bez dostawy',
  once: 'Nie korzystaj',
  sadr: 'Nic dla Akbara',
  mosaic: 'Nie bierz kafla',
  steps: 'Nie rób więcej kroków',
  shortage: 'Zrezygnuj',
}

/** What a move does, short enough for a button. */
export const moves: Moves = {
  'lay-down': ({ space }) => `Połóż robotnika ${at[space]}`,
  'take-from-cook': () => 'Weź robotnika od Kucharza',
  mosaic: (move) => `Mozaikarz: weź ${favorObject(move.favor)}${also(forPoints(move.points))}`,
  'end-meditation': () => 'Przejdź do akcji',
  place(move, speech) {
    const bumps = move.bumps === undefined ? undefined : `wypiera: ${speech.name(move.bumps)}`
    const coins = move.rupees > 0 ? rupees(move.rupees) : undefined
    return `Robotnik ${at[move.space]}${also(
      bumps,
      coins,
      move.merchant ? 'Kupiec' : undefined,
      move.builder ? 'Budowniczy' : undefined,
    )}`
  },
  peon: (move) =>
    `Pracuj ponownie ${at[move.space]}${also(move.help ? byTile(move.help) : move.price === 0 ? 'za darmo' : `za ${rupeesObject(move.price)}`)}`,
  store: () => 'Przekaż go Kucharzowi',
  build: (move) => `Zbuduj ${building[move.building]}`,
  'pay-material': (move) => `Zapłać: ${good(move.good)}`,
  'bonus-tile': (move) => words.bonusTiles[move.tile],
  'pay-sailor': (move) => `Zapłać: ${good(move.good)} · o ${move.value} więcej`,
  give: (move) => `Oddaj ${goodObject(move.good)} · wartość ${move.value}`,
  'price-token': ({ value, on }) => `Żeton ceny ${value}, ${on ? `na towarze: ${good(on)}` : 'u Handlarza'}`,
  'set-price': (move) => `${words.goods[move.good]}: wartość ${move.value}`,
  'advance-tracker': () => 'Zapłać za krok medytacji',
  dye: (move) => `Farbiarz: ${good(move.good)} za 2 z towarów`,
  produce({ count, good: made, dyed }) {
    const all = [...(dyed ? [amountObject(dyed, 1)] : []), ...(count > 0 ? [amountObject(made, count)] : [])]
    return all.length > 0 ? `Wytwórz ${list(all)}` : 'Nic nie wytwarzaj'
  },
  process: (move) =>
    move.total === 0
      ? `Nie rób ${goodMissing[move.good]}`
      : `Zrób ${amountObject(move.good, move.total)}${also(byTile(move.help))}`,
  'process-good': (move) =>
    `Zrób ${amountObject(move.good, move.total)}${also(forPoints(move.points), byTile(move.help))}`,
  follow: (move) => `Dołącz: zrób ${amountObject(move.good, move.total)}${also(byTile(move.help))}`,
  deliver: (move) =>
    `Dostarcz ${toNotable[move.notable]} ${amountObject(move.good, move.double ? 2 : 1)}${also(rupees(move.rupees), forPoints(move.points))}`,
  order: (move) => `Zamówienie ${guild(move.guild)}: ${list(move.goods.map(good))}`,
  akbar: (move) => `Daj Akbarowi ${goodObject(move.good)}`,
  offering: (move) => `Daj Akbarowi ${goodObject(move.good)} do misy na ${goodObject(move.bowl)}`,
  exchange: (move) => `Wymień ${goodObject(move.good)}${also(forPoints(move.points))}`,
  take: (move) => `Weź ${goodObject(move.good)} · wartość ${move.value}`,
  sell: (move) => `Sprzedaj ${goodObject(move.good)} · ${rupees(move.rupees)}`,
  'remove-cover': (move) => `Zdejmij osłonę ${covers[move.cover]}${also(forPoints(move.points))}`,
  'move-farmer': (move) =>
    `Rolnik ${sides[move.side]}: ${ways[move.side][move.direction]}${also(forPoints(move.points))}`,
  'stand-up': ({ space }) => `Podnieś robotnika ${at[space]}`,
  step: (move) => `Krok w ${guild(move.guild)}, z pola ${move.from}`,
  'use-ability': (move) =>
    move.notable === 'mujtahida' ? 'Zabuduj pierwszą działkę' : 'Podnieś robotników i zrób krok',
  'take-favor': (move) => `Weź ${favorObject(move.favor)}`,
  'take-tile': (move) => `Weź kafel ${tile(move.tile)}`,
  'give-up': (move) => `Oddaj kafel ${tile(move.tile)}`,
  'return-good': (move) => `Zwróć ${goodObject(move.good)}`,
  'return-favor': () => 'Zwróć 1 przysługę',
  stop: (move) => `${stops[move.at]}${move.refund > 0 ? ` · zwrot: ${rupees(move.refund)}` : ''}`,
  decline: (move) => declines[move.at],
  food: ({ food }) =>
    food === 'both'
      ? 'Olej i curry: podnieś 3 robotników'
      : `${food === 'oil' ? 'Olej' : 'Curry'}: podnieś 1 robotnika`,
  favor: ({ action, pay, mullah }) =>
    `Przysługi: ${words.favors[action]}${also(pay === undefined ? undefined : favor(pay), mullah ? 'Mułła' : undefined)}`,
  luxury(move) {
    if (move.good === 'clothes') return `Sprzedaj ubrania · ${rupees(move.rupees)}`
    return move.good === 'book' ? 'Księga: podnieś 3 robotników, weź 1 przysługę' : 'Obraz: kroki w 2 gildiach'
  },
  french: (move) => `Francuz: odłóż ${goodObject(move.good)} · wartość ${move.value}`,
  caliph: () => 'Kalif: podnieś 1 robotnika za bawełnę',
  english: (move) => `Anglik: wymień ${goodObject(move.good)}`,
  statue: () => 'Posąg: jeszcze jedna akcja',
  'end-turn': () => 'Zakończ turę',
}
