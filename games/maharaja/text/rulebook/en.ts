import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'

/*
 * Glossary (fixed terms)
 * Pieces: Maharaja, governor, architect, palace, house, gold (1 gold, 5 gold), disc, arrow, privilege, bank
 * Places: Start, city, village, site (central / outer), pool, quarry, governor track, field, arrow field
 * Time: game turn (all players), turn (one player)
 * Characters: Mogul, Trader, Sadhu, Wandering Monk, Builder, Master Craftsman, Yogi; character number
 * Actions: Gold, House, 2 Houses, Move house, Quarry, Palace, Palace / House, Governor order, Characters
 * Words: travel, pass, toll, undone (a part given up), compensation, payout, monopoly bonus, neutral palace, home city,
 *        auction, bid, exchange, lure, Extended 1, Extended 2, short game, basic game, lock in, table setting
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    setup: 'Setup',
    gameTurn: 'The game turn',
    playerTurn: 'A player’s turn',
    travel: 'Travel',
    actions: 'The nine actions',
    characters: 'Characters',
    forfeiting: 'Leaving actions undone',
    scoring: 'Scoring',
    end: 'End of the game',
    variants: 'Variants',
    rulings: 'Rulings',
  },
  rules: {
    'MH:1': {
      title: 'What you start with',
      body: 'Pick a color. You get a disc, an architect who waits at Start, 7 palaces and 15 gold. You own 20 houses: 4 to place during setup and 16 in your quarry. How much gold you have is your secret, unless the table plays with open gold.',
    },
    'MH:2': {
      title: 'Maharaja and characters',
      body: 'The Maharaja waits at Start too. The bank shows characters 1 to 6 face up. The Yogi (7) and the privileges come out only if the table has chosen to play with them.',
    },
    'MH:3': {
      title: 'Governor track',
      body: 'The seven governors are shuffled onto the seven unnumbered fields above the arrow, one on each, visible to all. The fields 1 to 10 higher up begin empty.',
    },
    'MH:4': {
      title: 'Fewer than five players',
      body: 'With two, three or four players neutral palaces are put out first, in the basic game too (MH:66). With two players a village also holds only one house (MH:8).',
    },
    'MH:5': {
      title: 'Choosing a character',
      body: 'Beginning with the youngest and going clockwise, everyone picks one character from the bank and keeps it face up. Those nobody picked remain in the bank.',
    },
    'MH:6': {
      title: 'What the number means',
      body: 'The lower your character number, the sooner you play. In a tie you are ahead of every higher number.',
    },
    'MH:7': {
      title: 'First houses',
      body: 'You place 4 houses for free. Lowest character number first, everyone puts one house in a village of their choice. This happens four times, always in the same order.',
    },
    'MH:8': {
      title: 'Room in a village',
      body: 'A village has room for two houses, no matter whose; with two players, for just one. This limit holds from setup until the end of the game.',
    },
    'MH:9': {
      title: 'Filling the pool',
      body: 'When all first houses stand, you move 6 houses from your quarry to your pool; 10 stay in the quarry. Only houses in your pool can be built.',
    },
    'MH:10': {
      title: 'The Maharaja travels',
      body: 'Each game turn opens with the Maharaja going to the city whose governor is lowest on the track. It makes no difference whether a road there is open.',
    },
    'MH:11': {
      title: 'The visited governor moves up',
      body: 'The governor of that city now goes above all the others, onto the numbered field of this game turn. A table setting changes the field when there are gaps at the top (MH:Q11).',
    },
    'MH:12': {
      title: 'Setting the disc',
      body: 'Everyone secretly points the two arrows of their disc at two actions. You may point both at the same action and then do it twice.',
    },
    'MH:13': {
      title: 'Who plays when',
      body: 'Whoever has the lowest character number reveals their disc and plays a complete turn. Then comes the lowest number among those who have not played, as the numbers are at that moment, until everyone has played once.',
    },
    'MH:14': {
      title: 'Scoring and onward',
      body: 'After the last turn the Maharaja’s city is scored (MH:48 to MH:56). If the game is not over (MH:57), the next game turn begins.',
    },
    'MH:15': {
      title: 'What a turn is made of',
      body: 'In your turn you have your two disc actions, your character’s ability and as much travel as you like. You decide the order of it all.',
    },
    'MH:16': {
      title: 'Splitting a double action',
      body: '2 Houses and Palace / House have two halves each. Between the halves you may travel, use an ability or do your other action.',
    },
    'MH:17': {
      title: 'Both actions are due',
      body: 'You are expected to carry out both actions you set. You may leave any part undone, but the other players are then compensated (MH:46).',
    },
    'MH:18': {
      title: 'Travel at any time',
      body: 'Traveling is not an action. Move your architect as often as you wish, at any moment of your own turn.',
    },
    'MH:19': {
      title: 'No house, no passage',
      body: 'You can pass a village only while at least one house stands in it, yours or anybody’s.',
    },
    'MH:20': {
      title: 'Cities and Start',
      body: 'Cities and Start never stop you and never cost anything. Any number of architects can be in the same place.',
    },
    'MH:21': {
      title: 'Your own villages',
      body: 'If you have a house in a village, you pass it for free, even when another player’s house stands beside yours.',
    },
    'MH:22': {
      title: 'Toll',
      body: 'If you have no house in the village, you pay 1 gold for each house there to its owner, so 1 or 2 gold in all. If both houses belong to one player, that player gets 2 gold.',
    },
    'MH:23': {
      title: 'Paying as you go',
      body: 'You pay village by village and every time you pass, also on the way back. If you cannot pay, you cannot pass. Gold received earlier in your turn can be spent on tolls.',
    },
    'MH:24': {
      title: 'Where a journey ends',
      body: 'You must finish every journey in a city; villages and Start are not places to stop. An architect who has not moved yet may stay at Start.',
    },
    'MH:25': {
      title: 'Tolls and the Wandering Monk',
      body: 'With the Wandering Monk you pay no tolls: the bank pays the owners in full. A village without a house still stops you.',
    },
    'MH:26': {
      title: 'Gold',
      body: 'Take 2 gold from the bank.',
    },
    'MH:27': {
      title: 'House',
      body: 'Build one house from your pool for 1 gold. It goes into any village with room, wherever your architect may be, or into the city where your architect is. It need not be near your other houses.',
    },
    'MH:28': {
      title: '2 Houses',
      body: 'Build two houses from your pool for 1 gold each. At least one goes into a city while your architect is there, the other into a village or a city. Two village houses are not allowed; two city houses are, in the same city or in different ones.',
    },
    'MH:29': {
      title: 'Move house',
      body: 'Move one of your houses for free. It goes to another village that has room, or to your architect’s city. It may come from anywhere, and your architect need not be there. A village left without houses can no longer be passed.',
    },
    'MH:30': {
      title: 'Quarry',
      body: 'Move 2 of your houses from the quarry to your pool for free. You can build them in this same turn.',
    },
    'MH:31': {
      title: 'Palace',
      body: 'Build a palace for 12 gold on any free site, central or outer, in the city where your architect is. A city has 1 central and 6 outer sites, and neutral palaces take up sites too. You may own several palaces in one city; a palace never moves.',
    },
    'MH:32': {
      title: 'Palace / House',
      body: 'Build one palace for 12 gold and one house for 1 gold, each as described for its own action (MH:31, MH:27). They may stand in different places.',
    },
    'MH:33': {
      title: 'Governor order',
      body: 'Choose any governor on the third field above the arrow or higher and move it exactly two fields down. Governors on those two fields each move up one. Empty fields mean nothing: the lowest governor is always next.',
    },
    'MH:34': {
      title: 'Characters',
      body: 'Take any character you like, from the bank or from another player, who cannot refuse. You return your old card to the bank. Anyone you took a card from chooses a replacement there immediately and may choose the card you just returned.',
    },
    'MH:35': {
      title: '1 Mogul',
      body: 'The Mogul’s strength is the number 1: you play first and win every tie. There is no other ability.',
    },
    'MH:36': {
      title: '2 Trader',
      body: 'The bank gives you 1 gold in each of your turns (MH:Q23 says when).',
    },
    'MH:37': {
      title: '3 Sadhu',
      body: 'In scoring your outer palaces are worth 2 points each instead of 1. A central palace remains worth 3.',
    },
    'MH:38': {
      title: '4 Wandering Monk',
      body: 'The bank pays all your tolls (MH:25).',
    },
    'MH:39': {
      title: '5 Builder',
      body: 'Once in your turn you may build one extra house from your pool for free or move one of your houses. The usual rules for where it can go apply.',
    },
    'MH:40': {
      title: '6 Master Craftsman',
      body: 'Every palace costs you 9 gold instead of 12, also as part of Palace / House.',
    },
    'MH:41': {
      title: '7 Yogi',
      body: 'Only in games with the Yogi: if privileges are in play, you receive 1 in each of your turns (MH:63).',
    },
    'MH:42': {
      title: 'Two characters in one turn',
      body: 'When you change characters in your turn, the new ability is ready at once and you keep everything the old one gave you. Both can help you in the same turn.',
    },
    'MH:43': {
      title: 'Nothing is recalculated',
      body: 'A new character changes nothing that came before. If you have already paid 12 gold for a palace, for example, you get nothing back.',
    },
    'MH:44': {
      title: 'When numbers change hands',
      body: 'The player on turn finishes, and a game turn never gives anyone a second turn. After that comes whoever now has the lowest number among those who have not played.',
    },
    'MH:45': {
      title: 'Losing your character',
      body: 'If your character is taken before your turn, you play with the replacement. With Characters set on your disc you can take the old one back.',
    },
    'MH:46': {
      title: 'Compensation',
      body: 'You may leave both actions, one action or part of one undone, and you must if you lack gold, houses, room or a way to get there. The bank then gives each other player 2 gold, once for your whole turn (MH:Q3).',
    },
    'MH:47': {
      title: 'Abilities are optional',
      body: 'You need not use an ability or a privilege, and nobody is compensated if you don’t. The Trader’s gold comes by itself.',
    },
    'MH:48': {
      title: 'Points in the city',
      body: 'In the Maharaja’s city you have 1 point for your architect, 1 for each house, 1 for each outer palace (2 with the Sadhu) and 3 for the central palace. Your buildings count even if your architect is elsewhere.',
    },
    'MH:49': {
      title: 'Characters at scoring',
      body: 'What matters for the Sadhu, for ties and for the home city is who holds the character when the city is scored.',
    },
    'MH:50': {
      title: 'Ranking',
      body: 'More points rank higher. Between equal points, the lower character number ranks higher.',
    },
    'MH:51': {
      title: 'Payout',
      body: 'The bank pays gold by rank. Two players: 10, 5. Three: 11, 7, 3. Four: 12, 9, 6, 3. Five: 13, 10, 7, 4, 1.',
    },
    'MH:52': {
      title: 'No points, no gold',
      body: 'With 0 points you get nothing. Payouts nobody has earned stay in the bank, and the others’ payouts do not change.',
    },
    'MH:53': {
      title: 'Monopoly bonus',
      body: 'If you are the only player with points in the city, you get 5 gold extra.',
    },
    'MH:54': {
      title: 'Everything stays',
      body: 'Scoring removes nothing from the city. Architects, houses and palaces stay where they are.',
    },
    'MH:55': {
      title: 'Neutral palaces do not score',
      body: 'Neutral palaces belong to nobody and bring nobody points or gold.',
    },
    'MH:56': {
      title: 'Village houses do not score',
      body: 'A house in a village never gives points. It keeps the road open and collects tolls.',
    },
    'MH:57': {
      title: 'When the game ends',
      body: 'A game turn is the last one if someone builds a seventh palace in it or if a governor goes onto field 10 in it (game turn 10). Everyone still takes their turn, the city is scored, and then the game is over.',
    },
    'MH:58': {
      title: 'Winner',
      body: 'You win if you have built the most palaces, no matter in which cities. Neutral palaces count for nobody.',
    },
    'MH:59': {
      title: 'Equal palaces',
      body: 'If players have equally many palaces, more gold wins. The last payout is included.',
    },
    'MH:60': {
      title: 'Equal gold',
      body: 'If gold is equal as well, the lower character number wins. No number exists twice, so this always decides. All other places are settled in the same way.',
    },
    'MH:61': {
      title: 'Short game',
      body: 'Everyone has only 6 palaces and there are at most 8 game turns. The game ends after the game turn in which someone built a sixth palace, or after game turn 8.',
    },
    'MH:62': {
      title: 'Extended 1',
      body: 'All basic rules stay; Yogi and privileges, neutral palaces, the auction and home cities can be added (MH:63 to MH:68). The table settings show which of these are in play.',
    },
    'MH:63': {
      title: 'Yogi and privileges',
      body: 'The Yogi joins the bank as the seventh character. Holding it in your turn, you receive 1 privilege. Use it at once or in a later turn, even if you no longer have the Yogi by then (MH:Q42).',
    },
    'MH:64': {
      title: 'Using a privilege',
      body: 'A privilege gives you a third action at any moment of your turn. Name any disc action except Characters when you use it; it may be one you also set on your disc.',
    },
    'MH:65': {
      title: 'One privilege per turn',
      body: 'You may use only 1 privilege per turn. It then returns to the bank.',
    },
    'MH:66': {
      title: 'Neutral palaces',
      body: 'With fewer than five players, one palace of every unused color is put on an outer site in each city before the game. For the whole game this blocks 1 outer site per city with four players, 2 with three and 3 with two. The table can be set otherwise (MH:Q37, MH:Q38).',
    },
    'MH:67': {
      title: 'Auction for characters',
      body: 'Instead of picking in seat order, you bid for first choice. The youngest opens with 0 gold or more; clockwise you raise or pass, and a pass puts you out of this auction. Whoever bids most pays the bank and picks, then the others bid for the next choice. The last player picks for free, and a winning bid of 0 costs nothing.',
    },
    'MH:68': {
      title: 'Home city',
      body: 'Every character is at home in one city. When that city is scored, its holder has 1 additional point, even with nothing else there.',
    },
    'MH:69': {
      title: 'Extended 2: several characters',
      body: 'You may hold more than one character and use what each of them offers. All begin with one, chosen or won at auction.',
    },
    'MH:70': {
      title: 'Extended 2: from the bank',
      body: 'Your Characters action adds one bank character you like to those you have; nothing goes back. Until the bank is empty, nobody can take another player’s characters.',
    },
    'MH:71': {
      title: 'Extended 2: empty bank',
      body: 'When the bank is empty you exchange or lure. Exchange: name any opponent’s character and give that player one of yours, of your choice, for it. Lure: choose an opponent holding more characters than you do; that player decides which card you get, and you give nothing back.',
    },
    'MH:72': {
      title: 'Extended 2: order and ties',
      body: 'Your lowest number counts for turn order and ties. You still play only once per game turn, and MH:44 applies when cards change hands.',
    },
    'MH:Q1': {
      title: 'Are all discs revealed together?',
      body: 'No. Your disc stays hidden until your own turn begins.',
    },
    'MH:Q2': {
      title: 'May I change my disc after setting it?',
      body: 'Yes, until the last player has locked in. From then on all discs are fixed.',
    },
    'MH:Q3': {
      title: 'Is compensation due per turn or per action?',
      body: 'Per turn: however much you leave undone, each other player receives 2 gold once. The table can be set to 2 gold for every action left undone.',
    },
    'MH:Q4': {
      title: 'What if I am unable to do an action?',
      body: 'The reason does not matter. Being unable counts exactly like being unwilling, and the others are compensated.',
    },
    'MH:Q5': {
      title: 'What if my quarry has fewer than 2 houses?',
      body: 'You take what is left. What is missing counts as undone, so the others are compensated.',
    },
    'MH:Q6': {
      title: 'May I build only one of the 2 Houses?',
      body: 'Yes, the other half then counts as undone. Your one house may even be in a village: in that case the city half is the one you gave up.',
    },
    'MH:Q7': {
      title: 'When is compensation paid?',
      body: 'The moment you end a turn in which something was left undone, and before another disc is revealed. Players after you can already spend that gold.',
    },
    'MH:Q8': {
      title: 'May I make a governor move that changes nothing?',
      body: 'Yes, and the action counts as done. Even the lowest governor may be moved farther down if two fields are left below it; the arrow field does not count as one.',
    },
    'MH:Q9': {
      title: 'Which governors cannot be moved?',
      body: 'Those on the two fields just above the arrow, because they would leave the row. At least five governors can always be moved, so this action is always possible.',
    },
    'MH:Q10': {
      title: 'May I move a governor already visited?',
      body: 'Yes. Any governor may be moved, including the one of the Maharaja’s present city.',
    },
    'MH:Q11': {
      title: 'Where exactly does the visited governor go?',
      body: 'Onto the field with the number of the game turn, even if an empty field remains below it. So the number always shows the game turn. The table can be set to the field directly above the topmost governor instead.',
    },
    'MH:Q12': {
      title: 'How freely may I split Palace / House?',
      body: 'Completely. The halves are two separate steps, in either order, with anything you like in between.',
    },
    'MH:Q13': {
      title: 'Is the house in Palace / House free?',
      body: 'No, it costs 1 gold as usual. Both halves together cost 13 gold, or 10 with the Master Craftsman.',
    },
    'MH:Q14': {
      title: 'May I build straight from the quarry?',
      body: 'No, only from your pool. While your pool is empty you cannot build houses.',
    },
    'MH:Q15': {
      title: 'Does a city’s first palace have to be central?',
      body: 'No. You are free to choose any site that is empty.',
    },
    'MH:Q16': {
      title: 'May both houses in a village be mine?',
      body: 'Yes, unless only two are playing. A traveler without a house there then pays you 2 gold.',
    },
    'MH:Q17': {
      title: 'Who is paid when the Wandering Monk’s holder travels?',
      body: 'Every owner gets the usual 1 gold per house, but from the bank. The traveler pays nothing.',
    },
    'MH:Q18': {
      title: 'My house and another player’s: is there a toll?',
      body: 'No. You pass for free and the other owner gets nothing, not even from the bank if you hold the Wandering Monk.',
    },
    'MH:Q19': {
      title: 'Who chooses the route?',
      body: 'You do, by choosing whom to pay. Of all ways to a city you are offered those of which none pays somebody more and nobody less than another; a route that only costs more is left out.',
    },
    'MH:Q20': {
      title: 'May I return to Start?',
      body: 'You may pass through it for free, but you may not end a journey there.',
    },
    'MH:Q21': {
      title: 'What if no open road leads to the Maharaja’s next city?',
      body: 'The Maharaja goes there all the same, and the city is scored.',
    },
    'MH:Q22': {
      title: 'May a moved house end where it started?',
      body: 'No, it must go to a different place: a village with room, or the city where your architect is.',
    },
    'MH:Q23': {
      title: 'When does the Trader pay?',
      body: 'At the start of your turn, or at the moment you take the Trader during it. You get this gold at most once per turn.',
    },
    'MH:Q24': {
      title: 'What if I take the same character twice in a turn?',
      body: 'Trader, Builder and Yogi each work only once in your turn, even if the card leaves you and comes back.',
    },
    'MH:Q25': {
      title: 'May two players get Trader gold in one game turn?',
      body: 'Yes. If the second player has taken the card by then, each receives 1 gold in their own turn.',
    },
    'MH:Q26': {
      title: 'Does the Builder need a house action?',
      body: 'No. The extra house has nothing to do with your disc. It is yours once per turn, and skipping it compensates nobody.',
    },
    'MH:Q27': {
      title: 'Is the Master Craftsman’s price good for two palaces?',
      body: 'Yes. Each palace you build in the turn costs 9 gold.',
    },
    'MH:Q28': {
      title: 'Does Characters swap cards between two players?',
      body: 'No. Your old card goes to the bank, and the player you took from picks a new one there. Cards are swapped directly only in Extended 2 (MH:71).',
    },
    'MH:Q29': {
      title: 'May I stay without a character after losing mine?',
      body: 'No, you must pick a new one. Everyone always has at least one character.',
    },
    'MH:Q30': {
      title: 'When do I pick my replacement?',
      body: 'At once, although another player is on turn; that turn waits for you. If your time runs out, you get the lowest number in the bank.',
    },
    'MH:Q31': {
      title: 'What if the replacement has a very low number?',
      body: 'Nothing special. The lowest number among those who have not played is next, even if that is the player who has just picked.',
    },
    'MH:Q32': {
      title: 'May I take my character back in the same game turn?',
      body: 'Yes, in your own turn, with a Characters action set on your disc.',
    },
    'MH:Q33': {
      title: 'Can the bank run out of characters?',
      body: 'Not in the basic game or Extended 1, where 6 or 7 characters serve at most five players. Only Extended 2 can empty it.',
    },
    'MH:Q34': {
      title: 'Do players with 0 points shift the payouts?',
      body: 'No. Those with points take the payouts from the highest down; the remaining ones are not paid.',
    },
    'MH:Q35': {
      title: 'Do neutral palaces prevent the monopoly bonus?',
      body: 'No. They are not players, so the bonus is paid all the same.',
    },
    'MH:Q36': {
      title: 'Does a home city point prevent the monopoly bonus?',
      body: 'Yes. The bonus needs you to be the only one with points, so a single home city point of an opponent cancels it.',
    },
    'MH:Q37': {
      title: 'Are neutral palaces part of the basic game?',
      body: 'Yes, whenever fewer than five play. The table can be set to play without them.',
    },
    'MH:Q38': {
      title: 'How many neutral palaces are there?',
      body: 'One of each unused color in every city, so 7 of each unused color. The table can be set to only one per city in all, or to none.',
    },
    'MH:Q39': {
      title: 'Two players: when does the one-house limit apply?',
      body: 'Always: in setup, when building and when moving a house.',
    },
    'MH:Q40': {
      title: 'Extended 2: which number breaks a final tie?',
      body: 'The lowest of the numbers you hold.',
    },
    'MH:Q41': {
      title: 'Extended 2: who is next?',
      body: 'Compare the lowest number of each player who has not played; whoever has the lowest of these is next.',
    },
    'MH:Q42': {
      title: 'May I save up privileges?',
      body: 'Yes. They do not expire, and you may hold several but use one per turn. There are 7 in all; while none is left in the bank you gain none. The table can be set so that they expire (MH:Q66).',
    },
    'MH:Q43': {
      title: 'What if I take the Yogi during my turn?',
      body: 'You receive the privilege at once and may use it at once. It is still only one per turn.',
    },
    'MH:Q44': {
      title: 'What if I do not finish a privilege’s action?',
      body: 'The rest counts as undone, as with a disc action, and the others are compensated.',
    },
    'MH:Q45': {
      title: 'When in my turn may I use a privilege?',
      body: 'Whenever you like: first, last, or between the halves of a double action.',
    },
    'MH:Q46': {
      title: 'Who opens the later auctions?',
      body: 'The first player still without a character, going clockwise from the player who opened the first auction (who counts first).',
    },
    'MH:Q47': {
      title: 'Which bids are allowed?',
      body: 'The opener cannot pass and bids 0 or more. Only whole gold can be bid, always more than the bid before, and never more than the bidder has.',
    },
    'MH:Q48': {
      title: 'Extended 2: may I exchange while the bank has characters?',
      body: 'No. As long as the bank has any, you take from the bank.',
    },
    'MH:Q49': {
      title: 'Extended 2: whom may I lure from?',
      body: 'Any opponent with more characters than you; equally many is not enough. Which card you get is up to them. Nobody can lose their last character this way.',
    },
    'MH:Q50': {
      title: 'Is the Yogi part of Extended 2?',
      body: 'Only if the table says so: the Yogi is a setting of its own, and Extended 2 works with or without.',
    },
    'MH:Q51': {
      title: 'Extended 2: who chooses the cards in an exchange?',
      body: 'The player on turn chooses both, the card taken and the card given. The opponent has no say.',
    },
    'MH:Q52': {
      title: 'Is gold secret?',
      body: 'Yes, you see only your own until the game ends. The table can be set to open gold.',
    },
    'MH:Q53': {
      title: 'Can the bank run out of gold?',
      body: 'No. The bank can always pay.',
    },
    'MH:Q54': {
      title: 'Who is the youngest?',
      body: 'The player in the first seat. The table can be set to draw this player at random.',
    },
    'MH:Q55': {
      title: 'Does play go on after a seventh palace?',
      body: 'Yes. Everyone who has not played takes their turn and the city is scored; then the game is over.',
    },
    'MH:Q56': {
      title: 'May I dodge a toll by building first?',
      body: 'Yes. Build a house in the village or move one there, then pass it for free.',
    },
    'MH:Q57': {
      title: 'Short game: are there fewer neutral palaces?',
      body: 'No. Each unused color still has 7, one in every city.',
    },
    'MH:Q58': {
      title: 'Where may the first houses go?',
      body: 'Anywhere there is room in a village; it need not connect to Start or to other houses. You may put two of yours in one village, except with two players.',
    },
    'MH:Q59': {
      title: 'Does the first with seven palaces win at once?',
      body: 'No. After that game turn’s scoring, palaces are compared, then gold, then character numbers. Two players with seven palaces are therefore separated by gold.',
    },
    'MH:Q60': {
      title: 'No palace left, or the city is full?',
      body: 'Then you cannot build a palace there. If the action stays undone for this reason, the others are compensated.',
    },
    'MH:Q61': {
      title: 'May one half of a double action help the other?',
      body: 'Yes. A house you build in a village can, for example, open the road to the city where you then build the palace.',
    },
    'MH:Q62': {
      title: 'Is an unused ability something undone?',
      body: 'No. If you make no use of the Builder or the Wandering Monk, nobody is compensated.',
    },
    'MH:Q63': {
      title: 'Does my turn end by itself?',
      body: 'No, you end it yourself. You can still travel when all actions are done, and your architect is worth 1 point in the Maharaja’s city.',
    },
    'MH:Q64': {
      title: 'May I name my own card with Characters?',
      body: 'No, you must take a different card. Otherwise the action is undone and the others are compensated.',
    },
    'MH:Q65': {
      title: 'When does the game end with governors directly above the topmost?',
      body: 'With that table setting (MH:Q11) a governor going onto field 10 makes that game turn the last, even if it moves down again; after game turn 10 the game is over in any case. The short game ends after 8 game turns.',
    },
    'MH:Q66': {
      title: 'If privileges expire: when?',
      body: 'At the end of your next turn after the one in which you got it. You always use your oldest one first. This applies only if the table is set so.',
    },
    'MH:Q67': {
      title: 'The Yogi, but all 7 privileges are taken?',
      body: 'You get none in that turn, not even if one returns to the bank later in it.',
    },
    'MH:Q68': {
      title: 'Compensation per action: does a privilege’s action count?',
      body: 'Yes. With that table setting (MH:Q3) an unfinished privilege action is one more action, so 2 more gold for each other player.',
    },
    'MH:Q69': {
      title: 'Auction: who pays when, and who must pass?',
      body: 'The winner pays first and then picks. A player who has too little gold to raise passes automatically.',
    },
    'MH:Q70': {
      title: '2 Houses: which half does a city house use?',
      body: 'The first city house uses the city half. The other house may then go into a village or a city.',
    },
    'MH:Q71': {
      title: 'May a journey go in circles?',
      body: 'It could, but it would only cost more, so such detours are not offered: a journey leads to another city, and turning back inside a village is not possible.',
    },
  },
}
