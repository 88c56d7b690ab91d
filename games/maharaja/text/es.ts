import { counted, listing } from '@durbar/craft/text'
import type { GameText, Seat, Speech } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { firstFew, latinName } from './places.ts'
import { isYou, makeText, type Sentences, type Words } from './sentences.ts'
import { characterNumber, fieldNumber, type Tally, type ToDo, tally, tallyParts, times } from './told.ts'
import type { ActionName, CharacterName, PartName, SourceName, Toll } from './written.ts'

/** What the game says in Spanish; the terms are those of the rulebook's glossary. */

export const words: Words = {
  characters: {
    mogul: 'Mogol',
    trader: 'Mercader',
    sadhu: 'Sadhu',
    'wandering-monk': 'Monje Errante',
    builder: 'Constructor',
    'master-craftsman': 'Maestro Artesano',
    yogi: 'Yogui',
  },
  actions: {
    gold: 'Oro',
    house: 'Casa',
    'two-houses': '2 casas',
    'move-house': 'Mover casa',
    quarry: 'Cantera',
    palace: 'Palacio',
    'palace-house': 'Palacio / Casa',
    governor: 'Orden de gobernadores',
    characters: 'Personajes',
  },
  parts: {
    gold: 'Oro',
    house: 'Casa',
    'city-house': 'Casa en ciudad',
    move: 'Mover casa',
    'first-stone': 'Cantera',
    'second-stone': 'Segunda casa de la cantera',
    palace: 'Palacio',
    governor: 'Orden de gobernadores',
    character: 'Personajes',
  },
  sites: { central: 'parcela central', outer: 'parcela exterior' },
  place: latinName,
}

const { actions, parts, place, sites } = words
const list = listing('es')
const gold = counted('es', { one: 'moneda', other: 'monedas' })
const houses = counted('es', { one: 'casa', other: 'casas' })
const palaces = counted('es', { one: 'palacio', other: 'palacios' })
const points = counted('es', { one: 'punto', other: 'puntos' })
const expired = counted('es', { one: 'privilegio caducado', other: 'privilegios caducados' })
const characters = counted('es', { one: 'personaje', other: 'personajes' })
const steps = counted('es', { one: 'jugada', other: 'jugadas' })

const price = (amount: number): string => (amount === 0 ? 'gratis' : gold(amount))
const forPrice = (amount: number): string => (amount === 0 ? 'gratis' : `por ${gold(amount)}`)
/** Whom one takes, gives or chooses. */
const character = (card: CharacterName): string => `al ${words.characters[card]}`

/** "Construyes" or "Ines construye". */
function does(seat: Seat, speech: Speech, you: string, they: string): string {
  return isYou(seat, speech) ? you : `${speech.name(seat)} ${they}`
}
/** "te paga" or "paga a Ines": the verb with whom it reaches. */
function reaches(seat: Seat, speech: Speech, verb: string, rest: string): string {
  return isYou(seat, speech) ? `te ${verb} ${rest}` : `${verb} ${rest} a ${speech.name(seat)}`
}
const forWhom = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? 'para ti' : `para ${speech.name(seat)}`)
const fromWhom = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? 'de ti' : `de ${speech.name(seat)}`)
/** "Esperando a que Ines elija": for one who decides, and for several. */
function waiting(seats: readonly Seat[], speech: Speech, one: string, several = one): string {
  const names = list(seats.map((seat) => (isYou(seat, speech) ? 'tú' : speech.name(seat))))
  return `Esperando a que ${names} ${seats.length === 1 ? one : several}`
}

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
  gold: 'sin tomar el oro',
  house: 'sin construir la casa',
  'city-house': 'sin construir la casa en ciudad',
  move: 'sin mover una casa',
  'first-stone': 'sin usar la cantera',
  'second-stone': 'solo 1 casa de la cantera',
  palace: 'sin construir el palacio',
  governor: 'sin mover un gobernador',
  character: 'sin tomar un personaje',
}

function undone(left: readonly Tally<PartName>[]): string {
  const [first] = left
  if (first && left.length === 1 && first.count === 1) return notDone[first.what]
  return `sin hacer: ${left.map(({ what, count }) => times(parts[what], count)).join(', ')}`
}

const toDo = (left: readonly Tally<ToDo>[]): string =>
  list(left.map(({ what, count }) => times(what.action ? actions[what.action] : parts[what.part], count)))

function field(index: number): string {
  const { numbered, number } = fieldNumber(index)
  return numbered ? `la casilla ${number}` : `la ${number}.ª casilla sobre la flecha`
}

const sentences: Sentences = {
  title: 'Maharajá',
  pitch:
    'Adivina dónde parará el Maharajá, construye allí antes que nadie y ten más palacios que los demás al final de su viaje.',
  words,
  options: {
    length: {
      name: 'Duración',
      values: { standard: 'Hasta 10 rondas, 7 palacios cada uno', short: 'Hasta 8 rondas, 6 palacios cada uno' },
    },
    yogi: { name: 'Yogui', values: { off: 'Seis personajes', on: 'Siete personajes, con el Yogui' } },
    privileges: { name: 'Privilegios', values: { off: 'Sin privilegios', on: 'El Yogui da uno en cada turno' } },
    auction: { name: 'Primeros personajes', values: { off: 'Elegidos por orden', on: 'En subasta' } },
    homeCity: { name: 'Ciudades natales', values: { off: 'No', on: '1 punto más en la ciudad natal del personaje' } },
    severalCharacters: {
      name: 'Personajes por jugador',
      values: { off: 'Uno', on: 'Varios (Ampliada 2)' },
    },
    neutralPalaces: {
      name: 'Palacios neutrales con menos de cinco jugadores',
      values: {
        'per-color': 'Uno de cada color sin usar en cada ciudad',
        'one-per-city': 'Uno en cada ciudad',
        off: 'Ninguno',
      },
    },
    compensation: {
      name: 'Compensación',
      values: { 'per-turn': 'Una vez por turno', 'per-action': 'Por cada acción sin hacer' },
    },
    governorPlacement: {
      name: 'El gobernador visitado va',
      values: { 'turn-field': 'A la casilla con el número de la ronda', 'above-top': 'Justo encima del más alto' },
    },
    privilegeExpires: {
      name: 'Privilegios guardados',
      values: { off: 'No caducan', on: 'Caducan al final de tu siguiente turno' },
    },
    hiddenGold: { name: 'Oro', values: { on: 'Secreto hasta el final', off: 'A la vista' } },
    youngest: { name: 'Quién elige primero', values: { 'first-seat': 'El primer asiento', random: 'Por sorteo' } },
  },
  questions: {
    choose: (asked, speech) =>
      asked.mine ? 'Elige tu personaje.' : `${waiting(asked.deciders, speech, 'elija')} personaje.`,
    place: (asked, speech) =>
      asked.mine
        ? `Coloca una casa en una aldea; por colocar: ${houses(asked.left)}.`
        : `${waiting(asked.deciders, speech, 'coloque')} una casa; por colocar: ${houses(asked.left)}.`,
    planning(asked, speech) {
      if (asked.mine) return 'Prepara tu disco: elige dos acciones, o una de ellas dos veces.'
      const wait = `${waiting(asked.deciders, speech, 'prepare', 'preparen')} el disco.`
      return asked.disc ? `Tu disco: ${pair(asked.disc)}. Aún puedes cambiarlo. ${wait}` : wait
    },
    replace: (asked, speech) =>
      asked.mine
        ? 'Te han quitado el personaje. Elige otro del banco.'
        : `${waiting(asked.deciders, speech, 'elija')} otro personaje.`,
    over: ({ winner, palaces: built }, speech) =>
      `Fin de la partida: ${does(winner, speech, 'ganas', 'gana')} con ${palaces(built)}.`,
    auction({ mine, deciders, bid, leader }, speech) {
      const high =
        bid === null || leader === null
          ? 'Aún no hay pujas'
          : `Puja más alta: ${gold(bid)} (${isYou(leader, speech) ? 'tú' : speech.name(leader)})`
      if (!mine) return `${waiting(deciders, speech, 'puje')}. ${high}.`
      return bid === null
        ? 'Abre la subasta del próximo personaje: puja 0 monedas o más.'
        : `${high}. Sube la puja o pasa.`
    },
    turn({ mine, deciders, toDo: open, builder, privilege }, speech) {
      const optional = [...(builder ? ['Constructor'] : []), ...(privilege ? ['privilegio'] : [])]
      const extra = optional.length > 0 ? `; opcional: ${list(optional)}` : ''
      if (!mine) return `${waiting(deciders, speech, 'juegue')}${open.length > 0 ? ` – por hacer: ${toDo(open)}` : ''}.`
      if (open.length > 0) return `Tu turno – por hacer: ${toDo(open)}${extra}. Viaja cuando quieras.`
      return `Todas las acciones hechas${extra}. Sigue viajando o termina tu turno.`
    },
    settle: ({ mine, deciders, from }, speech) =>
      mine
        ? `¿Adónde va la casa de ${place(from)}? A una aldea con sitio o a la ciudad de tu arquitecto.`
        : `${waiting(deciders, speech, 'mueva')} una casa de ${place(from)}.`,
    surrender: ({ mine, deciders, to }, speech) =>
      mine
        ? `${speech.name(to)} atrae a uno de tus personajes. Elige cuál entregas.`
        : `${waiting(deciders, speech, 'elija')} un personaje ${forWhom(to, speech)}.`,
  },
  moves: {
    choose: ({ card }) => `Elegir ${character(card)} (${characterNumber(card)})`,
    bid: (move) => `Pujar ${gold(move.gold)}`,
    pass: () => 'Pasar',
    place: ({ at }) => `Casa en ${place(at)}`,
    disc: (move) => pair(move.actions),
    travel({ to, pays, byBank }, speech) {
      const cost = pays.length === 0 ? 'gratis' : `${byBank ? 'el banco paga ' : ''}${tolls(pays, speech)}`
      return `Viajar a ${place(to)} · ${cost}`
    },
    gold: (move) => `Tomar ${gold(move.gold)}`,
    house: (move) => `Casa en ${place(move.at)} · ${price(move.price)}${source(move.for)}`,
    'move-house': (move) => `Mover una casa de ${place(move.from)}${source(move.for)}`,
    settle: ({ at }) => `Llevar la casa a ${place(at)}`,
    quarry: (move) => `Tomar ${houses(move.houses)} de la cantera`,
    palace: (move) => `Palacio en ${place(move.city)}, ${sites[move.site]} · ${price(move.price)}${source(move.for)}`,
    governor: ({ city, becomesNext }) =>
      `Gobernador de ${place(city)} dos casillas abajo${becomesNext ? ' · próxima parada del Maharajá' : ''}`,
    take: ({ card, from }, speech) =>
      `Tomar ${character(card)} ${from === undefined ? 'del banco' : fromWhom(from, speech)}`,
    exchange: ({ card, give, from }, speech) =>
      `Dar el ${words.characters[give]} y tomar el ${words.characters[card]} ${fromWhom(from, speech)}`,
    lure: ({ from }, speech) => `Atraer a un personaje ${fromWhom(from, speech)}`,
    privilege: ({ action }) => `Usar un privilegio: ${actions[action]}`,
    replace: ({ card }) => `Tomar ${character(card)} (${characterNumber(card)})`,
    give: ({ card, to }, speech) =>
      `Entregar el ${words.characters[card]} a ${isYou(to, speech) ? 'ti' : speech.name(to)}`,
    end({ left, compensation, rivals }, speech) {
      if (left.length === 0) return 'Terminar el turno'
      const [only] = rivals
      const who = only !== undefined && rivals.length === 1 ? forWhom(only, speech) : 'para cada rival'
      return `Terminar el turno – ${undone(left)}; ${gold(compensation)} ${who}`
    },
  },
  events: {
    'character-chosen': ({ seat, card }, speech) => `${does(seat, speech, 'Eliges', 'elige')} ${character(card)}.`,
    bid: (event, speech) => `${does(event.seat, speech, 'Pujas', 'puja')} ${gold(event.gold)}.`,
    passed: ({ seat }, speech) => `${does(seat, speech, 'Pasas', 'pasa')}.`,
    'auction-won': (event, speech) =>
      `${does(event.seat, speech, 'Ganas', 'gana')} la subasta ${forPrice(event.gold)}.`,
    'house-placed': ({ seat, at }, speech) => `${does(seat, speech, 'Colocas', 'coloca')} una casa en ${place(at)}.`,
    'pool-filled': (event) => `Cada jugador pasa ${houses(event.houses)} de la cantera a la reserva.`,
    'maharaja-moved': ({ turn, to, field: landing }) =>
      `Ronda ${turn}: el Maharajá va a ${place(to)}; su gobernador sube a ${field(landing)}.`,
    'disc-set': ({ seat }, speech) => `${does(seat, speech, 'Preparas', 'prepara')} el disco.`,
    'disc-revealed': (event, speech) =>
      `${does(event.seat, speech, 'Revelas', 'revela')} el disco: ${pair(event.actions)}.`,
    'trader-paid': (event, speech) =>
      `${does(event.seat, speech, 'Recibes', 'recibe')} ${gold(event.gold)} del Mercader.`,
    'privilege-gained': ({ seat }, speech) => `${does(seat, speech, 'Recibes', 'recibe')} un privilegio del Yogui.`,
    'privilege-used': ({ seat, action }, speech) =>
      `${does(seat, speech, 'Usas', 'usa')} un privilegio: ${actions[action]}.`,
    'privileges-expired': ({ seat, count }, speech) => `${does(seat, speech, 'Pierdes', 'pierde')} ${expired(count)}.`,
    traveled: ({ seat, from, to, via }, speech) =>
      `${does(seat, speech, 'Viajas', 'viaja')} de ${place(from)} a ${place(to)} por ${list(via.map((village) => place(village)))}.`,
    toll({ seat, to, gold: amount, byBank }, speech) {
      const paid = reaches(to, speech, 'paga', `${gold(amount)} de peaje`)
      if (byBank) {
        const whose = isYou(seat, speech) ? 'tu viaje' : `el viaje de ${speech.name(seat)}`
        return `El banco ${paid} por ${whose}.`
      }
      return isYou(seat, speech)
        ? `Pagas ${gold(amount)} de peaje a ${speech.name(to)}.`
        : `${speech.name(seat)} ${paid}.`
    },
    'gold-taken': (event, speech) => `${does(event.seat, speech, 'Tomas', 'toma')} ${gold(event.gold)} del banco.`,
    'house-built': (event, speech) =>
      `${does(event.seat, speech, 'Construyes', 'construye')} una casa en ${place(event.at)} ${forPrice(event.price)}.`,
    'house-moved': ({ seat, from, to }, speech) =>
      `${does(seat, speech, 'Mueves', 'mueve')} una casa de ${place(from)} a ${place(to)}.`,
    quarried: (event, speech) => `${does(event.seat, speech, 'Tomas', 'toma')} ${houses(event.houses)} de la cantera.`,
    'palace-built': (event, speech) =>
      `${does(event.seat, speech, 'Construyes', 'construye')} un palacio en ${place(event.city)}, ${sites[event.site]}, ${forPrice(event.price)}.`,
    'governor-moved': ({ seat, city, field: landing }, speech) =>
      `${does(seat, speech, 'Bajas', 'baja')} al gobernador de ${place(city)} a ${field(landing)}.`,
    'character-taken': ({ seat, card, from }, speech) => {
      if (from !== null && isYou(from, speech)) return `${speech.name(seat)} te quita ${character(card)}.`
      return `${does(seat, speech, 'Tomas', 'toma')} ${character(card)} ${from === null ? 'del banco' : fromWhom(from, speech)}.`
    },
    'character-returned': ({ seat, card }, speech) =>
      `${does(seat, speech, 'Devuelves', 'devuelve')} ${character(card)} al banco.`,
    'character-replaced': ({ seat, card }, speech) =>
      `${does(seat, speech, 'Eliges', 'elige')} ${character(card)} en su lugar.`,
    'character-given': ({ seat, card, to }, speech) =>
      isYou(seat, speech)
        ? `Entregas el ${words.characters[card]} a ${speech.name(to)}.`
        : `${speech.name(seat)} ${reaches(to, speech, 'entrega', `el ${words.characters[card]}`)}.`,
    lured: ({ seat, from }, speech) =>
      `${does(seat, speech, 'Atraes', 'atrae')} a un personaje ${isYou(from, speech) ? 'tuyo' : fromWhom(from, speech)}.`,
    'turn-ended': (event, speech) =>
      `${does(event.seat, speech, 'Terminas tu', 'termina su')} turno${event.undone.length > 0 ? ` – ${undone(tallyParts(event.undone))}` : ''}.`,
    compensated: (event, speech) =>
      `${does(event.seat, speech, 'Recibes', 'recibe')} ${gold(event.gold)} de compensación.`,
    'city-scored'({ city, scores, bonus }, speech) {
      const paid = scores.filter((score) => score.points > 0)
      if (paid.length === 0) return `Se puntúa ${place(city)}: nadie tiene puntos allí.`
      const lines = paid.map(
        ({ seat, points: scored, gold: amount }) =>
          `${isYou(seat, speech) ? 'tú' : speech.name(seat)} ${gold(amount)} (${points(scored)})`,
      )
      return `${place(city)} paga: ${lines.join(', ')}${bonus > 0 ? ` – incluye ${gold(bonus)} de bono de monopolio` : ''}.`
    },
    'game-ended': ({ winner }, speech) => `${does(winner, speech, 'Ganas', 'gana')} la partida.`,
  },
  refusals: {
    'game-over': 'La partida ha terminado.',
    'not-your-decision': 'Ahora no decides tú; le toca a otra persona.',
    'not-asked-now': 'Ahora no: antes hay que decidir otra cosa.',
    'nothing-to-undo': (_, have) =>
      have === 0 ? 'Ya no hay nada tuyo que deshacer.' : `Solo puedes deshacer hasta ${steps(have)}.`,
    'nothing-to-redo': (_, have) =>
      have === 0 ? 'No hay nada que rehacer.' : `Solo puedes rehacer hasta ${steps(have)}.`,
    'not-in-bank': 'Este personaje no está en el banco; elige uno que esté.',
    'bid-too-low': (need) => `Puja al menos ${gold(need)}, o pasa.`,
    'needs-gold': (need, have) => `Cuesta ${gold(need)}; tienes ${have}.`,
    'opener-may-not-pass': 'Abres la subasta y no puedes pasar; puja 0 monedas o más.',
    'setup-only-in-villages': 'Las primeras casas van solo en aldeas.',
    'village-full': 'Esta aldea está llena; elige una con sitio.',
    'two-arrows': 'El disco tiene dos flechas: elige dos acciones, o una de ellas dos veces.',
    'privileges-need-yogi': 'Los privilegios los da el Yogui; juega también con el Yogui.',
    'ends-in-a-city': 'Un viaje acaba en una ciudad, no aquí.',
    'already-there': 'Tu arquitecto ya está en esta ciudad.',
    'road-has-a-gap'(villages) {
      const { shown, more } = firstFew(villages)
      const rest = more > 0 ? `${shown.join(', ')} y ${more} más` : list(shown)
      return `Ningún camino abierto llega hasta allí. Aldeas sin casa: ${rest}.`
    },
    'needs-toll': (need, have) => `Los peajes suman ${gold(need)}; tienes ${have}.`,
    'tolls-misstated': 'Ningún viaje hasta allí paga justo estos peajes; elige uno de los ofrecidos.',
    'action-not-open': 'Ya no te queda esa acción en este turno.',
    'pool-empty': 'Tu reserva está vacía; la acción Cantera trae casas.',
    'no-house-to-build': 'A esta acción no le quedan casas por construir.',
    'not-the-builder': 'Solo puede hacerlo quien tiene al Constructor, y no eres tú.',
    'builder-used': 'Ya has usado al Constructor en este turno.',
    'architect-elsewhere': 'Tu arquitecto no está en esta ciudad; viaja antes allí.',
    'no-building-here': 'Aquí no se construye; elige una aldea o la ciudad de tu arquitecto.',
    'one-must-stand-in-a-city': 'Una de las 2 casas debe estar en una ciudad; la de aldea ya está construida.',
    'quarry-empty': 'Tu cantera está vacía.',
    'no-house-to-move': 'Esta acción no mueve casas; lo hacen Mover casa y el Constructor.',
    'no-own-house-there': 'No tienes ninguna casa allí; elige un lugar con una casa tuya.',
    'nowhere-to-go': 'No hay otro lugar con sitio para esta casa.',
    'same-place': 'La casa debe ir a otro lugar.',
    'no-palace-to-build': 'A esta acción no le queda ningún palacio por construir.',
    'architect-not-in-a-city': 'Tu arquitecto no está en una ciudad; viaja antes a una.',
    'no-palace-left': 'Ya has construido todos tus palacios.',
    'site-taken': 'No queda aquí ninguna parcela libre de este tipo; prueba el otro tipo u otra ciudad.',
    'not-a-governor': 'Solo tienen gobernador las ciudades de la columna; elige una de ellas.',
    'governor-too-low': 'Este gobernador no tiene dos casillas debajo; elige uno más alto.',
    'no-privilege': 'No tienes ningún privilegio; los da el Yogui.',
    'one-privilege-a-turn': 'Solo un privilegio por turno.',
    'not-for-characters': 'Un privilegio vale para cualquier acción menos Personajes.',
    'own-character': 'Ya tienes este personaje; elige otro.',
    'not-in-game': 'Este personaje no está en esta partida.',
    'bank-first': 'Mientras haya personajes en el banco, toma del banco.',
    'exchange-or-lure': 'El banco está vacío: cambia este personaje por uno tuyo, o atrae a uno.',
    'only-with-several-characters': 'Intercambiar y atraer solo existe con varios personajes por jugador (Ampliada 2).',
    'no-opponent-holds-it': 'Ningún rival tiene este personaje.',
    'not-yours-to-give': 'No tienes el personaje que quieres dar.',
    'no-more-characters-than-you': (need, have) =>
      `Atrae de alguien con al menos ${characters(need)}; esta persona tiene ${have}.`,
    'forfeit-misstated': (need) =>
      need === 0
        ? 'Ya no queda nada sin hacer: termina el turno sin compensación.'
        : `Lo que queda sin hacer es otra cosa: terminar ahora da ${gold(need)} a cada rival.`,
  },
  scoreLines: {
    palaces: 'Palacios',
    gold: 'Oro',
    character: 'Número de personaje',
    start: 'Al empezar',
    'gold-action': 'Acción Oro',
    trader: 'Mercader',
    payouts: 'Pagos de las ciudades',
    'tolls-received': 'Peajes cobrados',
    compensation: 'Compensaciones',
    'tolls-paid': 'Peajes pagados',
    houses: 'Casas',
    auction: 'Subasta',
  },
  progress: {
    setup: 'Preparación',
    turn: (turn, turns, last) => `Ronda ${turn} de ${turns}${last ? ', la última' : ''}`,
    over: (turn) => `Terminada tras la ronda ${turn}`,
  },
}

export const text: GameText = { ...makeText(sentences), deeds: deeds.es }
