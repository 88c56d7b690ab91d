import { counted } from '@durbar/craft/text'
import type { OptionTexts, Refusals } from '../sentences.ts'
import type { Details } from '../written.ts'
import { words } from './words.ts'

const moves = counted('es', { one: 'jugada', other: 'jugadas' })
const soldiers = counted('es', { one: 'soldado', other: 'soldados' })
const steps = counted('es', { one: 'peldaño', other: 'peldaños' })

const short =
  (say: (count: number) => string) =>
  ({ need, have }: Details): string =>
    `Hace falta ${say(need)}; tienes ${have}.`

export const refusals: Refusals = {
  'game-over': 'La partida ha terminado.',
  'not-your-decision': 'Ahora no decides tú; le toca a otra persona.',
  'not-asked-now': 'Ahora no: antes hay que decidir otra cosa.',
  'nothing-to-undo': ({ have }) =>
    have === 0 ? 'Ya no hay nada tuyo que deshacer.' : `Solo puedes deshacer hasta ${moves(have)}.`,
  'nothing-to-redo': ({ have }) =>
    have === 0 ? 'No hay nada que rehacer.' : `Solo puedes rehacer hasta ${moves(have)}.`,
  'solo-only': ({ what }) => `«${what}» es solo para jugar contra Axomamma; déjalo en su valor habitual.`,
  'needs-potato': short(words.effects.potato),
  'needs-corn': short(words.effects.corn),
  'needs-stone': short(words.effects.stone),
  'needs-gold': short(words.effects.gold),
  'needs-food': short(words.food),
  'not-the-price': 'Ese no es el precio; paga justo lo que se pide.',
  'starter-not-there': 'Ese tejido inicial ya no está; elige otro.',
  'keep-exactly': ({ need, have }) => `Quédate exactamente ${need} cartas; has elegido ${have}.`,
  'card-not-in-hand': ({ what }) => `No tienes en la mano: ${what}.`,
  'no-such-section': 'Coricancha tiene cinco sectores; elige uno de ellos.',
  'no-such-worker': ({ what }) => `No tienes ningún ${what}; usa un trabajador tuyo.`,
  'not-its-role': ({ what }) => `Este trabajador no puede actuar como ${what}; haría falta un edificio.`,
  'space-taken': ({ what }) => `Ya ocupada: ${what}. Elige una casilla libre.`,
  'needs-card-or-gold': ({ what }) => `Hace falta una carta ${what} o 1 de oro; no tienes ni una cosa ni otra.`,
  'side-actions-begun': 'Has empezado con una acción secundaria; haz ahora otra.',
  'card-of-another-god': ({ what }) => `Paga con una carta del dios de la casilla, no con la ${what}.`,
  'not-adjacent': ({ what }) => `No es vecina de tu casilla: ${what}.`,
  'nobody-there': ({ what }) => `Allí no hay nadie: ${what}.`,
  'is-a-warrior': 'A un Guerrero no se le puede recoger; elige otro vecino.',
  'no-such-benefit': ({ what }) => `No queda ese beneficio: ${what}.`,
  'task-not-here': ({ what }) => `Esta casilla no toca esa tarea: ${what}.`,
  'once-per-set': ({ what }) => `Ya hecha: ${what}. Haz antes las otras tareas de la casilla.`,
  'not-between-tasks': 'Los beneficios van antes de la primera tarea o después de la última.',
  'no-such-reward': ({ what }) => `No está entre las recompensas: ${what}.`,
  'god-deck-empty': 'El mazo de dioses está vacío; toma una carta a la vista.',
  'card-not-in-offer': ({ what }) => `No está a la vista: ${what}.`,
  'no-god-cards': 'No quedan cartas de dios, ni a la vista ni en el mazo.',
  'card-not-drawn': 'Quédate una de las cartas que acabas de robar.',
  'no-nomads': 'No hay Nómadas.',
  'no-such-nomad': ({ what }) => `No hay ningún ${what} entre los Nómadas.`,
  'nothing-face-down': 'No tienes nada boca abajo.',
  'not-face-down': ({ what }) => `No lo tienes boca abajo: ${what}.`,
  'not-face-up': ({ what }) => `No lo tienes boca arriba: ${what}. Renuévalo antes.`,
  'buildings-only': 'Aquí solo se puede renovar un edificio de producción.',
  'no-refresh-left': 'Ya has usado esta renovación.',
  'refreshed-after-producing': 'Has renovado después de producir; ya no puede producir ningún edificio.',
  'no-stair-markers': 'No te quedan marcadores de escalera.',
  'no-stair-slots': 'No hay sitio libre para escaleras.',
  'slot-taken': ({ what }) => `Ya hay escaleras: ${what}.`,
  'needs-upper-stairs': ({ what }) => `Antes hacen falta escaleras en el muro alto: ${what}.`,
  'market-empty': 'El mercado está vacío.',
  'cannot-pay-any-building': 'No puedes pagar ningún edificio del mercado.',
  'not-in-market': ({ what }) => `No está en el mercado: ${what}.`,
  'swapped-already': 'Ya has cambiado el mercado.',
  'remove-one-at-least': 'Lo has pagado: retira al menos un edificio.',
  'no-statues-left': 'No queda ninguna estatua que puedas levantar.',
  'statue-gone': ({ what }) => `Ya no queda: ${what}.`,
  'only-small': 'Solo es gratis una estatua pequeña.',
  'no-weavings': 'No quedan tejidos en la pila.',
  'weaving-not-shown': ({ what }) => `No está a la vista: ${what}.`,
  'right-end-only': 'Un tapiz solo crece por la derecha.',
  'new-tapestry-has-no-left': 'Un tapiz nuevo no tiene izquierda; coloca el tejido como primero.',
  'not-your-weaving': ({ what }) => `No está en un tapiz tuyo: ${what}.`,
  'not-an-end': ({ what }) => `No está en ese extremo de su tapiz: ${what}.`,
  'pattern-there-already': 'Este tapiz ya tiene ese dibujo; cada dibujo una sola vez.',
  'only-the-top-two': 'Toma el tejido de arriba o el siguiente.',
  'side-action-done': ({ what }) => `Ya hecha este turno: ${what}. Elige otra acción secundaria.`,
  'one-or-two-sections': 'El Sumo Sacerdote avanza uno o dos sectores.',
  'no-such-statue': ({ what }) => `No la tienes: ${what}.`,
  'one-of-each-size': ({ what }) => `Solo una estatua de cada tamaño; ya has entregado una ${what}.`,
  'so-many-steps': ({ need, have }) => `Aquí como mucho ${steps(need)}, no ${have}.`,
  'village-empty': 'La Aldea está vacía.',
  'village-not-empty': 'Mientras haya alguien en la Aldea, cae alguien de la Aldea.',
  'no-conquest-markers': 'No te quedan marcadores de conquista.',
  'needs-soldiers': ({ what, down, discard }) =>
    `${what} pide ${soldiers(down)} boca abajo y descartar ${discard}; tus cartas boca arriba no bastan.`,
  'not-these-soldiers': ({ what }) => `Esas cartas no son lo que pide ${what}; ni de menos ni en vano.`,
  'so-much-gold': ({ need, have }) => `Aquí sirve como mucho ${need} de oro, no ${have}.`,
  'not-your-turn': 'Solo en tu propio turno.',
  festival: 'No durante una Fiesta.',
  'needs-building': ({ what }) => `Necesitas este edificio: ${what}.`,
  'not-exchangeable': 'Solo se cambian maíz, piedra y oro entre sí.',
  'just-exchanged': ({ what }) => `Acabas de obtener ${what} por cambio; haz antes otra cosa.`,
}

const easier = 'Más fácil: '
const harder = 'Más difícil: '
const usual = 'Como siempre'

export const options: OptionTexts = {
  coricancha: { name: 'Coricancha', values: { turned: 'Girada al azar', printed: 'En su posición impresa' } },
  goldIsWild: {
    name: 'Oro en los pagos',
    values: { off: 'El oro solo paga oro', on: 'El oro vale por papa, maíz o piedra' },
  },
  cornIsFood: { name: 'Comida', values: { off: 'Solo papas', on: 'Papas o maíz' } },
  tapestryEnds: { name: 'Los tapices crecen', values: { both: 'Por ambos lados', right: 'Solo por la derecha' } },
  roleBuildings: {
    name: 'Edificios de Mensajero y Sacerdote',
    values: { instead: 'El nuevo oficio sustituye al propio', additional: 'El nuevo oficio se suma al propio' },
  },
  courierFirst: {
    name: 'Tarea extra del Mensajero',
    values: {
      'none-there-now': 'Si ahora no hay nadie en el segmento',
      'none-ever': 'Si nunca hubo nadie en el segmento',
    },
  },
  freeWeaving: {
    name: 'Tejido gratis',
    values: { top: 'El de arriba', 'top-or-next': 'El de arriba o el siguiente' },
  },
  casualtyWhenGoldTaken: {
    name: 'Oro en lugar de Conquista',
    values: { off: 'No cae nadie', on: 'Cae un trabajador igualmente' },
  },
  highPriests: {
    name: 'Primeros Sumos Sacerdotes',
    values: { 'reverse-order': 'En orden inverso', 'turn-order': 'En orden de turno' },
  },
  benefitsBetweenTasks: {
    name: 'Beneficios entre tareas',
    values: { off: 'Solo antes o después de todas', on: 'También entre medias' },
  },
  marketSwaps: { name: 'Cambiar el mercado', values: { one: 'Una vez por edificio', any: 'Cuantas veces quieras' } },
  festivalFreeActions: {
    name: 'Acciones libres en una Fiesta',
    values: { holder: 'Para quien tiene la ficha', nobody: 'Para nadie' },
  },
  axomammaPassives: {
    name: 'Edificios pasivos de Axomamma',
    values: { off: 'Solo dan puntos', on: 'También funcionan para ella' },
  },
  axomammaStartStone: {
    name: 'Piedra inicial de Axomamma',
    values: { '4': '4 de piedra', '2': '2 de piedra' },
  },
  axomammaLeftoverPrice: {
    name: 'Precio de Axomamma por tus tejidos sobrantes',
    values: { '2': '2 de maíz', '3': '3 de maíz' },
  },
  axomammaFirstConquest: {
    name: 'Primera conquista de Axomamma',
    values: { discard: 'Donde se descartan más soldados', points: 'Donde hay más puntos' },
  },
  axomammaNoPersonality: { name: `${easier}sin personalidad`, values: { off: usual, on: 'No tiene ninguna' } },
  axomammaDearBuildings: {
    name: `${easier}edificios caros`,
    values: { off: 'Paga 1 de piedra', on: 'Paga 2 de piedra' },
  },
  axomammaTwoStatues: {
    name: `${easier}menos Culto`,
    values: { off: 'Necesita 1 estatua', on: 'Necesita 2 estatuas' },
  },
  axomammaOneConquest: {
    name: `${easier}una conquista`,
    values: { off: 'Conquista hasta dos veces', on: 'Conquista una vez' },
  },
  axomammaNoIdleArmy: {
    name: `${easier}sin carta de ejército al descansar`,
    values: { off: 'Roba una al descansar', on: 'No roba al descansar' },
  },
  axomammaFreeStep: {
    name: `${harder}peldaño gratis`,
    values: { off: usual, on: '1 con su Culto y su Ofrenda' },
  },
  axomammaEqualSoldiers: {
    name: `${harder}Conquista temprana`,
    values: { off: 'Necesita más soldados que Caídos', on: 'Necesita tantos soldados como Caídos' },
  },
  axomammaFewerSoldiers: {
    name: `${harder}conquistas baratas`,
    values: { off: usual, on: 'Pone boca abajo y descarta 1 soldado menos' },
  },
  axomammaActionPoints: {
    name: `${harder}puntos por acciones`,
    values: { off: 'Ninguno', on: '2 puntos por cada acción suya' },
  },
  axomammaWeavingPoints: {
    name: `${harder}puntos por tejidos`,
    values: { off: '1 punto por cada uno en la Fiesta', on: '2 puntos por cada uno en la Fiesta' },
  },
  axomammaIdlePoints: {
    name: `${harder}puntos al descansar`,
    values: { off: 'Ninguno', on: '2 puntos cuando descansa' },
  },
  axomammaResourcePoints: {
    name: `${harder}puntos por recursos`,
    values: { off: 'Al final solo cuenta el oro', on: 'Al final 1 punto por recurso' },
  },
}
