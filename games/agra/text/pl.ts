import { counted } from '@durbar/craft/text'
import type { GameText } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { events } from './pl/events.ts'
import { moves } from './pl/moves.ts'
import { questions } from './pl/questions.ts'
import { refusals } from './pl/refusals.ts'
import { list } from './pl/speak.ts'
import { words } from './pl/words.ts'
import { makeText, type Sentences } from './sentences.ts'

/** What the game says in Polish; every area has its own file in `pl/`. */

export { words }

const withRupees = counted('pl', { one: 'rupią', other: 'rupiami' })

const sentences: Sentences = {
  title: 'Agra',
  pitch: 'Dbaj o pola, przetwarzaj towary i zdobywaj względy dostojników w drodze na urodziny Akbara.',
  words,
  options: {
    removeCoverTile: {
      name: 'Kafel przysługi „Zdjęcie osłony”',
      values: {
        'as-printed': 'Trzeba mieć 3 przysługi, płaci się 2 (zasady hiszpańskie i chińskie)',
        'pay-all': 'Trzeba mieć 3 przysługi, płaci się 3 (zasady polskie)',
      },
    },
    luxuryGoods: {
      name: 'Towary luksusowe w turze',
      values: {
        'one-of-each': 'Po jednym każdego rodzaju (zasady polskie i chińskie)',
        'one-in-all': 'Łącznie jeden (zasady hiszpańskie)',
      },
    },
    frenchTrader: {
      name: 'Francuz przyjmuje',
      values: {
        'once-per-turn': 'Jeden towar na turę (zasady polskie i hiszpańskie)',
        unlimited: 'Tyle towarów, ile się zmieści (zasady chińskie)',
      },
    },
    processExtra: {
      name: 'Kafel przysługi „Jeden więcej”',
      values: {
        combined: 'Dodaje towar do innego przetwarzania (zasady hiszpańskie i chińskie)',
        alone: 'Przetwarza towar osobno (zasady polskie)',
      },
    },
    merchantFavor: {
      name: '2 przysługi od Kupca',
      values: {
        after: 'Po akcji (zasady polskie, chińskie i hiszpańskie podsumowanie)',
        before: 'Przed akcją (zasady hiszpańskie)',
      },
    },
    dyer: {
      name: 'Farbiarz działa',
      values: {
        'per-production': 'Raz w każdej produkcji (zasady polskie i hiszpańskie)',
        'once-per-turn': 'Raz na turę (zasady chińskie)',
      },
    },
    guildScoring: {
      name: 'Wielki Imam, Nadworny Artysta i Diwan punktują',
      values: {
        'with-orders': 'Kontrakty i zamówienia swojej gildii (zasady hiszpańskie i chińskie)',
        'contracts-only': 'Tylko kontrakty swojej gildii (zasady polskie)',
      },
    },
    dockThree: {
      name: 'Łódź opuszcza przystań 3',
      values: {
        'two-in-all': 'Przy 2 kontraktach II poziomu łącznie (zasady polskie i hiszpańskie)',
        'two-more': 'Po 2 kolejnych kontraktach II poziomu, łącznie 3 (zasady chińskie)',
      },
    },
    influencePerNotable: {
      name: 'Wpływy za dostawy do dostojnika',
      values: {
        'per-turn': 'Raz na turę za każdego dostojnika (zasady hiszpańskie)',
        'per-action': 'Raz na akcję za każdego dostojnika (zasady chińskie)',
      },
    },
  },
  questions,
  waiting: (seat, waits, speech) => `${speech.name(seat)} ${waits}.`,
  over({ winners, rupees }, speech) {
    const [only] = winners
    if (only !== undefined && winners.length === 1)
      return `Koniec gry: ${only === speech.you ? 'wygrywasz' : `${speech.name(only)} wygrywa`} z ${withRupees(rupees)}.`
    const names = winners.map((seat) => (seat === speech.you ? 'ty' : speech.name(seat)))
    return `Koniec gry: zwycięstwo z ${withRupees(rupees)} dzielą ${list(names)}.`
  },
  moves,
  events,
  refusals,
  scoreLines: {
    rupees: 'Rupie w sakiewce',
    contracts: 'Kontrakty',
    influence: 'Wpływy',
    meditation: 'Ostatnie pole medytacji',
    covers: 'Zdjęte osłony',
    akbar: 'Dary dla Akbara',
    'tie-break': 'Remis: towary i przysługi',
    start: 'Na start',
    deliveries: 'Dostawy',
    generous: 'Kontrakty, za dostarczone towary',
    orders: 'Zamówienia',
    'bonus-tiles': 'Kafle premii',
    sailor: 'Niewykorzystane dostawy',
    buildings: 'Znalezione na budynkach',
    sales: 'Sprzedaż',
    peon: 'Zapłata za ponowną pracę',
  },
  progress: {
    round: (round, dock, last) =>
      `Runda ${round}${last === null ? '' : last === round ? ', ostatnia' : ` z ${last}`} · przystań ${dock}`,
    over: (round) => `Zakończona po rundzie ${round}`,
  },
}

export const text: GameText = { ...makeText(sentences), deeds: deeds.pl }
