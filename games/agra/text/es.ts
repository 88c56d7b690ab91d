import type { GameText } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { events } from './es/events.ts'
import { moves } from './es/moves.ts'
import { questions } from './es/questions.ts'
import { refusals } from './es/refusals.ts'
import { list, rupees } from './es/speak.ts'
import { words } from './es/words.ts'
import { makeText, type Sentences } from './sentences.ts'

/** What the game says in Spanish; every area has its own file in `es/`. */

export { words }

const sentences: Sentences = {
  title: 'Agra',
  pitch: 'Cuida tus campos, procesa tus bienes y gánate a los notables que viajan al cumpleaños de Akbar.',
  words,
  options: {
    removeCoverTile: {
      name: 'La loseta de favor «Quitar cubierta»',
      values: {
        'as-printed': 'Pide tener 3 de favor y cuesta 2 (reglas en español y chino)',
        'pay-all': 'Pide tener 3 de favor y cuesta 3 (reglas en polaco)',
      },
    },
    luxuryGoods: {
      name: 'Bienes de lujo por turno',
      values: {
        'one-of-each': 'Uno de cada tipo (reglas en polaco y chino)',
        'one-in-all': 'Uno en total (reglas en español)',
      },
    },
    frenchTrader: {
      name: 'El Francés guarda',
      values: {
        'once-per-turn': 'Un bien por turno (reglas en polaco y español)',
        unlimited: 'Todos los bienes que quepan (reglas en chino)',
      },
    },
    processExtra: {
      name: 'La loseta de favor «Procesar uno más»',
      values: {
        combined: 'Añade un bien a otro procesado (reglas en español y chino)',
        alone: 'Procesa un bien por su cuenta (reglas en polaco)',
      },
    },
    merchantFavor: {
      name: 'Los 2 de favor del Mercader llegan',
      values: {
        after: 'Después de la acción (reglas en polaco y chino, resumen en español)',
        before: 'Antes de la acción (reglas en español)',
      },
    },
    dyer: {
      name: 'El Tintorero actúa',
      values: {
        'per-production': 'Una vez en cada producción (reglas en polaco y español)',
        'once-per-turn': 'Una vez por turno (reglas en chino)',
      },
    },
    guildScoring: {
      name: 'Gran imán, Artista de corte y Diwan puntúan',
      values: {
        'with-orders': 'Contratos y encargos de su gremio (reglas en español y chino)',
        'contracts-only': 'Solo contratos de su gremio (reglas en polaco)',
      },
    },
    dockThree: {
      name: 'El barco deja el muelle 3',
      values: {
        'two-in-all': 'Con 2 contratos de nivel II en total (reglas en polaco y español)',
        'two-more': 'Con 2 contratos más de nivel II, 3 en total (reglas en chino)',
      },
    },
    influencePerNotable: {
      name: 'Influencia por entregar a un notable',
      values: {
        'per-turn': 'Una vez por turno y notable (reglas en español)',
        'per-action': 'Una vez por acción y notable (reglas en chino)',
      },
    },
  },
  questions,
  waiting: (seat, waits, speech) => `${speech.name(seat)} ${waits}.`,
  over({ winners, rupees: score }, speech) {
    const [only] = winners
    if (only !== undefined && winners.length === 1)
      return `Fin de la partida: ${only === speech.you ? 'ganas' : `gana ${speech.name(only)}`} con ${rupees(score)}.`
    const names = winners.map((seat) => (seat === speech.you ? 'tú' : speech.name(seat)))
    return `Fin de la partida: victoria compartida con ${rupees(score)}: ${list(names)}.`
  },
  moves,
  events,
  refusals,
  scoreLines: {
    rupees: 'Rupias en la bolsa',
    contracts: 'Contratos',
    influence: 'Influencia',
    meditation: 'Última casilla de meditación',
    covers: 'Cubiertas quitadas',
    akbar: 'Regalos a Akbar',
    'tie-break': 'Desempate: bienes y favor',
    start: 'Al empezar',
    deliveries: 'Entregas',
    generous: 'Contratos, por bienes entregados',
    orders: 'Encargos',
    'bonus-tiles': 'Losetas de premio',
    sailor: 'Entregas sin usar',
    buildings: 'Encontradas en edificios',
    sales: 'Ventas',
    peon: 'Pagado por trabajar otra vez',
  },
  progress: {
    round: (round, dock, last) =>
      `Ronda ${round}${last === null ? '' : last === round ? ', la última' : ` de ${last}`} · muelle ${dock}`,
    over: (round) => `Terminada tras la ronda ${round}`,
  },
}

export const text: GameText = { ...makeText(sentences), deeds: deeds.es }
