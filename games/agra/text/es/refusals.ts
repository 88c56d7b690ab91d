import type { Refusals } from '../sentences.ts'
import {
  amount,
  at,
  capital,
  covers,
  deliveries,
  favor,
  good,
  guild,
  notable,
  of,
  points,
  rupees,
  sides,
  space,
  tile,
  undos,
} from './speak.ts'
import { words } from './words.ts'

/** Why a move is not legal, and what would help. */
export const refusals: Refusals = {
  'game-over': 'La partida ha terminado.',
  'not-your-decision': 'Ahora no decides tú; se espera a otra persona.',
  'not-asked-now': 'Ahora no: antes hay que decidir otra cosa.',
  'nothing-to-undo': ({ have }) =>
    have === 0 ? 'Ya no puedes deshacer nada tuyo.' : `Solo se puede deshacer esto: ${undos(have)}.`,
  'nothing-to-redo': ({ have }) =>
    have === 0 ? 'No hay nada que rehacer.' : `Solo se puede rehacer esto: ${undos(have)}.`,
  'none-stored': 'No tienes trabajadores con el Cocinero; allí van los desplazados.',
  'nobody-lies': 'Ninguno de tus trabajadores está tumbado.',
  'must-do-something': 'Ya lo has elegido, así que hazlo al menos una vez.',
  'only-in-meditation': 'Los puntos de meditación solo sirven en la fase de meditación.',
  'no-worker-in-supply': ({ rule }) =>
    rule === 'AG:6.2'
      ? 'Construir necesita un segundo trabajador y no te queda ninguno en la reserva.'
      : 'No te quedan trabajadores en la reserva; haz que uno del tablero trabaje otra vez.',
  'not-built': (refusal) => `Aún no existe ${space(refusal.space)}; el Arquitecto o el Constructor pueden cambiarlo.`,
  'own-worker-there': (refusal) => `Ya tienes un trabajador ${at(refusal.space)}; haz que trabaje otra vez.`,
  'no-own-worker': (refusal) => `No tienes ningún trabajador ${at(refusal.space)}.`,
  'lies-already': (refusal) => `Tu trabajador ${at(refusal.space)} ya está tumbado; elige uno de pie.`,
  'stands-already': (refusal) => `Tu trabajador ${at(refusal.space)} ya está de pie; elige uno tumbado.`,
  'needs-rupees': ({ need, have }) => `Cuesta ${rupees(need)}; tienes ${have}.`,
  'needs-favor': ({ need, have }) => `Hace falta ${favor(need)}; tienes ${have}.`,
  'needs-points': ({ need, have }) => `Cuesta ${points(need)} de meditación; tienes ${have}. Tumba más trabajadores.`,
  'needs-materials': ({ need, have }) => `Hacen falta materiales que cuenten ${need}; los tuyos cuentan ${have}.`,
  'needs-deliveries': ({ need, have }) =>
    `Hace falta: ${deliveries(need)}; te quedan ${have}. Pagar un bien añade su valor, una vez.`,
  'needs-good': ({ good: name, need, have }) => `Hace falta ${amount(name, need ?? 1)}; tienes ${have ?? 0}.`,
  'needs-influence': (refusal) => `Necesitas al menos 1 paso con ${guild(refusal.guild)}.`,
  'already-built': ({ building }) => `${capital(space(building))} ya existe; elige un solar.`,
  'no-material': (refusal) =>
    `${words.goods[refusal.good]}: no es material de construcción; lo son arenisca, madera, cemento y tablones.`,
  'other-level': ({ need }) => `Esta loseta es de otro nivel; elige una de nivel ${need}.`,
  'tile-taken': () => 'Esta loseta de premio ya no está; elige otra.',
  'option-used': 'Ya lo has hecho con el Botánico; lo segundo tiene que ser distinto.',
  'last-space': 'Estás en la última casilla de meditación.',
  'no-cover-left': 'Ya no quedan cubiertas en tu granja.',
  'no-farmer-can-move': 'Ninguno de tus granjeros puede moverse; quita antes una cubierta.',
  'end-of-side': ({ side }) => `El granjero ${sides[side]} está al final de su lado.`,
  'cell-covered': ({ side, cell }) =>
    `La casilla ${cell} del lado ${sides[side]} está cubierta; quita antes la cubierta.`,
  'cover-gone': ({ cover }) => `Ya no está la cubierta ${covers[cover]}; elige otra.`,
  'circle-blocked': ({ circle }) => `«${words.circle[circle]}» está bloqueado en el círculo; elige otra acción.`,
  'changes-nothing': 'La ficha de precio ya está así.',
  'priced-already': 'Ya has fijado un precio con este Comerciante.',
  'fits-nowhere':
    'Esta ficha de precio no cabe en ningún sitio: debe diferir en 1 del valor impreso, en un bien sin ficha.',
  'traded-already': 'Ya has cambiado bienes con este Comerciante.',
  'already-taking': 'Ya estás tomando bienes, así que no puedes dar más.',
  'same-good': 'Elige un bien distinto.',
  'not-basic': 'Tiene que ser un bien básico: arenisca, madera, cúrcuma o algodón.',
  'no-arrow': 'Los bienes básicos se producen, no se procesan; elige un bien al que lleve una flecha.',
  'nothing-to-add-to': 'La loseta amplía un procesado; procesa al menos 1 bien.',
  'nothing-to-process': 'No tienes ningún bien que se pueda procesar así.',
  'nothing-to-sell': 'No tienes ningún bien que valga algo.',
  'nothing-to-exchange': 'No tienes ningún bien con otro del mismo valor.',
  'returns-what-is-gained': 'No puedes devolver lo mismo que ganas; elige otra cosa.',
  'other-value': ({ good: name, need, have }) =>
    `${name ? words.goods[name] : 'Este bien'}: su valor ahora es ${have} y tiene que ser ${need}.`,
  'other-row': (refusal) =>
    `${words.goods[refusal.good]}: es de otra fila; el Tintorero sigue en la fila de lo que produces.`,
  'no-equal-value': (refusal) => `Ningún otro bien tiene ahora el mismo valor que ${good(refusal.good)}.`,
  'worth-nothing': (refusal) => `${refusal.good ? words.goods[refusal.good] : 'Este bien'}: ahora no vale nada.`,
  'worth-too-much': ({ need, have }) =>
    `Vale ${need} y solo puedes tomar ${have} más. Da más bienes antes de tomar ninguno.`,
  'not-one-away': ({ good: name, need, have }) =>
    `La ficha debe diferir en 1 del valor impreso: ${good(name)} tiene ${need} y esta cara muestra ${have}.`,
  'token-there': (refusal) => `${words.goods[refusal.good]}: ya hay otra ficha de precio.`,
  'payment-too-high': ({ need, have }) =>
    `El Marinero acepta bienes por valor de ${need} en total; con esto serían ${have}.`,
  'at-most': ({ have, rule }) =>
    rule === 'AG:6.11' ? `El Comerciante acepta ${have} bienes como mucho.` : `Como mucho ${have} a la vez.`,
  'produces-less': ({ need, have }) => `Tu granja solo da ${have}, no ${need}.`,
  'no-place-for-value': ({ have }) => `El Francés no tiene sitio para un bien de valor ${have}.`,
  'place-taken': ({ have }) => `El sitio de valor ${have} del Francés está ocupado; llena los demás.`,
  'already-paid': 'Ya has pagado al Marinero; solo hay un pago.',
  'double-only-by-sailor': 'Solo el Marinero entrega dos bienes iguales a la vez.',
  'nothing-to-deliver': 'No tienes nada que aún quiera un notable abierto.',
  'nothing-to-serve': 'No tienes ningún bien para un cuenco libre ni un encargo que puedas cumplir.',
  'one-order': 'Solo un encargo con el Marinero; la fase de encargos permite otro.',
  'order-phase-used': 'Ya has elegido en la fase de encargos.',
  'step-not-optional': 'El primer paso hay que darlo.',
  'all-at-top': 'Estás en lo más alto de todas las escalas.',
  'not-available': (refusal) =>
    `${capital(notable(refusal.notable))} no admite entregas ahora; elige un notable abierto en el río.`,
  'not-wanted': (refusal) => `${capital(notable(refusal.notable))} no quiere ${good(refusal.good)}.`,
  'already-delivered': (refusal) => `${capital(notable(refusal.notable))} ya tiene ${good(refusal.good)}.`,
  'doubled-already': (refusal) =>
    `${capital(notable(refusal.notable))} ya ha recibido una entrega doble en esta acción.`,
  'bowl-taken': ({ bowl }) => `El cuenco de ${good(bowl)} ya está lleno.`,
  'no-bowl': (refusal) => `Akbar no tiene cuenco de ${good(refusal.good)}; no acepta bienes básicos.`,
  'column-full': (refusal) => `Todos los encargos de ${guild(refusal.guild)} están cumplidos.`,
  'order-limit': ({ guild: name, need, have }) =>
    `Encargos de ${guild(name)}: hay ${have} con marcador y el límite es ${need} hasta que avance el barco.`,
  'no-step-left': (refusal) => `No te queda ningún paso con ${guild(refusal.guild)}.`,
  'another-track': (refusal) => `El primer paso ya fue con ${guild(refusal.guild)}; elige otro gremio.`,
  'at-top': (refusal) => `Estás en lo más alto con ${guild(refusal.guild)}.`,
  'not-your-contract': (refusal) => `No tienes el contrato ${of(notable(refusal.notable))}.`,
  'not-your-tile'({ action, tile: other }) {
    const name = action ?? other
    return name ? `No tienes la loseta de favor ${tile(name)}.` : 'No tienes esta loseta de favor.'
  },
  'used-this-turn'(refusal) {
    if (refusal.action) return `Ya has usado ${tile(refusal.action)} en este turno.`
    if (refusal.notable) return `Ya has usado ${notable(refusal.notable)} en este turno.`
    return refusal.good
      ? `${words.goods[refusal.good]}: cada bien de lujo sirve una vez por turno.`
      : 'Ya se ha usado en este turno.'
  },
  'only-on-own-turn'(refusal) {
    if (refusal.notable) return `${capital(notable(refusal.notable))} solo ayuda en tu propio turno.`
    return refusal.action ? `Aquí ${tile(refusal.action)} solo vale en tu propio turno.` : 'Solo en tu propio turno.'
  },
  'declared-with-what-it-changes': ({ action }) => `Elige ${tile(action)} junto con la jugada a la que ayuda.`,
  'tile-not-there': (refusal) => `Ahora no se puede tomar ${tile(refusal.tile)}.`,
  'never-below-one': 'Esto cuesta 1 de favor; el Mulá no puede rebajarlo más.',
  'not-combined': 'En esta partida la loseta procesa por su cuenta y no amplía otro procesado.',
  'just-taken': 'Acabas de tomar esta loseta; deja otra.',
  'no-luxury-good': 'Solo los bienes de lujo tienen este uso: libro, cuadro, ropa y, tras la acción, la estatua.',
  'one-luxury-good': 'En esta partida solo un bien de lujo por turno.',
  'statue-after-action': 'La estatua se usa después de tu acción, antes de la fase de encargos.',
  'before-order-phase': 'La estatua va antes de la fase de encargos, y allí ya has elegido.',
}
