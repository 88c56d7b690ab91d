import type { Questions } from '../sentences.ts'
import { goodOf } from '../told.ts'
import {
  amount,
  deliveries,
  favor,
  good,
  guild,
  list,
  notable,
  of,
  points,
  space,
  steps,
  tile,
  workers,
} from './speak.ts'

/** What is asked, and after the name what that player is doing. */
export const questions: Questions = {
  meditation: {
    ask: (asked) =>
      asked.points === 0
        ? asked.able
          ? 'Meditación: tumba trabajadores para ganar puntos o pasa a la acción.'
          : 'Ya no queda nadie que pueda meditar. Pasa a la acción.'
        : `Gasta ${points(asked.points)}; lo que sobre se pierde.`,
    waits: () => 'medita',
  },
  action: {
    ask: (asked) =>
      asked.workers === 0
        ? 'Tu acción: no te quedan trabajadores en la reserva, así que uno del tablero trabaja otra vez.'
        : `Tu acción: coloca un trabajador (${asked.workers} en la reserva)${asked.again ? ' o haz que uno trabaje otra vez' : ''}.`,
    waits: () => 'coloca un trabajador',
  },
  cook: {
    ask: () => 'Han desplazado a tu trabajador. ¿Lo dejas con el Cocinero?',
    waits: () => 'decide si deja un trabajador con el Cocinero',
  },
  orders: {
    ask({ done, order, akbar }) {
      if (done) return 'Ya has usado la fase de encargos. ¿Terminas el turno?'
      if (order) return `Cumple un encargo${akbar ? ', da un bien a Akbar' : ''} o termina el turno.`
      return akbar
        ? 'Da un bien a Akbar o termina el turno.'
        : 'No hay nada que cumplir ni que dar. ¿Terminas el turno?'
    },
    waits: () => 'termina el turno',
  },
  architect: {
    ask: () => 'Arquitecto: da un paso con un gremio o elige un solar para construir.',
    waits: () => 'usa el Arquitecto',
  },
  materials: {
    ask: ({ building, counts }) => `Paga materiales para ${space(building)}; de momento cuentan ${counts}.`,
    waits: ({ building }) => `paga ${space(building)}`,
  },
  'bonus-tile': {
    ask: ({ level }) => `Elige una loseta de premio de nivel ${level}.`,
    waits: () => 'elige una loseta de premio',
  },
  sailor: {
    ask: ({ left, order, payable }) =>
      `${left === 0 ? 'Marinero: ya no te quedan entregas' : `Marinero, te quedan: ${deliveries(left)}`}${order ? '; un encargo ocupa 2' : ''}.${payable ? ' Un bien pagado suma su valor.' : ''}`,
    waits: () => 'hace entregas con el Marinero',
  },
  'sailor-payment': {
    ask: ({ value }) => `Has pagado al Marinero por valor de ${value}. ¿Añades otro bien, hasta 4 en total?`,
    waits: () => 'paga al Marinero',
  },
  trader: {
    ask({ traded, priced }) {
      if (traded) return 'Comerciante: fija un precio o termina.'
      return priced
        ? 'Comerciante: da hasta 3 bienes por otros o termina.'
        : 'Comerciante: cambia hasta 3 bienes y fija un precio, en el orden que quieras.'
    },
    waits: () => 'usa el Comerciante',
  },
  trade: {
    ask: ({ worth, room, mayGive }) =>
      `Lo entregado vale ${worth}. ${mayGive ? 'Da más o toma' : 'Toma'} bienes que valgan ${room} como mucho.`,
    waits: () => 'cambia bienes',
  },
  'choose-token': { ask: () => '¿Qué ficha de precio colocas?', waits: () => 'elige una ficha de precio' },
  price: {
    ask: ({ value }) => `¿Adónde va la ficha de precio que muestra ${value}? Puedes usar sus dos caras.`,
    waits: () => 'fija un precio',
  },
  botanist: {
    ask: ({ done }) =>
      done.length === 0
        ? 'Botánico: haz dos cosas distintas – avanzar en meditación, quitar una cubierta, mover granjeros.'
        : 'Botánico: haz otra cosa distinta o termina.',
    waits: () => 'usa el Botánico',
  },
  'second-step': { ask: () => 'Mueve un granjero otra vez o para.', waits: () => 'mueve un granjero' },
  farmers: { ask: ({ left }) => `Mueve granjeros; pasos por dar: ${left}.`, waits: () => 'mueve granjeros' },
  cover: { ask: () => '¿Qué cubierta quitas de tu granja?', waits: () => 'quita una cubierta' },
  production: {
    ask: (asked) => `Producción: tu granja da ${amount(asked.good, asked.count)}.`,
    waits: (asked) => `produce ${good(asked.good)}`,
  },
  'dyed-production': {
    ask: ({ good: made, dyed, rest }) =>
      rest === 0
        ? `El Tintorero te da ${amount(dyed, 1)}; no queda nada más por producir.`
        : `Además de ${amount(dyed, 1)} puedes producir hasta ${amount(made, rest)}.`,
    waits: (asked) => `produce ${good(asked.good)}`,
  },
  process: {
    ask: ({ building, source, most }) =>
      most === 0
        ? `No hay ${good(source)} que procesar.`
        : `¿Cuántas unidades haces (${good(goodOf(building))})? Hasta ${most}, y los demás pueden seguirte.`,
    waits: ({ building }) => `procesa bienes: ${good(goodOf(building))}`,
  },
  'process-once': {
    ask: ({ building, source, most }) =>
      most === 0
        ? `Edificio nuevo, pero no hay ${good(source)} que procesar.`
        : `Edificio nuevo: ¿cuántas unidades haces (${good(goodOf(building))})? Hasta ${most}.`,
    waits: ({ building }) => `procesa bienes: ${good(goodOf(building))}`,
  },
  'process-one': {
    ask: ({ basic }) =>
      basic ? 'Procesa un bien de valor 1 en uno de valor 2: ¿cuál haces?' : 'Procesa un bien: ¿cuál haces?',
    waits: () => 'procesa un bien',
  },
  follow: {
    ask: ({ actor, building }, speech) =>
      `¿Sigues a ${speech.name(actor)} y haces también ${amount(goodOf(building), 1)}? Eso le da 1 de favor.`,
    waits: () => 'decide si sigue',
  },
  'deliver-one': { ask: () => '¿Qué bien entregas, y a quién?', waits: () => 'entrega un bien' },
  jagirdar: {
    ask: () => 'Jagirdar: ¿entregas un bien tras este Marinero? Quien tiene el turno gana 1 de favor.',
    waits: () => 'decide si entrega con el Jagirdar',
  },
  once: {
    ask: (asked) =>
      asked.notable === 'mujtahida'
        ? 'Muytahida: ¿construyes gratis el primer solar?'
        : 'Pintor: ¿levantas hasta 3 trabajadores y das un paso con un gremio?',
    waits: (asked) => `decide sobre la habilidad ${of(notable(asked.notable))}`,
  },
  sadr: {
    ask: () => 'Sadr us-Sudur: ¿das a Akbar un bien para cualquier cuenco libre del mismo valor?',
    waits: () => 'elige un regalo para Akbar',
  },
  mosaic: {
    ask: () => 'Mosaiquista: ¿tomas cualquier loseta de favor, de la muestra o del montón?',
    waits: () => 'elige una loseta de favor',
  },
  'choose-guild': {
    ask: ({ chosen }) =>
      chosen.length === 0 ? '¿Con qué gremio das un paso?' : '¿Con qué otro gremio das un segundo paso?',
    waits: () => 'elige un gremio',
  },
  steps: {
    ask: ({ guilds }) =>
      `Influencia por tus entregas: ${list(
        (['artisans', 'merchants', 'scholars'] as const)
          .filter((one) => guilds[one] > 0)
          .map((one) => `${steps(guilds[one])} con ${guild(one)}`),
      )}.`,
    waits: () => 'da pasos por sus entregas',
  },
  'influence-bonus': {
    ask: (asked) => `Has alcanzado un premio: toma ${favor(asked.favor)} o una loseta de favor.`,
    waits: () => 'toma favor o una loseta de favor',
  },
  'give-up': {
    ask: ({ taken }) => `Te caben 3 losetas de favor. ¿Cuál deja sitio a ${tile(taken)}?`,
    waits: () => 'deja una loseta de favor',
  },
  shortage: {
    ask: (asked) =>
      `No te quedan marcadores para ${asked.good ? amount(asked.good, asked.missing) : favor(asked.missing)}. Devuelve otra cosa o renuncia.`,
    waits: () => 'decide qué devuelve',
  },
  'stand-up': {
    ask: ({ left }) => `¿Qué trabajador levantas? Hasta ${workers(left)}.`,
    waits: () => 'levanta trabajadores',
  },
  'exchange-one': { ask: () => '¿Qué bien cambias?', waits: () => 'cambia un bien' },
  'exchange-for': {
    ask: (asked) => `¿Qué bien del mismo valor tomas a cambio de ${amount(asked.good, 1)}?`,
    waits: () => 'elige un bien',
  },
  'choose-good': {
    ask: ({ value, dock }) =>
      value === null
        ? 'Elige un bien básico.'
        : `${dock ? 'El barco trae un bien para cada uno: elige' : 'Elige'} uno de valor ${value}.`,
    waits: () => 'elige un bien',
  },
  sell: { ask: () => '¿Qué bien vendes por su valor?', waits: () => 'vende un bien' },
  'akbar-or-order': {
    ask: () => 'Da un bien a Akbar o cumple un encargo.',
    waits: () => 'elige entre Akbar y un encargo',
  },
}
