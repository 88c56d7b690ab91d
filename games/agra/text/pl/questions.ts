import type { Questions } from '../sentences.ts'
import { goodOf } from '../told.ts'
import { building } from './places.ts'
import {
  amount,
  amountObject,
  deliveries,
  favor,
  favorObject,
  goodMissing,
  goodObject,
  guild,
  list,
  ofNotable,
  pointsObject,
  steps,
  tile,
  workersObject,
} from './speak.ts'

/** What is asked, and after the name what that player is doing. */
export const questions: Questions = {
  meditation: {
    ask: (asked) =>
      asked.points === 0
        ? asked.able
          ? 'Medytacja: kładź robotników za punkty albo przejdź do akcji.'
          : 'Nie ma już kogo położyć do medytacji. Przejdź do akcji.'
        : `Wydaj ${pointsObject(asked.points)}; reszta przepada.`,
    waits: () => 'medytuje',
  },
  action: {
    ask: (asked) =>
      asked.workers === 0
        ? 'Twoja akcja: w zasobie nie ma robotników, więc jeden z planszy pracuje ponownie.'
        : `Twoja akcja: postaw robotnika (w zasobie: ${asked.workers})${asked.again ? ' albo każ jednemu pracować ponownie' : ''}.`,
    waits: () => 'stawia robotnika',
  },
  cook: {
    ask: () => 'Twój robotnik został wyparty. Przekazać go Kucharzowi?',
    waits: () => 'decyduje, czy robotnik trafi do Kucharza',
  },
  orders: {
    ask({ done, order, akbar }) {
      if (done) return 'Faza zamówień wykorzystana. Zakończyć turę?'
      if (order) return `Zrealizuj zamówienie${akbar ? ', daj towar Akbarowi' : ''} albo zakończ turę.`
      return akbar ? 'Daj towar Akbarowi albo zakończ turę.' : 'Nie ma czego zrealizować ani oddać. Zakończyć turę?'
    },
    waits: () => 'kończy turę',
  },
  architect: {
    ask: () => 'Architekt: zrób krok w gildii albo wybierz działkę pod budowę.',
    waits: () => 'korzysta z Architekta',
  },
  materials: {
    ask: (asked) => `Zapłać materiałami za ${building[asked.building]}; na razie liczą się za ${asked.counts}.`,
    waits: (asked) => `płaci za ${building[asked.building]}`,
  },
  'bonus-tile': {
    ask: ({ level }) => `Wybierz kafel premii z poziomu ${level}.`,
    waits: () => 'wybiera kafel premii',
  },
  sailor: {
    ask: ({ left, order, payable }) =>
      `Żeglarz: ${left === 0 ? 'nie ma już dostaw' : deliveries(left)}${order ? ', zamówienie to 2' : ''}.${payable ? ' Za towar dojdzie jego wartość.' : ''}`,
    waits: () => 'dostarcza towary z Żeglarzem',
  },
  'sailor-payment': {
    ask: ({ value }) => `Zapłata dla Żeglarza jest warta ${value}. Dodać kolejny towar, razem do 4?`,
    waits: () => 'płaci Żeglarzowi',
  },
  trader: {
    ask({ traded, priced }) {
      if (traded) return 'Handlarz: ustaw cenę albo zakończ.'
      return priced
        ? 'Handlarz: oddaj do 3 towarów za inne albo zakończ.'
        : 'Handlarz: wymień do 3 towarów i ustaw cenę, w dowolnej kolejności.'
    },
    waits: () => 'korzysta z Handlarza',
  },
  trade: {
    ask: ({ worth, room, mayGive }) =>
      `Oddane towary są warte ${worth}. ${mayGive ? 'Oddaj kolejne albo weź' : 'Weź'} towary warte najwyżej ${room}.`,
    waits: () => 'wymienia towary',
  },
  'choose-token': { ask: () => 'Który żeton ceny ustawiasz?', waits: () => 'wybiera żeton ceny' },
  price: {
    ask: ({ value }) => `Gdzie trafi żeton ceny, który pokazuje ${value}? Możesz użyć obu stron.`,
    waits: () => 'ustawia cenę',
  },
  botanist: {
    ask: ({ done }) =>
      done.length === 0
        ? 'Botanik: zrób dwie różne rzeczy – krok medytacji, zdjęcie osłony, ruchy rolników.'
        : 'Botanik: zrób jeszcze jedną, inną rzecz albo zakończ.',
    waits: () => 'korzysta z Botanika',
  },
  'second-step': { ask: () => 'Rusz rolnika drugi raz albo zakończ.', waits: () => 'rusza rolnika' },
  farmers: { ask: ({ left }) => `Ruchy rolników, zostało: ${steps(left)}.`, waits: () => 'rusza rolników' },
  cover: { ask: () => 'Którą osłonę zdejmujesz z farmy?', waits: () => 'zdejmuje osłonę' },
  production: {
    ask: (asked) => `Produkcja: twoja farma daje ${asked.count === 0 ? '0' : amountObject(asked.good, asked.count)}.`,
    waits: (asked) => `wytwarza ${goodObject(asked.good)}`,
  },
  'dyed-production': {
    ask: ({ good, dyed, rest }) =>
      rest === 0
        ? `Farbiarz daje ci ${amountObject(dyed, 1)}; nic więcej nie zostaje.`
        : `Farbiarz daje ci ${amountObject(dyed, 1)}; możesz też wytworzyć najwyżej: ${amount(good, rest)}.`,
    waits: (asked) => `wytwarza ${goodObject(asked.good)}`,
  },
  process: {
    ask: ({ building, source, most }) =>
      most === 0
        ? `Nie ma z czego robić: brak ${goodMissing[source]}.`
        : `Ile ${goodMissing[goodOf(building)]} robisz? Najwyżej ${most}; inni mogą dołączyć.`,
    waits: (asked) => `robi ${goodObject(goodOf(asked.building))}`,
  },
  'process-once': {
    ask: ({ building, source, most }) =>
      most === 0
        ? `Nowy budynek, ale nie ma z czego robić: brak ${goodMissing[source]}.`
        : `Nowy budynek: ile ${goodMissing[goodOf(building)]} robisz? Najwyżej ${most}.`,
    waits: (asked) => `robi ${goodObject(goodOf(asked.building))}`,
  },
  'process-one': {
    ask: ({ basic }) =>
      basic
        ? 'Przetwórz towar o wartości 1 na towar o wartości 2: jaki robisz?'
        : 'Przetwórz jeden towar: jaki robisz?',
    waits: () => 'przetwarza towar',
  },
  follow: {
    ask: (asked, speech) =>
      `Dołączyć i też zrobić ${goodObject(goodOf(asked.building))}? ${speech.name(asked.actor)} dostanie 1 przysługę.`,
    waits: () => 'decyduje, czy dołączyć',
  },
  'deliver-one': { ask: () => 'Jaki towar i komu dostarczasz?', waits: () => 'dostarcza towar' },
  jagirdar: {
    ask: () => 'Dżagirdar: dostarczyć towar po tym Żeglarzu? Gracz, którego jest tura, dostanie 1 przysługę.',
    waits: () => 'decyduje o dostawie z Dżagirdarem',
  },
  once: {
    ask: (asked) =>
      asked.notable === 'mujtahida'
        ? 'Mudżtahida: zabudować za darmo pierwszą działkę?'
        : 'Malarz: podnieść do 3 robotników i zrobić krok w gildii?',
    waits: (asked) => `decyduje o zdolności ${ofNotable[asked.notable]}`,
  },
  sadr: {
    ask: () => 'Sadr us-Sudur: dać Akbarowi towar do dowolnej wolnej misy o tej samej wartości?',
    waits: () => 'wybiera dar dla Akbara',
  },
  mosaic: {
    ask: () => 'Mozaikarz: wziąć dowolny kafel przysługi, z wystawki albo ze stosu?',
    waits: () => 'wybiera kafel przysługi',
  },
  'choose-guild': {
    ask: ({ chosen }) =>
      chosen.length === 0 ? 'W której gildii robisz krok?' : 'W której innej gildii robisz drugi krok?',
    waits: () => 'wybiera gildię',
  },
  steps: {
    ask: ({ guilds }) =>
      `Wpływy za dostawy: ${list(
        (['artisans', 'merchants', 'scholars'] as const)
          .filter((one) => guilds[one] > 0)
          .map((one) => `${steps(guilds[one])} w ${guild(one)}`),
      )}.`,
    waits: () => 'robi kroki za dostawy',
  },
  'influence-bonus': {
    ask: (asked) => `Premia na torze: weź ${favorObject(asked.favor)} albo kafel przysługi.`,
    waits: () => 'bierze przysługi albo kafel przysługi',
  },
  'give-up': {
    ask: ({ taken }) => `Masz miejsce na 3 kafle przysług. Który ustąpi miejsca kaflowi ${tile(taken)}?`,
    waits: () => 'oddaje kafel przysługi',
  },
  shortage: {
    ask: (asked) =>
      `Brakuje znaczników na: ${asked.good ? amount(asked.good, asked.missing) : favor(asked.missing)}. Zwróć coś innego albo zrezygnuj.`,
    waits: () => 'decyduje, co zwrócić',
  },
  'stand-up': {
    ask: ({ left }) => `Który robotnik wstaje? Możesz podnieść najwyżej ${workersObject(left)}.`,
    waits: () => 'podnosi robotników',
  },
  'exchange-one': { ask: () => 'Który towar wymieniasz?', waits: () => 'wymienia towar' },
  'exchange-for': {
    ask: (asked) => `Jaki towar o tej samej wartości bierzesz za ${goodObject(asked.good)}?`,
    waits: () => 'wybiera towar',
  },
  'choose-good': {
    ask: ({ value, dock }) =>
      value === null
        ? 'Wybierz towar podstawowy.'
        : `${dock ? 'Łódź przywozi każdemu towar: wybierz' : 'Wybierz'} towar o wartości ${value}.`,
    waits: () => 'wybiera towar',
  },
  sell: { ask: () => 'Który towar sprzedajesz za jego wartość?', waits: () => 'sprzedaje towar' },
  'akbar-or-order': {
    ask: () => 'Daj towar Akbarowi albo zrealizuj zamówienie.',
    waits: () => 'wybiera dar dla Akbara albo zamówienie',
  },
}
