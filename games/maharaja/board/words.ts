import { counted } from '@durbar/craft/text'
import type { Language } from '@durbar/kernel'
import type { Tool } from './targets.ts'

/** What the board itself says; names of characters, actions and places come from the text room. */
export interface BoardWords {
  /** Short names for the action bar. */
  readonly tools: Readonly<Record<Tool, string>>
  /** What using the tool means, where it has no price. */
  readonly hints: Readonly<
    Record<'travel' | 'quarry' | 'governor' | 'move-house' | 'characters' | 'builder' | 'privilege', string>
  >
  readonly used: string
  readonly notNow: string
  readonly free: string
  gold(amount: number): string
  readonly governors: string
  readonly now: string
  readonly next: string
  readonly start: string
  /** The key of the map. */
  readonly connected: string
  readonly missing: string
  readonly yourToll: string
  ifScored(city: string): string
  turn(turn: number): string
  readonly goldWord: string
  readonly pool: string
  readonly quarry: string
  readonly palacesLeft: string
  readonly palaces: string
  readonly privileges: string
  readonly hidden: string
  readonly bank: string
  readonly you: string
  travelTo(city: string): string
  readonly toll: string
  youKeep(keep: number, of: number): string
  readonly bankPays: string
  readonly nextStop: string
  readonly payouts: string
  readonly nobody: string
  readonly whyNot: string
  readonly noHouse: string
  readonly disc: string
  readonly lockIn: string
  readonly change: string
  readonly locked: string
  readonly pickAnother: string
  readonly pickTwo: string
  readonly discUnset: string
  readonly discHidden: string
  readonly done: string
  readonly endTurn: string
  readonly allDone: string
  /** What the rivals get if the turn ends now. */
  rivalsGet(amount: number, rivals: number): string
  bid(amount: number): string
  readonly pass: string
  readonly less: string
  readonly more: string
  readonly highest: string
  readonly map: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly ownThings: string
  readonly cards: string
  readonly showOwn: string
  readonly hideOwn: string
  readonly villagesGlow: string
}

const en: BoardWords = {
  tools: {
    travel: 'Travel',
    gold: 'Gold',
    house: 'House',
    'move-house': 'Move house',
    quarry: 'Quarry',
    palace: 'Palace',
    governor: 'Governor',
    characters: 'Characters',
    builder: 'Builder',
    privilege: 'Privilege',
  },
  hints: {
    travel: 'pick a city',
    quarry: 'houses to your pool',
    governor: '2 fields down',
    'move-house': 'pick one of yours',
    characters: 'pick a card',
    builder: 'house for free',
    privilege: 'one more action',
  },
  used: 'done',
  notNow: 'not now',
  free: 'free',
  gold: (amount) => `${amount} gold`,
  governors: 'Governors',
  now: 'now',
  next: 'next',
  start: 'start',
  connected: 'connected',
  missing: 'a house missing',
  yourToll: 'your toll',
  ifScored: (city) => `${city}, if scored now`,
  turn: (turn) => `turn ${turn}`,
  goldWord: 'Gold',
  pool: 'Pool',
  quarry: 'Quarry',
  palacesLeft: 'Palaces left',
  palaces: 'Palaces',
  privileges: 'Privileges',
  hidden: 'hidden',
  bank: 'bank',
  you: 'You',
  travelTo: (city) => `Travel to ${city}`,
  toll: 'Toll',
  youKeep: (keep, of) => `you keep ${keep} of ${of}`,
  bankPays: 'The bank pays for you',
  nextStop: 'The Maharaja’s next stop',
  payouts: 'If scored now',
  nobody: 'Nobody has points here yet.',
  whyNot: 'Why not?',
  noHouse: 'No house yet: its road has a gap.',
  disc: 'Action disc',
  lockIn: 'Lock in',
  change: 'Clear',
  locked: 'Locked in; you may still change it.',
  pickAnother: 'And a second one, or the same again',
  pickTwo: 'Tap two sectors of the sun',
  discUnset: 'disc not set yet',
  discHidden: 'disc set, hidden',
  done: 'done',
  endTurn: 'End turn',
  allDone: 'everything done',
  rivalsGet: (amount, rivals) => (rivals > 1 ? `gives each rival ${amount} gold` : `gives your rival ${amount} gold`),
  bid: (amount) => `Bid ${amount} gold`,
  pass: 'Pass',
  less: 'Bid less',
  more: 'Bid more',
  highest: 'Highest bid',
  map: 'The map',
  zoomIn: 'Zoom in',
  zoomOut: 'Whole map',
  ownThings: 'What is yours',
  cards: 'The characters',
  showOwn: 'Show disc and cards',
  hideOwn: 'Hide disc and cards',
  villagesGlow: 'Pick a place that glows.',
}

const pl: BoardWords = {
  tools: {
    travel: 'Podróż',
    gold: 'Złoto',
    house: 'Dom',
    'move-house': 'Przesunięcie',
    quarry: 'Kamieniołom',
    palace: 'Pałac',
    governor: 'Gubernator',
    characters: 'Postacie',
    builder: 'Budowniczy',
    privilege: 'Przywilej',
  },
  hints: {
    travel: 'wskaż miasto',
    quarry: 'domy do puli',
    governor: '2 pola w dół',
    'move-house': 'wskaż swój dom',
    characters: 'wskaż kartę',
    builder: 'dom za darmo',
    privilege: 'dodatkowa akcja',
  },
  used: 'zrobione',
  notNow: 'nie teraz',
  free: 'za darmo',
  gold: (amount) => `${amount} szt. złota`,
  governors: 'Gubernatorzy',
  now: 'teraz',
  next: 'następny',
  start: 'start',
  connected: 'połączona',
  missing: 'brakuje domu',
  yourToll: 'twoje myto',
  ifScored: (city) => `${city}: wypłata teraz`,
  turn: (turn) => `runda ${turn}`,
  goldWord: 'Złoto',
  pool: 'Pula',
  quarry: 'Kamieniołom',
  palacesLeft: 'Zostało pałaców',
  palaces: 'Pałace',
  privileges: 'Przywileje',
  hidden: 'ukryte',
  bank: 'bank',
  you: 'Ty',
  travelTo: (city) => `Podróż: ${city}`,
  toll: 'Myto',
  youKeep: (keep, of) => `zostaje ci ${keep} z ${of}`,
  bankPays: 'Płaci za ciebie bank',
  nextStop: 'Następny cel Maharadży',
  payouts: 'Wypłata, gdyby teraz',
  nobody: 'Nikt nie ma tu jeszcze punktów.',
  whyNot: 'Czemu nie?',
  noHouse: 'Nie ma tu domu: droga ma lukę.',
  disc: 'Dysk akcji',
  lockIn: 'Zatwierdź',
  change: 'Wyczyść',
  locked: 'Zatwierdzone; możesz jeszcze zmienić.',
  pickAnother: 'Jeszcze druga akcja albo ta sama',
  pickTwo: 'Wskaż dwa pola słońca',
  discUnset: 'dysk nieustawiony',
  discHidden: 'dysk ustawiony, ukryty',
  done: 'zrobione',
  endTurn: 'Zakończ turę',
  allDone: 'wszystko zrobione',
  rivalsGet: (amount, rivals) => (rivals > 1 ? `każdy rywal dostanie ${amount} szt.` : `rywal dostanie ${amount} szt.`),
  bid: (amount) => `Oferta: ${amount} szt. złota`,
  pass: 'Pas',
  less: 'Mniej',
  more: 'Więcej',
  highest: 'Najwyższa oferta',
  map: 'Mapa',
  zoomIn: 'Przybliż',
  zoomOut: 'Cała mapa',
  ownThings: 'Twoje rzeczy',
  cards: 'Postacie',
  showOwn: 'Pokaż dysk i karty',
  hideOwn: 'Ukryj dysk i karty',
  villagesGlow: 'Wskaż świecące miejsce.',
}

const es: BoardWords = {
  tools: {
    travel: 'Viajar',
    gold: 'Oro',
    house: 'Casa',
    'move-house': 'Mover casa',
    quarry: 'Cantera',
    palace: 'Palacio',
    governor: 'Gobernador',
    characters: 'Personajes',
    builder: 'Constructor',
    privilege: 'Privilegio',
  },
  hints: {
    travel: 'elige una ciudad',
    quarry: 'casas a la reserva',
    governor: '2 casillas abajo',
    'move-house': 'elige una tuya',
    characters: 'elige una carta',
    builder: 'casa gratis',
    privilege: 'una acción más',
  },
  used: 'hecho',
  notNow: 'ahora no',
  free: 'gratis',
  gold: counted('es', { one: 'moneda', other: 'monedas' }),
  governors: 'Gobernadores',
  now: 'ahora',
  next: 'próxima',
  start: 'salida',
  connected: 'comunicada',
  missing: 'falta una casa',
  yourToll: 'tu peaje',
  ifScored: (city) => `${city}, si pagara ahora`,
  turn: (turn) => `ronda ${turn}`,
  goldWord: 'Oro',
  pool: 'Reserva',
  quarry: 'Cantera',
  palacesLeft: 'Palacios libres',
  palaces: 'Palacios',
  privileges: 'Privilegios',
  hidden: 'oculto',
  bank: 'banco',
  you: 'Tú',
  travelTo: (city) => `Viajar a ${city}`,
  toll: 'Peaje',
  youKeep: (keep, of) => `te quedan ${keep} de ${of}`,
  bankPays: 'Paga el banco por ti',
  nextStop: 'Próxima parada del Maharajá',
  payouts: 'Si pagara ahora',
  nobody: 'Nadie tiene puntos aquí todavía.',
  whyNot: '¿Por qué no?',
  noHouse: 'Sin casa: su camino tiene un hueco.',
  disc: 'Disco de acciones',
  lockIn: 'Confirmar',
  change: 'Borrar',
  locked: 'Confirmado; aún puedes cambiarlo.',
  pickAnother: 'Y otra, o la misma de nuevo',
  pickTwo: 'Toca dos sectores del sol',
  discUnset: 'disco sin poner',
  discHidden: 'disco puesto, oculto',
  done: 'hecho',
  endTurn: 'Fin del turno',
  allDone: 'todo hecho',
  rivalsGet: (amount, rivals) => (rivals > 1 ? `da ${amount} monedas a cada rival` : `da ${amount} monedas a tu rival`),
  bid: (amount) => `Pujar ${amount}`,
  pass: 'Pasar',
  less: 'Pujar menos',
  more: 'Pujar más',
  highest: 'Puja más alta',
  map: 'El mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Mapa entero',
  ownThings: 'Lo tuyo',
  cards: 'Los personajes',
  showOwn: 'Ver disco y cartas',
  hideOwn: 'Ocultar disco y cartas',
  villagesGlow: 'Elige un lugar que brille.',
}

const zhHant: BoardWords = {
  tools: {
    travel: '旅行',
    gold: '金幣',
    house: '房屋',
    'move-house': '搬移房屋',
    quarry: '採石場',
    palace: '宮殿',
    governor: '總督順序',
    characters: '角色',
    builder: '建造者',
    privilege: '特權',
  },
  hints: {
    travel: '點選城市',
    quarry: '房屋移入備用區',
    governor: '往下兩格',
    'move-house': '選自己的房屋',
    characters: '選一張角色',
    builder: '免費房屋',
    privilege: '多一個行動',
  },
  used: '已完成',
  notNow: '目前不行',
  free: '免費',
  gold: (amount) => `${amount} 枚金幣`,
  governors: '總督',
  now: '本輪',
  next: '下一站',
  start: '起點',
  connected: '已連通',
  missing: '缺少房屋',
  yourToll: '你的過路費',
  ifScored: (city) => `${city}：若現在計分`,
  turn: (turn) => `第 ${turn} 輪`,
  goldWord: '金幣',
  pool: '備用區',
  quarry: '採石場',
  palacesLeft: '剩餘宮殿',
  palaces: '宮殿',
  privileges: '特權',
  hidden: '保密',
  bank: '銀行',
  you: '你',
  travelTo: (city) => `前往${city}`,
  toll: '過路費',
  youKeep: (keep, of) => `${of} 枚剩 ${keep} 枚`,
  bankPays: '由銀行代付',
  nextStop: '大君的下一站',
  payouts: '若現在計分',
  nobody: '這裡還沒有人得分。',
  whyNot: '為何不行？',
  noHouse: '尚無房屋：這條路有缺口。',
  disc: '行動盤',
  lockIn: '鎖定',
  change: '清除',
  locked: '已鎖定；仍可更改。',
  pickAnother: '再選一個，或同一個兩次',
  pickTwo: '點選太陽的兩個扇區',
  discUnset: '行動盤未設定',
  discHidden: '行動盤已設定，未公開',
  done: '已完成',
  endTurn: '結束回合',
  allDone: '全部完成',
  rivalsGet: (amount) => `每位對手得 ${amount} 枚金幣`,
  bid: (amount) => `出價 ${amount} 枚`,
  pass: '放棄',
  less: '減少',
  more: '增加',
  highest: '最高出價',
  map: '地圖',
  zoomIn: '放大',
  zoomOut: '整張地圖',
  ownThings: '你的物品',
  cards: '角色牌',
  showOwn: '顯示行動盤與角色',
  hideOwn: '收起行動盤與角色',
  villagesGlow: '選一個發亮的地點。',
}

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, pl, es, 'zh-Hant': zhHant }
