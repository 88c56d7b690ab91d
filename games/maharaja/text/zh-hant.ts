import { listing, zh } from '@durbar/craft/text'
import type { GameText, Seat, Speech } from '@durbar/kernel'
import { deeds } from './deeds.ts'
import { firstFew } from './places.ts'
import { chineseName } from './places-zh-hant.ts'
import { isYou, makeText, type Sentences, type Words } from './sentences.ts'
import { characterNumber, fieldNumber, type Tally, type ToDo, tally, tallyParts } from './told.ts'
import type { ActionName, CharacterName, PartName, SourceName, Toll } from './written.ts'

/** What the game says in Traditional Chinese; the terms are those of the rulebook's glossary. */

export const words: Words = {
  characters: {
    mogul: '蒙兀兒',
    trader: '商人',
    sadhu: '苦行僧',
    'wandering-monk': '雲遊僧',
    builder: '建造者',
    'master-craftsman': '工藝大師',
    yogi: '瑜伽士',
  },
  actions: {
    gold: '金幣',
    house: '房屋',
    'two-houses': '兩棟房屋',
    'move-house': '搬移房屋',
    quarry: '採石場',
    palace: '宮殿',
    'palace-house': '宮殿／房屋',
    governor: '總督順序',
    characters: '角色',
  },
  parts: {
    gold: '金幣',
    house: '房屋',
    'city-house': '城市房屋',
    move: '搬移房屋',
    'first-stone': '採石場',
    'second-stone': '採石場的第二棟房屋',
    palace: '宮殿',
    governor: '總督順序',
    character: '角色',
  },
  sites: { central: '中央建地', outer: '外圍建地' },
  place: chineseName,
}

const { actions, parts, place, sites } = words
const list = listing('zh-Hant')
const row = (items: readonly string[]): string => items.join('、')
const gold = (amount: number): string => `${amount} 枚金幣`
const houses = (count: number): string => `${count} 棟房屋`
const price = (amount: number): string => (amount === 0 ? '免費' : gold(amount))
const character = (card: CharacterName): string => words.characters[card]
const numbered = (card: CharacterName): string => `${character(card)}（${characterNumber(card)} 號）`
const times = (name: string, count: number): string => (count === 1 ? name : `${name}×${count}`)

const who = (seat: Seat, speech: Speech): string => (isYou(seat, speech) ? '你' : speech.name(seat))
const waiting = (seats: readonly Seat[], speech: Speech): string =>
  zh`等待${row(seats.map((seat) => who(seat, speech)))}`

const tolls = (pays: readonly Toll[], speech: Speech): string =>
  pays.map((toll) => zh`付給${who(toll.to, speech)} ${gold(toll.gold)}`).join('、')
const pair = (discs: readonly ActionName[]): string =>
  tally(discs)
    .map(({ what, count }) => times(actions[what], count))
    .join('＋')

/** The action or ability behind a house or palace, where it is not the plain one. */
function source(from: SourceName): string {
  if (from === 'builder') return `（${words.characters.builder}）`
  return from === 'two-houses' || from === 'palace-house' ? `（${actions[from]}）` : ''
}

const notDone: Readonly<Record<PartName, string>> = {
  gold: '未拿金幣',
  house: '未建房屋',
  'city-house': '未建城市房屋',
  move: '未搬移房屋',
  'first-stone': '未用採石場',
  'second-stone': '採石場只拿 1 棟房屋',
  palace: '未建宮殿',
  governor: '未移動總督',
  character: '未拿角色',
}

function undone(left: readonly Tally<PartName>[]): string {
  const [first] = left
  if (first && left.length === 1 && first.count === 1) return notDone[first.what]
  return `未完成：${row(left.map(({ what, count }) => times(parts[what], count)))}`
}

const toDo = (left: readonly Tally<ToDo>[]): string =>
  row(left.map(({ what, count }) => times(what.action ? actions[what.action] : parts[what.part], count)))

function field(index: number): string {
  const { numbered: printed, number } = fieldNumber(index)
  return printed ? `${number} 號格` : `箭頭上方第 ${number} 格`
}

const sentences: Sentences = {
  title: '大君',
  pitch: '猜中大君的下一站，搶先在那裡建設；旅程結束時，宮殿最多的人獲勝。',
  words,
  options: {
    length: {
      name: '遊戲長度',
      values: { standard: '最多 10 輪，每人 7 座宮殿', short: '最多 8 輪，每人 6 座宮殿' },
    },
    yogi: { name: '瑜伽士', values: { off: '六個角色', on: '七個角色，加入瑜伽士' } },
    privileges: { name: '特權', values: { off: '不使用', on: '瑜伽士每回合給一個' } },
    auction: { name: '最初的角色', values: { off: '依序挑選', on: '競標' } },
    homeCity: { name: '故鄉城市', values: { off: '不使用', on: '角色在故鄉城市多 1 分' } },
    severalCharacters: { name: '每人的角色', values: { off: '一個', on: '多個（進階版 2）' } },
    neutralPalaces: {
      name: '不足五人時的中立宮殿',
      values: { 'per-color': '每座城市放每種未使用顏色各一座', 'one-per-city': '每座城市一座', off: '不使用' },
    },
    compensation: { name: '補償', values: { 'per-turn': '每回合一次', 'per-action': '每個未完成的行動一次' } },
    governorPlacement: {
      name: '受訪總督移到',
      values: { 'turn-field': '編號等於輪數的格子', 'above-top': '最高總督的正上方' },
    },
    privilegeExpires: { name: '保留的特權', values: { off: '不會過期', on: '下一個自己的回合結束時過期' } },
    hiddenGold: { name: '金幣', values: { on: '保密到遊戲結束', off: '公開' } },
    youngest: { name: '誰先挑選', values: { 'first-seat': '第一個座位', random: '隨機抽選' } },
  },
  questions: {
    choose: (asked, speech) => (asked.mine ? '請選擇你的角色。' : zh`${waiting(asked.deciders, speech)}選擇角色。`),
    place: (asked, speech) =>
      asked.mine
        ? `請在村莊放一棟房屋，還有 ${houses(asked.left)}要放。`
        : zh`${waiting(asked.deciders, speech)}放置房屋，還有 ${houses(asked.left)}要放。`,
    planning(asked, speech) {
      if (asked.mine) return '請設定行動盤：選兩個行動，也可以同一個選兩次。'
      const wait = zh`${waiting(asked.deciders, speech)}設定行動盤。`
      return asked.disc ? `你的行動盤：${pair(asked.disc)}，現在還可以更改。${wait}` : wait
    },
    replace: (asked, speech) =>
      asked.mine ? '你的角色被拿走了，請從銀行另選一個。' : zh`${waiting(asked.deciders, speech)}另選角色。`,
    over: ({ winner, palaces }, speech) => zh`遊戲結束：${who(winner, speech)}以 ${palaces} 座宮殿獲勝。`,
    auction({ mine, deciders, bid, leader }, speech) {
      const high =
        bid === null || leader === null ? '尚無人出價' : zh`目前最高：${who(leader, speech)}出價 ${gold(bid)}`
      if (!mine) return zh`${waiting(deciders, speech)}出價。${high}。`
      return bid === null ? '請開標競選下一個角色：出價 0 枚金幣或更多。' : `${high}。請加價或放棄。`
    },
    turn({ mine, deciders, toDo: open, builder, privilege }, speech) {
      const optional = [...(builder ? ['建造者'] : []), ...(privilege ? ['特權'] : [])]
      const extra = optional.length > 0 ? `；還可使用：${row(optional)}` : ''
      if (!mine) return zh`${waiting(deciders, speech)}行動${open.length > 0 ? `，待完成：${toDo(open)}` : ''}。`
      if (open.length > 0) return `你的回合，待完成：${toDo(open)}${extra}。隨時可以旅行。`
      return `行動都已完成${extra}。可以繼續旅行，或結束回合。`
    },
    settle: ({ mine, deciders, from }, speech) =>
      mine
        ? zh`${place(from)}的房屋要搬到哪裡？可選有空位的村莊，或建築師所在的城市。`
        : zh`${waiting(deciders, speech)}搬移${place(from)}的房屋。`,
    surrender: ({ mine, deciders, to }, speech) =>
      mine
        ? zh`${who(to, speech)}招攬你的一個角色，請選擇要交出哪一個。`
        : zh`${waiting(deciders, speech)}選擇要給${who(to, speech)}的角色。`,
  },
  moves: {
    choose: ({ card }) => `選擇${numbered(card)}`,
    bid: (move) => `出價 ${gold(move.gold)}`,
    pass: () => '放棄',
    place: ({ at }) => zh`在${place(at)}放房屋`,
    disc: (move) => pair(move.actions),
    travel({ to, pays, byBank }, speech) {
      const cost = pays.length === 0 ? '免費' : `${byBank ? '由銀行' : ''}${tolls(pays, speech)}`
      return zh`前往${place(to)}：${cost}`
    },
    gold: (move) => `拿 ${gold(move.gold)}`,
    house: (move) => zh`在${place(move.at)}建房屋：${price(move.price)}${source(move.for)}`,
    'move-house': (move) => zh`搬走${place(move.from)}的房屋${source(move.for)}`,
    settle: ({ at }) => zh`搬到${place(at)}`,
    quarry: (move) => `從採石場拿 ${houses(move.houses)}`,
    palace: (move) => zh`在${place(move.city)}的${sites[move.site]}建宮殿：${price(move.price)}${source(move.for)}`,
    governor: ({ city, becomesNext }) => zh`${place(city)}總督下移兩格${becomesNext ? '，成為大君的下一站' : ''}`,
    take: ({ card, from }, speech) =>
      from === undefined ? `從銀行拿${character(card)}` : zh`從${who(from, speech)}手中拿${character(card)}`,
    exchange: ({ card, give, from }, speech) => zh`用${character(give)}交換${who(from, speech)}的${character(card)}`,
    lure: ({ from }, speech) => zh`招攬${who(from, speech)}的一個角色`,
    privilege: ({ action }) => `使用特權：${actions[action]}`,
    replace: ({ card }) => `拿${numbered(card)}`,
    give: ({ card, to }, speech) => zh`把${character(card)}交給${who(to, speech)}`,
    end({ left, compensation, rivals }, speech) {
      if (left.length === 0) return '結束回合'
      const [only] = rivals
      const paid = only !== undefined && rivals.length === 1 ? zh`${who(only, speech)}得` : '對手各得'
      return zh`結束回合（${undone(left)}）：${paid} ${gold(compensation)}`
    },
  },
  events: {
    'character-chosen': ({ seat, card }, speech) => zh`${who(seat, speech)}選擇${character(card)}。`,
    bid: (event, speech) => zh`${who(event.seat, speech)}出價 ${gold(event.gold)}。`,
    passed: ({ seat }, speech) => zh`${who(seat, speech)}放棄。`,
    'auction-won': (event, speech) =>
      event.gold === 0
        ? zh`${who(event.seat, speech)}免費得標。`
        : zh`${who(event.seat, speech)}以 ${gold(event.gold)}得標。`,
    'house-placed': ({ seat, at }, speech) => zh`${who(seat, speech)}在${place(at)}放了一棟房屋。`,
    'pool-filled': (event) => `每人把 ${houses(event.houses)}從採石場移到備用區。`,
    'maharaja-moved': ({ turn, to, field: landing }) =>
      zh`第 ${turn} 輪：大君前往${place(to)}，該城總督上移到${field(landing)}。`,
    'disc-set': ({ seat }, speech) => zh`${who(seat, speech)}設定了行動盤。`,
    'disc-revealed': (event, speech) => zh`${who(event.seat, speech)}公開行動盤：${pair(event.actions)}。`,
    'trader-paid': (event, speech) => zh`${who(event.seat, speech)}因商人得到 ${gold(event.gold)}。`,
    'privilege-gained': ({ seat }, speech) => zh`${who(seat, speech)}因瑜伽士得到 1 個特權。`,
    'privilege-used': ({ seat, action }, speech) => zh`${who(seat, speech)}使用特權：${actions[action]}。`,
    'privileges-expired': ({ seat, count }, speech) => zh`${who(seat, speech)}有 ${count} 個特權過期。`,
    traveled: ({ seat, from, to, via }, speech) =>
      zh`${who(seat, speech)}從${place(from)}經${list(via.map((village) => place(village)))}前往${place(to)}。`,
    toll: ({ seat, to, gold: amount, byBank }, speech) =>
      byBank
        ? zh`銀行替${who(seat, speech)}付給${who(to, speech)} ${gold(amount)}過路費。`
        : zh`${who(seat, speech)}付給${who(to, speech)} ${gold(amount)}過路費。`,
    'gold-taken': (event, speech) => zh`${who(event.seat, speech)}從銀行拿 ${gold(event.gold)}。`,
    'house-built': (event, speech) =>
      zh`${who(event.seat, speech)}在${place(event.at)}建造一棟房屋，${event.price === 0 ? '免費' : zh`花費 ${gold(event.price)}`}。`,
    'house-moved': ({ seat, from, to }, speech) => zh`${who(seat, speech)}把一棟房屋從${place(from)}搬到${place(to)}。`,
    quarried: (event, speech) => zh`${who(event.seat, speech)}從採石場拿 ${houses(event.houses)}。`,
    'palace-built': (event, speech) =>
      zh`${who(event.seat, speech)}在${place(event.city)}的${sites[event.site]}建造一座宮殿，${event.price === 0 ? '免費' : zh`花費 ${gold(event.price)}`}。`,
    'governor-moved': ({ seat, city, field: landing }, speech) =>
      zh`${who(seat, speech)}將${place(city)}總督下移到${field(landing)}。`,
    'character-taken': ({ seat, card, from }, speech) =>
      zh`${who(seat, speech)}從${from === null ? '銀行' : zh`${who(from, speech)}手中`}拿走${character(card)}。`,
    'character-returned': ({ seat, card }, speech) => zh`${who(seat, speech)}把${character(card)}放回銀行。`,
    'character-replaced': ({ seat, card }, speech) => zh`${who(seat, speech)}改選${character(card)}。`,
    'character-given': ({ seat, card, to }, speech) =>
      zh`${who(seat, speech)}把${character(card)}交給${who(to, speech)}。`,
    lured: ({ seat, from }, speech) => zh`${who(seat, speech)}招攬${who(from, speech)}的一個角色。`,
    'turn-ended': (event, speech) =>
      zh`${who(event.seat, speech)}結束回合${event.undone.length > 0 ? `，${undone(tallyParts(event.undone))}` : ''}。`,
    compensated: (event, speech) => zh`${who(event.seat, speech)}得到 ${gold(event.gold)}補償。`,
    'city-scored'({ city, scores, bonus }, speech) {
      const paid = scores.filter((score) => score.points > 0)
      if (paid.length === 0) return zh`${place(city)}計分：沒有人有分數。`
      const lines = paid.map((score) => zh`${who(score.seat, speech)} ${gold(score.gold)}（${score.points} 分）`)
      return zh`${place(city)}發放賞金：${lines.join('、')}${bonus > 0 ? `，其中 ${gold(bonus)}為獨占獎勵` : ''}。`
    },
    'game-ended': ({ winner }, speech) => zh`${who(winner, speech)}贏得遊戲。`,
  },
  refusals: {
    'game-over': '遊戲已經結束。',
    'not-your-decision': '現在不是由你決定，請等其他玩家。',
    'not-asked-now': '現在還不行，要先決定別的事。',
    'nothing-to-undo': (_, have) => (have === 0 ? '已經沒有可以復原的步驟。' : `最多只能復原 ${have} 步。`),
    'nothing-to-redo': (_, have) => (have === 0 ? '沒有可以重做的步驟。' : `最多只能重做 ${have} 步。`),
    'not-in-bank': '這個角色不在銀行，請選銀行裡有的。',
    'bid-too-low': (need) => `至少要出 ${gold(need)}，或者放棄。`,
    'needs-gold': (need, have) => `需要 ${gold(need)}，你有 ${have} 枚。`,
    'opener-may-not-pass': '開標者不能放棄，請出價 0 枚金幣或更多。',
    'setup-only-in-villages': '最初的房屋只能放在村莊。',
    'village-full': '這座村莊已滿，請選還有空位的村莊。',
    'two-arrows': '行動盤有兩支指針：請選兩個行動，也可以同一個選兩次。',
    'privileges-need-yogi': '特權來自瑜伽士，請一併加入瑜伽士。',
    'ends-in-a-city': '旅行要結束在城市，不能停在這裡。',
    'already-there': '你的建築師已經在這座城市。',
    'road-has-a-gap'(villages) {
      const { shown, more } = firstFew(villages)
      return `沒有暢通的道路可到。缺少房屋的村莊：${row(shown)}${more > 0 ? `等 ${villages.length} 座` : ''}。`
    },
    'needs-toll': (need, have) => `過路費共 ${gold(need)}，你有 ${have} 枚。`,
    'tolls-misstated': '沒有剛好這樣付費的路線，請從列出的路線中選擇。',
    'action-not-open': '你這回合已經沒有這個行動。',
    'pool-empty': '你的備用區是空的，可用「採石場」補充房屋。',
    'no-house-to-build': '這個行動已經沒有房屋可建。',
    'not-the-builder': '只有持有建造者的人能這樣做，而你沒有。',
    'builder-used': '這回合你已經用過建造者。',
    'architect-elsewhere': '你的建築師不在這座城市，請先前往。',
    'no-building-here': '這裡不能建造，請選村莊或建築師所在的城市。',
    'one-must-stand-in-a-city': '「兩棟房屋」至少一棟要在城市，村莊的那一棟已經建好了。',
    'quarry-empty': '你的採石場已經空了。',
    'no-house-to-move': '這個行動不能搬移房屋，請用「搬移房屋」或建造者。',
    'no-own-house-there': '那裡沒有你的房屋，請選有你房屋的地點。',
    'nowhere-to-go': '沒有其他地方能容納這棟房屋。',
    'same-place': '房屋必須搬到別的地點。',
    'no-palace-to-build': '這個行動已經沒有宮殿可建。',
    'architect-not-in-a-city': '你的建築師不在城市，請先前往一座城市。',
    'no-palace-left': '你的宮殿已經全部建好。',
    'site-taken': '這裡沒有這種空建地，請試另一種建地或別的城市。',
    'not-a-governor': '只有總督軌上的城市有總督，請從中選擇。',
    'governor-too-low': '這位總督下方不足兩格，請選更高的總督。',
    'no-privilege': '你沒有特權；特權來自瑜伽士。',
    'one-privilege-a-turn': '每回合只能使用一個特權。',
    'not-for-characters': '特權可用於「角色」以外的任何行動。',
    'own-character': '你已經持有這個角色，請選別的。',
    'not-in-game': '這場遊戲沒有這個角色。',
    'bank-first': '銀行還有角色時，請從銀行拿。',
    'exchange-or-lure': '銀行已空：請用自己的角色交換，或招攬一個角色。',
    'only-with-several-characters': '只有每人可持有多個角色時（進階版 2）才能交換或招攬。',
    'no-opponent-holds-it': '沒有對手持有這個角色。',
    'not-yours-to-give': '你沒有要交出的那個角色。',
    'no-more-characters-than-you': (need, have) => `只能招攬至少有 ${need} 個角色的對手，這位只有 ${have} 個。`,
    'forfeit-misstated': (need) =>
      need === 0
        ? '已經沒有未完成的部分，請直接結束回合，不需補償。'
        : `未完成的部分已有不同：現在結束，對手各得 ${gold(need)}。`,
  },
  scoreLines: {
    palaces: '宮殿',
    gold: '金幣',
    character: '角色編號',
    start: '起始金幣',
    'gold-action': '「金幣」行動',
    trader: '商人',
    payouts: '城市賞金',
    'tolls-received': '收到的過路費',
    compensation: '補償',
    'tolls-paid': '付出的過路費',
    houses: '房屋',
    auction: '競標',
  },
  progress: {
    setup: '遊戲設置',
    turn: (turn, turns, last) => `第 ${turn} 輪，共 ${turns} 輪${last ? '（最後一輪）' : ''}`,
    over: (turn) => `已在第 ${turn} 輪後結束`,
  },
}

export const text: GameText = { ...makeText(sentences), deeds: deeds['zh-Hant'] }
