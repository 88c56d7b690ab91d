import { counted, listing } from '@durbar/craft/text'
import type { GameText, Seat, Speech } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { firstFew, latinName } from './places.ts'
import { fromPlace, inPlace, toPlace } from './places-pl.ts'
import { isYou, makeText, type Sentences, type Words } from './sentences.ts'
import { characterNumber, fieldNumber, type Tally, type ToDo, tally, tallyParts, times } from './told.ts'
import type { ActionName, CharacterName, PartName, SourceName, Toll } from './written.ts'

/**
 * What the game says in Polish; the terms are those of the rulebook's glossary. Events are told in the present tense,
 * which has no gender, and names of people and places stay uninflected behind "gracz", "miasto" and "wieś".
 */

export const words: Words = {
  characters: {
    mogul: 'Mogoł',
    trader: 'Handlarz',
    sadhu: 'Sadhu',
    'wandering-monk': 'Wędrowny Mnich',
    builder: 'Budowniczy',
    'master-craftsman': 'Mistrz Rzemieślników',
    yogi: 'Jogin',
  },
  actions: {
    gold: 'Złoto',
    house: 'Dom',
    'two-houses': '2 domy',
    'move-house': 'Przesunięcie domu',
    quarry: 'Kamieniołom',
    palace: 'Pałac',
    'palace-house': 'Pałac / Dom',
    governor: 'Kolejność gubernatorów',
    characters: 'Postacie',
  },
  parts: {
    gold: 'Złoto',
    house: 'Dom',
    'city-house': 'Dom w mieście',
    move: 'Przesunięcie domu',
    'first-stone': 'Kamieniołom',
    'second-stone': 'Drugi dom z kamieniołomu',
    palace: 'Pałac',
    governor: 'Kolejność gubernatorów',
    character: 'Postacie',
  },
  sites: { central: 'miejsce centralne', outer: 'miejsce zewnętrzne' },
  place: latinName,
}

/** Whom one takes, gives or chooses. */
const characterObjects: Readonly<Record<CharacterName, string>> = {
  mogul: 'Mogoła',
  trader: 'Handlarza',
  sadhu: 'Sadhu',
  'wandering-monk': 'Wędrownego Mnicha',
  builder: 'Budowniczego',
  'master-craftsman': 'Mistrza Rzemieślników',
  yogi: 'Jogina',
}

const { actions, parts, place, sites } = words
const list = listing('pl')
/** What something costs, and what somebody takes or pays. */
const gold = counted('pl', { one: 'sztuka złota', few: 'sztuki złota', other: 'sztuk złota' })
const goldObject = counted('pl', { one: 'sztukę złota', few: 'sztuki złota', other: 'sztuk złota' })
const houses = counted('pl', { one: 'dom', few: 'domy', other: 'domów' })
const points = counted('pl', { one: 'punkt', few: 'punkty', other: 'punktów' })
const palacesWith = counted('pl', { one: 'pałacem', other: 'pałacami' })
const steps = counted('pl', { one: 'ruch', few: 'ruchy', other: 'ruchów' })
const characters = counted('pl', { one: 'postać', few: 'postacie', other: 'postaci' })
const villages = counted('pl', { one: 'wieś', few: 'wsie', other: 'wsi' })

const character = (card: CharacterName): string => characterObjects[card]
const price = (amount: number): string => (amount === 0 ? 'za darmo' : gold(amount))
const forPrice = (amount: number): string => (amount === 0 ? 'za darmo' : `za ${goldObject(amount)}`)

/** "Budujesz" or "Ines buduje". */
function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? you : `${speech.name(seat)} ${they}`
}
const toWhom = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? 'ci' : `graczowi ${speech.name(seat)}`)
const forWhom = (seat: Seat, speech: Speech): string =>
  isYou(seat, speech) ? 'dla ciebie' : `dla gracza ${speech.name(seat)}`
const fromWhom = (seat: Seat, speech: Speech): string =>
  isYou(seat, speech) ? 'od ciebie' : `od gracza ${speech.name(seat)}`
const names = (seats: readonly Seat[], speech: Speech): string =>
  list(seats.map((seat) => (isYou(seat, speech) ? 'ty' : speech.name(seat))))

const tolls = (pays: readonly Toll[], speech: Speech): string =>
  list(pays.map((toll) => `${gold(toll.gold)} ${forWhom(toll.to, speech)}`))
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
  gold: 'złoto niewzięte',
  house: 'dom niewybudowany',
  'city-house': 'dom w mieście niewybudowany',
  move: 'dom nieprzesunięty',
  'first-stone': 'kamieniołom niewykorzystany',
  'second-stone': 'z kamieniołomu tylko 1 dom',
  palace: 'pałac niewybudowany',
  governor: 'gubernator nieprzestawiony',
  character: 'postać niewzięta',
}

function undone(left: readonly Tally<PartName>[]): string {
  const [first] = left
  if (first && left.length === 1 && first.count === 1) return notDone[first.what]
  return `niewykonane: ${left.map(({ what, count }) => times(parts[what], count)).join(', ')}`
}

const toDo = (left: readonly Tally<ToDo>[]): string =>
  list(left.map(({ what, count }) => times(what.action ? actions[what.action] : parts[what.part], count)))

function ontoField(index: number): string {
  const { numbered, number } = fieldNumber(index)
  return numbered ? `na pole ${number}` : `na ${number}. pole nad strzałką`
}

const sentences: Sentences = {
  title: 'Maharadża',
  pitch:
    'Przewiduj, gdzie zatrzyma się Maharadża, buduj tam przed innymi i miej najwięcej pałaców, gdy skończy się jego podróż.',
  words,
  options: {
    length: {
      name: 'Długość gry',
      values: { standard: 'Do 10 rund, po 7 pałaców', short: 'Do 8 rund, po 6 pałaców' },
    },
    yogi: { name: 'Jogin', values: { off: 'Sześć postaci', on: 'Siedem postaci, z Joginem' } },
    privileges: { name: 'Przywileje', values: { off: 'Bez przywilejów', on: 'Jogin daje jeden w każdej turze' } },
    auction: { name: 'Pierwsze postacie', values: { off: 'Wybierane po kolei', on: 'Licytowane' } },
    homeCity: { name: 'Miasta rodzinne', values: { off: 'Nie', on: '1 punkt więcej w mieście rodzinnym postaci' } },
    severalCharacters: {
      name: 'Postacie gracza',
      values: { off: 'Jedna', on: 'Kilka (Rozszerzona 2)' },
    },
    neutralPalaces: {
      name: 'Neutralne pałace, gdy gra mniej niż pięć osób',
      values: {
        'per-color': 'Po jednym z każdego wolnego koloru w każdym mieście',
        'one-per-city': 'Jeden w każdym mieście',
        off: 'Bez neutralnych pałaców',
      },
    },
    compensation: {
      name: 'Rekompensata',
      values: { 'per-turn': 'Raz za turę', 'per-action': 'Za każdą niewykonaną akcję' },
    },
    governorPlacement: {
      name: 'Odwiedzony gubernator trafia',
      values: { 'turn-field': 'Na pole z numerem rundy', 'above-top': 'Tuż nad najwyższego gubernatora' },
    },
    privilegeExpires: {
      name: 'Odłożone przywileje',
      values: { off: 'Nie przepadają', on: 'Przepadają z końcem następnej tury' },
    },
    hiddenGold: { name: 'Złoto', values: { on: 'Tajne do końca gry', off: 'Jawne' } },
    youngest: {
      name: 'Kto wybiera pierwszy',
      values: { 'first-seat': 'Pierwsze miejsce przy stole', random: 'Osoba wylosowana' },
    },
  },
  questions: {
    choose: (asked, speech) =>
      asked.mine ? 'Wybierz swoją postać.' : `${names(asked.deciders, speech)} wybiera postać.`,
    place: (asked, speech) =>
      asked.mine
        ? `Postaw dom w wybranej wsi; do postawienia: ${asked.left}.`
        : `${names(asked.deciders, speech)} stawia dom; do postawienia: ${asked.left}.`,
    planning(asked, speech) {
      if (asked.mine) return 'Ustaw dysk: wybierz dwie akcje albo jedną dwa razy.'
      const wait = `Czekamy na dysk: ${names(asked.deciders, speech)}.`
      return asked.disc ? `Twój dysk: ${pair(asked.disc)}. Możesz go jeszcze zmienić. ${wait}` : wait
    },
    replace: (asked, speech) =>
      asked.mine
        ? 'Ktoś zabiera ci postać. Wybierz inną z banku.'
        : `${names(asked.deciders, speech)} wybiera nową postać.`,
    over: ({ winner, palaces }, speech) =>
      `Koniec gry: ${does(winner, speech, 'wygrywasz', 'wygrywa')} z ${palacesWith(palaces)}.`,
    auction({ mine, deciders, bid, leader }, speech) {
      const high =
        bid === null || leader === null
          ? 'Nie ma jeszcze stawki'
          : `Najwyższa stawka: ${gold(bid)} (${isYou(leader, speech) ? 'ty' : speech.name(leader)})`
      if (!mine) return `${names(deciders, speech)} licytuje. ${high}.`
      return bid === null ? 'Otwórz licytację postaci: daj 0 sztuk złota lub więcej.' : `${high}. Przebij albo spasuj.`
    },
    turn({ mine, deciders, toDo: open, builder, privilege }, speech) {
      const optional = [...(builder ? ['Budowniczy'] : []), ...(privilege ? ['przywilej'] : [])]
      const extra = optional.length > 0 ? `; możesz też: ${list(optional)}` : ''
      if (!mine)
        return `Tura gracza ${names(deciders, speech)}${open.length > 0 ? ` – do wykonania: ${toDo(open)}` : ''}.`
      if (open.length > 0) return `Twoja tura – do wykonania: ${toDo(open)}${extra}. Podróżuj, kiedy chcesz.`
      return `Wszystkie akcje wykonane${extra}. Podróżuj dalej albo zakończ turę.`
    },
    settle: ({ mine, deciders, from }, speech) =>
      mine
        ? `Dokąd trafi dom ${fromPlace(from)}? Do wsi z wolnym miejscem albo do miasta twojego architekta.`
        : `${names(deciders, speech)} przesuwa dom ${fromPlace(from)}.`,
    surrender: ({ mine, deciders, to }, speech) =>
      mine
        ? `${speech.name(to)} zwabia jedną z twoich postaci. Wybierz, którą oddajesz.`
        : `${names(deciders, speech)} wybiera postać ${forWhom(to, speech)}.`,
  },
  moves: {
    choose: ({ card }) => `Wybierz ${character(card)} (${characterNumber(card)})`,
    bid: (move) => `Stawka: ${gold(move.gold)}`,
    pass: () => 'Pas',
    place: ({ at }) => `Dom ${inPlace(at)}`,
    disc: (move) => pair(move.actions),
    travel({ to, pays, byBank }, speech) {
      const cost = pays.length === 0 ? 'za darmo' : `${byBank ? 'płaci bank: ' : ''}${tolls(pays, speech)}`
      return `Podróż ${toPlace(to)} · ${cost}`
    },
    gold: (move) => `Weź ${goldObject(move.gold)}`,
    house: (move) => `Dom ${inPlace(move.at)} · ${price(move.price)}${source(move.for)}`,
    'move-house': (move) => `Przesuń dom ${fromPlace(move.from)}${source(move.for)}`,
    settle: ({ at }) => `Przenieś dom ${toPlace(at)}`,
    quarry: (move) => `Weź ${houses(move.houses)} z kamieniołomu`,
    palace: (move) => `Pałac ${inPlace(move.city)}, ${sites[move.site]} · ${price(move.price)}${source(move.for)}`,
    governor: ({ city, becomesNext }) =>
      `Gubernator miasta ${place(city)} dwa pola w dół${becomesNext ? ' · następny cel Maharadży' : ''}`,
    take: ({ card, from }, speech) =>
      `Weź ${character(card)} ${from === undefined ? 'z banku' : fromWhom(from, speech)}`,
    exchange: ({ card, give, from }, speech) =>
      `Oddaj ${character(give)}, weź ${character(card)} ${fromWhom(from, speech)}`,
    lure: ({ from }, speech) => `Zwab postać ${fromWhom(from, speech)}`,
    privilege: ({ action }) => `Użyj przywileju: ${actions[action]}`,
    replace: ({ card }) => `Weź ${character(card)} (${characterNumber(card)})`,
    give: ({ card, to }, speech) => `Oddaj ${toWhom(to, speech)} ${character(card)}`,
    end({ left, compensation, rivals }, speech) {
      if (left.length === 0) return 'Zakończ turę'
      const [only] = rivals
      const who = only !== undefined && rivals.length === 1 ? forWhom(only, speech) : 'dla każdego rywala'
      return `Zakończ turę – ${undone(left)}; ${gold(compensation)} ${who}`
    },
  },
  events: {
    'character-chosen': ({ seat, card }, speech) => `${does(seat, speech, 'Wybierasz', 'wybiera')} ${character(card)}.`,
    bid: (event, speech) => `${does(event.seat, speech, 'Licytujesz', 'licytuje')}: ${gold(event.gold)}.`,
    passed: ({ seat }, speech) => `${does(seat, speech, 'Pasujesz', 'pasuje')}.`,
    'auction-won': (event, speech) =>
      `${does(event.seat, speech, 'Wygrywasz', 'wygrywa')} licytację ${forPrice(event.gold)}.`,
    'house-placed': ({ seat, at }, speech) => `${does(seat, speech, 'Stawiasz', 'stawia')} dom ${inPlace(at)}.`,
    'pool-filled': (event) => `Każdy przenosi ${houses(event.houses)} z kamieniołomu do puli.`,
    'maharaja-moved': ({ turn, to, field }) =>
      `Runda ${turn}: Maharadża jedzie ${toPlace(to)}, a tamtejszy gubernator przechodzi ${ontoField(field)}.`,
    'disc-set': ({ seat }, speech) => `${does(seat, speech, 'Ustawiasz', 'ustawia')} dysk.`,
    'disc-revealed': (event, speech) =>
      `${does(event.seat, speech, 'Odkrywasz', 'odkrywa')} dysk: ${pair(event.actions)}.`,
    'trader-paid': (event, speech) =>
      `${does(event.seat, speech, 'Dostajesz', 'dostaje')} od Handlarza ${goldObject(event.gold)}.`,
    'privilege-gained': ({ seat }, speech) => `${does(seat, speech, 'Dostajesz', 'dostaje')} od Jogina przywilej.`,
    'privilege-used': ({ seat, action }, speech) =>
      `${does(seat, speech, 'Używasz', 'używa')} przywileju: ${actions[action]}.`,
    'privileges-expired': ({ seat, count }, speech) =>
      `${does(seat, speech, 'Tracisz', 'traci')} niewykorzystane w porę przywileje: ${count}.`,
    traveled: ({ seat, from, to, via }, speech) =>
      `${does(seat, speech, 'Podróżujesz', 'podróżuje')} ${fromPlace(from)} ${toPlace(to)} przez ${via.length === 1 ? 'wieś' : 'wsie'} ${list(via.map((village) => place(village)))}.`,
    toll({ seat, to, gold: amount, byBank }, speech) {
      const whose = isYou(seat, speech) ? 'twoją podróż' : `podróż gracza ${speech.name(seat)}`
      if (byBank) return `Bank płaci ${toWhom(to, speech)} ${goldObject(amount)} myta za ${whose}.`
      return `${does(seat, speech, 'Płacisz', 'płaci')} ${toWhom(to, speech)} ${goldObject(amount)} myta.`
    },
    'gold-taken': (event, speech) =>
      `${does(event.seat, speech, 'Bierzesz', 'bierze')} z banku ${goldObject(event.gold)}.`,
    'house-built': (event, speech) =>
      `${does(event.seat, speech, 'Budujesz', 'buduje')} dom ${inPlace(event.at)} ${forPrice(event.price)}.`,
    'house-moved': ({ seat, from, to }, speech) =>
      `${does(seat, speech, 'Przesuwasz', 'przesuwa')} dom ${fromPlace(from)} ${toPlace(to)}.`,
    quarried: (event, speech) =>
      `${does(event.seat, speech, 'Bierzesz', 'bierze')} ${houses(event.houses)} z kamieniołomu.`,
    'palace-built': (event, speech) =>
      `${does(event.seat, speech, 'Budujesz', 'buduje')} pałac ${inPlace(event.city)} (${sites[event.site]}) ${forPrice(event.price)}.`,
    'governor-moved': ({ seat, city, field }, speech) =>
      `${does(seat, speech, 'Przestawiasz', 'przestawia')} gubernatora miasta ${place(city)} w dół, ${ontoField(field)}.`,
    'character-taken': ({ seat, card, from }, speech) => {
      if (from !== null && isYou(from, speech)) return `${speech.name(seat)} zabiera ci ${character(card)}.`
      return `${does(seat, speech, 'Bierzesz', 'bierze')} ${character(card)} ${from === null ? 'z banku' : fromWhom(from, speech)}.`
    },
    'character-returned': ({ seat, card }, speech) =>
      `${does(seat, speech, 'Odkładasz', 'odkłada')} ${character(card)} do banku.`,
    'character-replaced': ({ seat, card }, speech) =>
      `${does(seat, speech, 'Wybierasz', 'wybiera')} w zamian ${character(card)}.`,
    'character-given': ({ seat, card, to }, speech) =>
      `${does(seat, speech, 'Oddajesz', 'oddaje')} ${toWhom(to, speech)} ${character(card)}.`,
    lured: ({ seat, from }, speech) => `${does(seat, speech, 'Zwabiasz', 'zwabia')} postać ${fromWhom(from, speech)}.`,
    'turn-ended': (event, speech) =>
      `${does(event.seat, speech, 'Kończysz', 'kończy')} turę${event.undone.length > 0 ? ` – ${undone(tallyParts(event.undone))}` : ''}.`,
    compensated: (event, speech) =>
      `${does(event.seat, speech, 'Dostajesz', 'dostaje')} ${goldObject(event.gold)} rekompensaty.`,
    'city-scored'({ city, scores, bonus }, speech) {
      const paid = scores.filter((score) => score.points > 0)
      if (paid.length === 0) return `Punktowanie miasta ${place(city)}: nikt nie ma tam punktów.`
      const lines = paid.map(
        ({ seat, points: scored, gold: amount }) =>
          `${isYou(seat, speech) ? 'ty' : speech.name(seat)} ${gold(amount)} (${points(scored)})`,
      )
      const monopoly = bonus > 0 ? ` – w tym ${gold(bonus)} premii za monopol` : ''
      return `Wypłata w mieście ${place(city)}: ${lines.join(', ')}${monopoly}.`
    },
    'game-ended': ({ winner }, speech) => `${does(winner, speech, 'Wygrywasz', 'wygrywa')} grę.`,
  },
  refusals: {
    'game-over': 'Gra jest już skończona.',
    'not-your-decision': 'To nie twoja decyzja; teraz decyduje kto inny.',
    'not-asked-now': 'Nie teraz: najpierw trzeba rozstrzygnąć coś innego.',
    'nothing-to-undo': (_, have) =>
      have === 0 ? 'Nie masz już czego cofnąć.' : `Cofnąć możesz najwyżej ${steps(have)}.`,
    'nothing-to-redo': (_, have) =>
      have === 0 ? 'Nie ma czego przywrócić.' : `Przywrócić możesz najwyżej ${steps(have)}.`,
    'not-in-bank': 'Tej postaci nie ma w banku; wybierz inną.',
    'bid-too-low': (need) => `Daj co najmniej ${goldObject(need)} albo spasuj.`,
    'needs-gold': (need, have) => `Potrzeba: ${gold(need)}; masz ${have}.`,
    'opener-may-not-pass': 'Otwierasz licytację i nie możesz spasować; daj 0 sztuk złota lub więcej.',
    'setup-only-in-villages': 'Pierwsze domy stawia się tylko we wsiach.',
    'village-full': 'W tej wsi nie ma miejsca; wybierz inną.',
    'two-arrows': 'Dysk ma dwie strzałki: wybierz dwie akcje albo jedną dwa razy.',
    'privileges-need-yogi': 'Przywileje daje Jogin; włącz też Jogina.',
    'ends-in-a-city': 'Podróż kończy się w mieście, nie tutaj.',
    'already-there': 'Twój architekt jest już w tym mieście.',
    'road-has-a-gap'(gaps) {
      const { shown, more } = firstFew(gaps)
      const rest = more > 0 ? `${shown.join(', ')} i jeszcze ${villages(more)}` : list(shown)
      return `Nie prowadzi tam przejezdna droga. Brakuje domu: ${rest}.`
    },
    'needs-toll': (need, have) => `Myto po drodze wynosi ${goldObject(need)}; masz ${have}.`,
    'tolls-misstated': 'Żadna trasa nie kosztuje dokładnie tyle myta; wybierz jedną z podanych.',
    'action-not-open': 'Nie masz już takiej akcji w tej turze.',
    'pool-empty': 'Twoja pula jest pusta; domy dobierzesz akcją Kamieniołom.',
    'no-house-to-build': 'Ta akcja nie daje już domu do wybudowania.',
    'not-the-builder': 'To może tylko osoba, która ma Budowniczego; ty go nie masz.',
    'builder-used': 'Budowniczy zrobił już swoje w tej turze.',
    'architect-elsewhere': 'Twojego architekta nie ma w tym mieście; najpierw tam pojedź.',
    'no-building-here': 'Tutaj się nie buduje; wybierz wieś albo miasto twojego architekta.',
    'one-must-stand-in-a-city': 'Jeden z 2 domów musi stanąć w mieście, a dom we wsi już stoi.',
    'quarry-empty': 'Twój kamieniołom jest pusty.',
    'no-house-to-move': 'Ta akcja nie przesuwa domów; służy do tego Przesunięcie domu albo Budowniczy.',
    'no-own-house-there': 'Nie masz tam domu; wskaż miejsce z twoim domem.',
    'nowhere-to-go': 'Dla tego domu nie ma innego wolnego miejsca.',
    'same-place': 'Dom musi trafić gdzie indziej.',
    'no-palace-to-build': 'Ta akcja nie daje już pałacu do wybudowania.',
    'architect-not-in-a-city': 'Twój architekt nie jest w mieście; najpierw dojedź do któregoś.',
    'no-palace-left': 'Wszystkie twoje pałace już stoją.',
    'site-taken': 'Nie ma tu wolnego miejsca tego rodzaju; spróbuj drugiego rodzaju albo innego miasta.',
    'not-a-governor': 'Gubernatora mają tylko miasta na torze; wybierz jedno z nich.',
    'governor-too-low': 'Pod tym gubernatorem nie ma dwóch pól; wybierz któregoś wyżej.',
    'no-privilege': 'Nie masz przywileju; daje je Jogin.',
    'one-privilege-a-turn': 'Tylko jeden przywilej na turę.',
    'not-for-characters': 'Przywilej daje każdą akcję oprócz akcji Postacie.',
    'own-character': 'Masz już tę postać; wybierz inną.',
    'not-in-game': 'Tej postaci nie ma w tej grze.',
    'bank-first': 'Dopóki w banku są postacie, bierz z banku.',
    'exchange-or-lure': 'Bank jest pusty: wymień tę postać na jedną ze swoich albo zwab inną.',
    'only-with-several-characters': 'Wymiana i zwabienie są tylko w grze z kilkoma postaciami (Rozszerzona 2).',
    'no-opponent-holds-it': 'Żaden przeciwnik nie ma tej postaci.',
    'not-yours-to-give': 'Nie masz postaci, którą chcesz oddać.',
    'no-more-characters-than-you': (need, have) =>
      `Zwab postać od kogoś, kto ma co najmniej ${characters(need)}; ta osoba ma ${have}.`,
    'forfeit-misstated': (need) =>
      need === 0
        ? 'Wszystko jest już wykonane: zakończ turę bez rekompensaty.'
        : `Niewykonane jest co innego: koniec tury daje teraz każdemu rywalowi ${goldObject(need)}.`,
  },
  scoreLines: {
    palaces: 'Pałace',
    gold: 'Złoto',
    character: 'Numer postaci',
    start: 'Na początek',
    'gold-action': 'Akcja Złoto',
    trader: 'Handlarz',
    payouts: 'Wypłaty w miastach',
    'tolls-received': 'Otrzymane myto',
    compensation: 'Rekompensaty',
    'tolls-paid': 'Zapłacone myto',
    houses: 'Domy',
    auction: 'Licytacja',
  },
  progress: {
    setup: 'Przygotowanie',
    turn: (turn, turns, last) => `Runda ${turn} z ${turns}${last ? ', ostatnia' : ''}`,
    over: (turn) => `Gra skończona po rundzie ${turn}`,
  },
}

export const text: GameText = { ...makeText(sentences), deeds: deeds.pl }
