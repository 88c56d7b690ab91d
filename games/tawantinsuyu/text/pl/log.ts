import { counted } from '@durbar/craft/text'
import type { Seat, Speech } from '@durbar/kernel'
import { type Ended, type Events, isYou, type Reasons } from '../sentences.ts'
import { soldiersOn } from '../soldiers.ts'
import type { Soldiers } from '../written.ts'
import { list, object, points, words } from './words.ts'

/** The log in Polish: present tense, which has no gender. */

const tasks = counted('pl', { one: 'zadanie', few: 'zadania', other: 'zadań' })
const cards = counted('pl', { one: 'kartę armii', few: 'karty armii', other: 'kart armii' })
const steps = counted('pl', { one: 'stopień świątyni', few: 'stopnie świątyni', other: 'stopni świątyni' })
const sections = counted('pl', { one: 'sektor', few: 'sektory', other: 'sektorów' })
const equals = counted('pl', { one: 'możliwość', few: 'możliwości', other: 'możliwości' })

/** "Budujesz" or "Ines buduje". */
function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? you : `${speech.name(seat)} ${they}`
}

export function soldierCards(cards: Soldiers): string {
  return soldiersOn(cards, 'nic')
}

export const events: Events = {
  'starter-taken': ({ seat, tile }, speech) =>
    `${does(seat, speech, 'Bierzesz', 'bierze')} tkaninę początkową: ${tile}.`,
  'hand-chosen': ({ seat }, speech) => `${does(seat, speech, 'Masz już wybraną', 'ma już wybraną')} rękę początkową.`,
  'cards-opened': ({ seat, cards: opened }, speech) =>
    `${does(seat, speech, 'Zagrywasz', 'zagrywa')} na otwarcie: ${list(opened)}.`,
  'priest-settled': ({ seat, section }, speech) =>
    `${does(seat, speech, 'Stawiasz', 'stawia')} Arcykapłana w sektorze ${section}.`,
  'turn-began': ({ seat }, speech) => (isYou(seat, speech) ? 'Twoja tura.' : `${speech.name(seat)} zaczyna turę.`),
  placed: ({ seat, worker, as, space }, speech) =>
    `${does(seat, speech, 'Wystawiasz', 'wystawia')} ${object(worker)}${as ? ` jako ${object(as)}` : ''}: ${space}.`,
  'card-paid': ({ seat, card }, speech) => `${does(seat, speech, 'Płacisz', 'płaci')} kartą boga: ${card}.`,
  paid: ({ seat, goods }, speech) =>
    `${does(seat, speech, 'Płacisz', 'płaci')}: ${goods.length > 0 ? list(goods) : 'nic'}.`,
  gained: ({ seat, goods }, speech) => `${does(seat, speech, 'Dostajesz', 'dostaje')}: ${list(goods)}.`,
  scored: ({ seat, source, points: scored }, speech) =>
    scored < 0
      ? `${does(seat, speech, 'Tracisz', 'traci')} ${points(-scored)}: ${source}.`
      : `${does(seat, speech, 'Zdobywasz', 'zdobywa')} ${points(scored)}: ${source}.`,
  'stairs-used': ({ seat, slot, owner }, speech) =>
    seat === owner
      ? `${does(seat, speech, 'Korzystasz', 'korzysta')} z własnych schodów: ${slot}.`
      : `${does(seat, speech, 'Korzystasz', 'korzysta')} z ${isYou(owner, speech) ? 'twoich schodów' : `cudzych schodów (${speech.name(owner)})`}: ${slot}.`,
  'picked-up': ({ seat, space, worker }, speech) =>
    `${does(seat, speech, 'Zabierasz', 'zabiera')} ${object(worker)}: ${space}.`,
  'tasks-counted'({ seat, tasks: all, neighbors, ability, building }, speech) {
    const parts = [
      neighbors > 0 ? `sąsiedzi ${neighbors}` : '',
      ability > 0 ? `rola ${ability}` : '',
      building > 0 ? `budynek ${building}` : '',
    ].filter((part) => part !== '')
    return `${does(seat, speech, 'Masz', 'ma')} ${tasks(all)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}.`
  },
  'task-done': ({ seat, task }, speech) => `${does(seat, speech, 'Wykonujesz', 'wykonuje')} zadanie: ${task}.`,
  'tasks-lost': ({ seat, tasks: lost }, speech) =>
    `${does(seat, speech, 'Nie wykonujesz', 'nie wykonuje')} reszty zadań (${lost}).`,
  'god-drawn': ({ seat }, speech) => `${does(seat, speech, 'Dobierasz', 'dobiera')} kartę boga z talii.`,
  'god-seen': ({ card }) => `To karta: ${card}.`,
  'god-taken': ({ seat, card }, speech) => `${does(seat, speech, 'Bierzesz', 'bierze')} odkrytą kartę boga: ${card}.`,
  'army-drawn': ({ seat, cards: drawn }, speech) => `${does(seat, speech, 'Dobierasz', 'dobiera')} ${cards(drawn)}.`,
  'army-seen': ({ cards: drawn }) => `Dobrane karty armii: ${list(drawn)}.`,
  'army-discarded': ({ seat, card }, speech) => `${does(seat, speech, 'Odrzucasz', 'odrzuca')} kartę armii: ${card}.`,
  'worker-gained': ({ seat, worker, from }, speech) =>
    `${does(seat, speech, 'Zyskujesz', 'zyskuje')} ${object(worker)} (${from}).`,
  'nomad-came': ({ worker }) => `Do Koczowników dołącza ${worker}.`,
  'worker-dismissed': ({ seat, worker }, speech) => `${does(seat, speech, 'Odsyłasz', 'odsyła')} ${object(worker)}.`,
  climbed: ({ seat, step }, speech) => `${does(seat, speech, 'Wchodzisz', 'wchodzi')} na stopień świątyni ${step}.`,
  'building-refreshed': ({ seat, tile }, speech) => `${does(seat, speech, 'Odkrywasz', 'odkrywa')} budynek: ${tile}.`,
  'army-refreshed': ({ seat, card }, speech) => `${does(seat, speech, 'Odkrywasz', 'odkrywa')} kartę armii: ${card}.`,
  'stairs-built': ({ seat, slot }, speech) => `${does(seat, speech, 'Budujesz', 'buduje')} schody: ${slot}.`,
  built: ({ seat, tile }, speech) => `${does(seat, speech, 'Budujesz', 'buduje')}: ${tile}.`,
  'card-swapped': ({ seat }, speech) => `${does(seat, speech, 'Oddajesz', 'oddaje')} kartę boga, by wymienić targ.`,
  'tile-removed': ({ seat, tile }, speech) => `${does(seat, speech, 'Usuwasz', 'usuwa')} z targu: ${tile}.`,
  'market-filled': ({ tiles }) => `Nowe na targu: ${list(tiles)}.`,
  'statue-built': ({ seat, statue }, speech) => `${does(seat, speech, 'Wystawiasz', 'wystawia')} ${statue}.`,
  'weavings-shown': ({ seat, tiles }, speech) =>
    `${does(seat, speech, 'Oglądasz', 'ogląda')} tkaniny: ${tiles.length > 0 ? list(tiles) : 'nie ma już żadnej'}.`,
  'weaving-put-under': ({ seat }, speech) => `${does(seat, speech, 'Wkładasz', 'wkłada')} tkaninę pod stos.`,
  'weaving-gained': ({ seat, tile }, speech) => `${does(seat, speech, 'Zyskujesz', 'zyskuje')} tkaninę: ${tile}.`,
  'weaving-laid': ({ seat, tile, next, side }, speech) =>
    next
      ? `${does(seat, speech, 'Dokładasz', 'dokłada')} tkaninę: ${tile}, ${side} od: ${next}.`
      : `${does(seat, speech, 'Zaczynasz', 'zaczyna')} nowy gobelin: ${tile}.`,
  produced: ({ seat, tile, turned }, speech) =>
    `${does(seat, speech, 'Uruchamiasz', 'uruchamia')} budynek: ${tile}${turned ? '; zostaje zakryty' : '; pozostaje odkryty'}.`,
  'priest-moved': ({ seat, section, action }, speech) =>
    `${does(seat, speech, 'Przesuwasz', 'przesuwa')} Arcykapłana do sektora ${section}: ${action}.`,
  'gold-instead': ({ seat }, speech) => `${does(seat, speech, 'Bierzesz', 'bierze')} 1 złoto zamiast akcji.`,
  'passive-used': ({ seat, tile }, speech) => `${does(seat, speech, 'Korzystasz', 'korzysta')} z budynku: ${tile}.`,
  sacrificed: ({ seat, statue }, speech) => `${does(seat, speech, 'Oddajesz', 'oddaje')} ${statue}.`,
  offered: ({ seat, steps: far }, speech) =>
    `${does(seat, speech, 'Składasz', 'składa')} ofiarę z kukurydzy za ${steps(far)}.`,
  casualty: ({ seat, worker, from }, speech) =>
    `${does(seat, speech, 'Posyłasz', 'posyła')} na wojnę ${object(worker)} (${from}).`,
  mustered: ({ seat, card }, speech) => `${does(seat, speech, 'Wystawiasz', 'wystawia')} w pole kartę armii: ${card}.`,
  conquered: ({ seat, space }, speech) => `${does(seat, speech, 'Podbijasz', 'podbija')}: ${space}.`,
  'soldiers-spent': ({ seat, down, discard }, speech) =>
    `${does(seat, speech, 'Zakrywasz', 'zakrywa')} żołnierzy: ${soldierCards(down)}; odrzucone: ${soldierCards(discard)}.`,
  exchanged: ({ seat, from, to }, speech) => `${does(seat, speech, 'Wymieniasz', 'wymienia')}: ${from} → ${to}.`,
  'card-offered': ({ card }) => `Do odkrytych kart bogów dochodzi: ${card}.`,
  'offer-shuffled': () => 'Odkryte karty bogów zostają wtasowane do talii.',
  'festival-called': ({ seat, number }, speech) =>
    `${does(seat, speech, 'Bierzesz', 'bierze')} kafelek Święta ${number}.`,
  'festival-began': ({ number }) => `Zaczyna się Święto ${number}.`,
  'region-scored': ({ seat, region, points: scored }, speech) =>
    `${does(seat, speech, 'Prowadzisz', 'prowadzi')} w krainie ${region}: ${points(scored)}.`,
  fed: ({ seat, potatoes, gold, missing }, speech) =>
    `${does(seat, speech, 'Karmisz', 'karmi')} karty bogów: ${words.effects.potato(potatoes)}${gold > 0 ? `, ${words.effects.gold(gold)}` : ''}${missing > 0 ? `; brakuje ${missing}` : ''}.`,
  'village-filled': ({ workers }) =>
    `Wioska się zapełnia: ${workers.length > 0 ? list(workers) : 'nikogo już nie ma'}.`,
  'space-blocked': ({ space, worker }) => `${worker} blokuje pole: ${space}.`,
  'card-played': ({ seat, card }, speech) => `${does(seat, speech, 'Zagrywasz', 'zagrywa')} kartę boga: ${card}.`,
  'market-cleared': () => 'Targ zostaje opróżniony.',
  passed: ({ seat }, speech) => `${does(seat, speech, 'Pasujesz', 'pasuje')}.`,
  'offer-card-removed': ({ card }) => `Najstarsza odkryta karta boga idzie pod talię: ${card}.`,
  'token-moved': ({ value, field }) => `Żeton o wartości ${value} przechodzi na pole: ${field}.`,
  'slot-filled': ({ slot, god }) => `Pod planszą Axomammy, w miejscu ${slot}, leży nowy bóg: ${god}.`,
}

/** Who has won and why. */
export const ended: Ended = ({ winners, points: won, byResources, solo }, speech) => {
  if (!solo) {
    const names = winners.map((seat) => (isYou(seat, speech) ? 'ty' : speech.name(seat)))
    if (winners.length > 1) return `Koniec gry. Wspólne zwycięstwo (${points(won)}): ${list(names)}.`
    const tie = byResources ? '; o remisie rozstrzygają pozostałe zasoby' : ''
    return `Koniec gry. ${does(winners[0] ?? 0, speech, 'Wygrywasz', 'wygrywa')}: ${points(won)}${tie}.`
  }
  if (solo.won)
    return `${does(0, speech, 'Wygrywasz', 'wygrywa')}: ${points(won)}, czyli co najmniej ${solo.goal} i więcej niż ${words.axomamma} (${solo.hers}).`
  const because = [
    solo.short ? `potrzeba ${solo.goal}` : '',
    solo.behind ? `${words.axomamma} ma ${solo.hers}` : '',
  ].filter((part) => part !== '')
  return `${does(0, speech, 'Przegrywasz', 'przegrywa')}: ${points(won)}, a ${list(because)}.`
}

export const reasons: Reasons = {
  'die-priest': (value) => `Axomamma rzuca ${value}: o tyle sektorów od twojego Arcykapłana staje jej własny.`,
  'die-place': (value) => `Axomamma rzuca ${value}: liczy się to miejsce na boga i żetony o tej wartości.`,
  'die-statue': (value) => `Axomamma rzuca ${value}: posąg dostaje bóg z tego miejsca.`,
  'condition-met': (value, about, because) => `Axomamma idzie o ${sections(value)} dalej (${about}), bo ${because}.`,
  'no-condition': () => 'Axomamma nie wybiera akcji: żadna z dwóch następnych nie spełnia warunku.',
  'no-worker': () => 'Axomamma nie ma kogo wystawić: werbuje i usuwa odkryte karty bogów.',
  oldest: (value, about) => `Axomamma wystawia najdawniejszego z robotników (ma ich ${value}): ${about}.`,
  cheapest: (value, about) => `Axomamma wybiera najbliższe wolne pole, ${about}: droga warta ${value} jedzenia.`,
  random: (value) => `Axomamma ma ${equals(value)}; decyduje los.`,
  'fewest-discard': (value) => `Axomamma wybiera podbój z najmniejszą liczbą żołnierzy do odrzucenia: ${value}.`,
  'fewest-worker': () => 'Axomamma wybiera robotnika: ma ich mniej niż kamieni.',
  'fewest-stone': () => 'Axomamma wybiera kamień: ma ich mniej niż robotników albo robotnika nie potrzebuje.',
  'highest-discard': (value) => `Axomamma wybiera podbój z największą liczbą żołnierzy do odrzucenia: ${value}.`,
  'highest-points': (value) => `Axomamma wybiera podbój z największą liczbą punktów: ${value}.`,
  'tie-break': (value, about) =>
    `Remis dla Axomammy (pola: ${value}); najmniej znaczników, potem kolejność krain, wskazuje: ${about}.`,
  'no-space': (value, about) => `Brak wolnego pola (${about}); w miejsce ${value} trafia inna karta.`,
  'cannot-pay': (value, about) =>
    `Axomamma nie może tego zrobić: ${about}. Zamiast tego bierze ${words.effects.gold(value)}.`,
  token: (value, about) => `Na planszy Axomammy żeton o wartości ${value} leży na polu: ${about}.`,
  'least-goods': (value, about) => `Axomamma wybiera: ${about}, bo tego ma najmniej (${value}).`,
  'statue-matches': (value, about) => `Axomamma ma posąg tego boga (${about}): ${points(value)}.`,
  potatoes: (value) => `Axomamma zamienia na punkty: ${words.effects.potato(value)}.`,
  'personality-drawn': (_, about) => `Osobowość Axomammy w tej grze: ${about}.`,
  'personality-acts': (_, about) => `Działa osobowość Axomammy: ${about}.`,
  limit: (value, about) => `Axomamma ma o jednego robotnika za dużo (${value}); los odsyła: ${about}.`,
  behind: (value) => `Axomamma jest za tobą: ${points(value)} zamiast fazy kart.`,
}
