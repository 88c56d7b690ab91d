import { counted } from '@durbar/craft/text'
import type { GameText } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { options, refusals } from './pl/answers.ts'
import { ended, events, reasons, soldierCards } from './pl/log.ts'
import { list, object, points, words } from './pl/words.ts'
import { type Moves, makeText, type Questions, type Sentences } from './sentences.ts'

/** What the game says in Polish; events are told in the present tense, which has no gender. */

const steps = counted('pl', { one: 'stopień świątyni', few: 'stopnie świątyni', other: 'stopni świątyni' })
const weavings = counted('pl', { one: 'tkanina', few: 'tkaniny', other: 'tkanin' })
const sections = counted('pl', { one: 'sektor', few: 'sektory', other: 'sektorów' })

/** What a move costs, after its name. */
const priced = (price: readonly string[] | undefined): string =>
  price ? (price.length > 0 ? ` (cena: ${list(price)})` : ' (za darmo)') : ''

const questions: Questions = {
  starter: 'Wybierz tkaninę początkową.',
  'opening-hand': 'Wybierz 3 karty bogów, które zatrzymasz; reszta daje teraz korzyści.',
  'settle-priest': 'Postaw Arcykapłana w sektorze Coricanchy.',
  turn: ({ second }) =>
    second ? 'Wykonaj drugą, inną akcję poboczną.' : 'Wystaw robotnika albo wykonaj dwie akcje poboczne.',
  'pay-placement': ({ space, gold }) =>
    gold ? `Zagraj kartę boga albo zapłać 1 złoto: ${space}.` : `Zagraj kartę boga za miejsce: ${space}.`,
  'pick-up': 'Możesz zabrać sąsiada Wojownika.',
  benefits: 'Weź korzyści swojej karty boga.',
  'priest-potato': 'Zapłacić 1 ziemniaka za jeszcze jedno zadanie?',
  tasks: ({ tasks: left }) => `Zadania: najwyżej jeszcze ${left}. Wybierz jedno albo zakończ.`,
  pay: ({ cost }) => `Jak płacisz? Cena: ${list(cost)}.`,
  rewards: ({ effects }) =>
    effects.length > 4
      ? `Weź nagrody w dowolnej kolejności; zostało: ${effects.length}.`
      : effects.length > 1
        ? `Weź nagrody w dowolnej kolejności: ${list(effects)}.`
        : `Możesz wziąć: ${list(effects)}.`,
  choose: ({ effects }) => `Wybierz jedno: ${effects.join(' albo ')}.`,
  'god-card': 'Weź kartę boga: odkrytą albo z talii.',
  train: 'Zatrzymaj jedną kartę armii; druga zostaje odrzucona.',
  nomad: 'Wybierz Koczownika.',
  'gold-climb': 'Zapłacić 1 złoto za stopień świątyni?',
  'refresh-one': 'Możesz odnowić jeszcze jedno za darmo.',
  refresh: 'Odnów budynki i karty armii.',
  build: 'Zbuduj budynek z targu albo najpierw wymień targ.',
  swap: 'Usuń budynki z targu.',
  stairs: 'Gdzie budujesz schody?',
  statue: 'Który posąg wystawiasz?',
  'sort-out': 'Włóż tkaninę pod stos.',
  'buy-weavings': ({ price }) => `Możesz kupić tkaninę; cena: ${list(price)}.`,
  leftover: ({ price }) => `Możesz kupić jedną z pozostałych tkanin; cena: ${list(price)}.`,
  'put-back': 'Która tkanina idzie teraz pod stos?',
  lay: ({ tile }) => `Gdzie kładziesz tkaninę: ${tile}?`,
  'choose-weaving': 'Weź wierzchnią tkaninę albo następną.',
  'produce-once': 'Który budynek produkuje?',
  production: ({ ready }) => (ready ? 'Produkuj budynkami w dowolnej kolejności.' : 'Możesz odnowić jeden budynek.'),
  perform: ({ action }) => `Wykonaj akcję (${action}) albo weź 1 złoto.`,
  worship: 'Możesz oddać posągi za stopnie świątyni.',
  offering: 'Możesz oddać kukurydzę za stopnie świątyni.',
  casualty: 'Kto ginie na wojnie?',
  muster: 'Możesz wystawić w pole karty armii.',
  conquer: 'Możesz podbić pole.',
  commit: ({ space }) => `Którzy żołnierze podbijają: ${space}?`,
  hire: 'Możesz nająć robotnika z końca Wioski.',
  dismiss: 'Masz za dużo robotników; odeślij jednego.',
  feed: ({ unfed }) => `Karty bogów bez ziemniaka: ${unfed}. Ile złota dokładasz?`,
  'play-cards': 'Możesz zagrać karty bogów dla korzyści; posąg niepotrzebny.',
}

const passes: Readonly<Record<string, string>> = {
  tasks: 'Zostaw resztę zadań',
  hire: 'Nikogo nie najmuj',
  swap: 'Nie usuwaj więcej',
  'play-cards': 'Nie graj więcej kart',
  muster: 'Bez kolejnych kart armii',
  conquer: 'Bez podboju',
  benefits: 'Zostaw resztę',
  'priest-potato': 'Bez kolejnego zadania',
  rewards: 'Zostaw resztę',
  'pick-up': 'Nikogo nie zabieraj',
  'gold-climb': 'Zachowaj złoto',
  'refresh-one': 'Nie odnawiaj więcej',
  refresh: 'Nie odnawiaj więcej',
  build: 'Nic nie buduj',
  'buy-weavings': 'Nie kupuj więcej',
  leftover: 'Nic nie kupuj',
  'produce-once': 'Nic nie produkuj',
  production: 'Koniec produkcji',
  worship: 'Zachowaj posągi',
  offering: 'Nic nie składaj',
}

const moves: Moves = {
  starter: ({ tile }) => `Tkanina początkowa: ${tile}`,
  keep: ({ cards }) => `Zatrzymaj: ${list(cards)}`,
  'settle-priest': ({ section, action }) => `Sektor ${section}: ${action}`,
  place: ({ worker, as, space }) => `${worker}${as ? ` jako ${as}` : ''}: ${space}`,
  'pay-card': ({ card }) => `Zagraj: ${card}`,
  'pay-gold': () => 'Zapłać 1 złoto zamiast karty',
  pay: ({ goods }) => `Zapłać: ${goods.length > 0 ? list(goods) : 'nic'}`,
  'pick-up': ({ worker, space }) => `Zabierz ${object(worker)}: ${space}`,
  'pay-potato': () => 'Zapłać 1 ziemniaka za 1 zadanie',
  task: ({ task }) => task,
  take: ({ effect }) => `Weź: ${effect}`,
  choose: ({ effect }) => `Wybierz: ${effect}`,
  'god-card': ({ card }) => (card ? `Weź kartę: ${card}` : 'Dobierz z talii bogów'),
  'keep-army': ({ card }) => `Zatrzymaj: ${card}`,
  nomad: ({ worker }) => `Weź ${object(worker)}`,
  climb: () => 'Zapłać 1 złoto za 1 stopień świątyni',
  'refresh-building': ({ tile, price }) => `Odnów: ${tile}${priced(price)}`,
  'refresh-army': ({ card, price }) => `Odnów kartę armii: ${card}${priced(price)}`,
  stairs: ({ slot, price }) => `Schody: ${slot}${priced(price)}`,
  build: ({ tile, price }) => `Zbuduj: ${tile}${priced(price)}`,
  swap: ({ card }) => `Wymień targ za kartę: ${card}`,
  remove: ({ tile }) => `Usuń: ${tile}`,
  statue: ({ statue, price }) => `Wystaw ${statue}${priced(price)}`,
  buy: ({ tile, price }) => `Kup tkaninę: ${tile}${priced(price)}`,
  'put-under': ({ tile }) => `Pod stos: ${tile}`,
  lay: ({ next, side }) => (next ? `Połóż ${side} od: ${next}` : 'Zacznij nowy gobelin'),
  weaving: ({ top }) => (top ? 'Weź wierzchnią tkaninę' : 'Weź następną tkaninę'),
  produce: ({ tile }) => `Produkuj: ${tile}`,
  'move-priest': ({ sections: far, action }) => `Arcykapłan o ${sections(far)}: ${action}`,
  pray: () => 'Módl się: 2 karty bogów',
  train: () => 'Ćwicz: 1 z 2 kart armii',
  recruit: ({ worker }) => `Zwerbuj ${object(worker)}`,
  perform: ({ action }) => `Wykonaj: ${action}`,
  'take-gold': () => 'Weź 1 złoto zamiast akcji',
  sacrifice: ({ statue, steps: far }) => `Oddaj ${statue} za ${steps(far)}`,
  offer: ({ steps: far, price }) => `${list(price ?? [])} za ${steps(far)}`,
  'lose-villager': ({ end, worker }) => `Ginie ${worker}, ${end}`,
  'lose-nomad': ({ worker }) => `Ginie ${worker} (Koczownicy)`,
  muster: ({ card, price }) => `W pole: ${card}${priced(price)}`,
  conquer: ({ space, brings }) => `Podbij: ${space} (${list(brings)})`,
  commit: ({ down, discard }) => `Zakryj: ${soldierCards(down)}; odrzuć: ${soldierCards(discard)}`,
  hire: ({ worker, price }) => `Najmij ${object(worker)}; cena: ${price}`,
  dismiss: ({ worker }) => `Odeślij ${object(worker)}`,
  feed: ({ gold, lost }) =>
    `${gold > 0 ? `Dołóż ${words.effects.gold(gold)}` : 'Nie dokładaj złota'}${lost > 0 ? ` (−${points(lost)})` : ''}`,
  'play-card': ({ card }) => `Zagraj: ${card}`,
  pass: ({ question, after }) => (question === 'benefits' && !after ? 'Najpierw zadania' : (passes[question] ?? 'Pas')),
  'discard-army': ({ card }) => `Odrzuć kartę armii: ${card}`,
  exchange: ({ from, to }) => `Wymień: ${from} → ${to}`,
  'potato-card': () => 'Zapłać 1 ziemniaka za kartę boga',
}

const sentences: Sentences = {
  title: 'Tawantinsuyu',
  pitch: 'Prowadź swój lud po tarasach wzgórza Inków: wystawiaj robotników, ujmuj bogów i świętuj najhuczniej.',
  words,
  options,
  questions,
  waiting: (names) => `Czekamy na: ${list(names)}.`,
  ended,
  moves,
  events,
  reasons,
  refusals,
  scoreLines: {
    track: 'Tor punktów',
    start: 'Początek',
    stairs: 'Schody zbudowane',
    'stairs-used': 'Schody użyte',
    statues: 'Posągi',
    'god-cards': 'Karty bogów',
    weavings: 'Tkaniny',
    production: 'Produkcja',
    conquest: 'Podbój',
    temple: 'Świątynia',
    regions: 'Krainy',
    'festival-tile': 'Kafelki Świąt',
    'passive-buildings': 'Budynki pasywne',
    hunger: 'Nienakarmione karty bogów',
    axomamma: 'Własne punkty Axomammy',
    tapestries: 'Gobeliny',
    buildings: 'Budynki',
    'army-cards': 'Karty armii w polu',
    workers: 'Robotnicy',
    gold: 'Złoto',
    resources: 'Zasoby',
    'tie-break-resources': 'Remis: pozostałe zasoby',
  },
  tapestry: (size) => `Gobelin: ${weavings(size)}`,
  progress: {
    setup: 'Przygotowanie',
    festivals: (held) => (held === 0 ? 'Przed pierwszym Świętem' : `Święta: ${held} z 3`),
    over: 'Koniec',
  },
}

export { words }
export const text: GameText = { ...makeText(sentences), deeds: deeds.pl }
