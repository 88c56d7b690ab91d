import type { RuleText } from '@durbar/kernel'
import type { FirstRuleId } from '../chapters.ts'

export const rules: Readonly<Record<FirstRuleId, RuleText>> = {
  'AG:1.1': {
    title: 'Players',
    body: 'Two to four people play, each with a color, and turns go clockwise. Chance picks the start player, who keeps that role for the whole game.',
  },
  'AG:1.2': {
    title: 'Your 22 markers',
    body: 'All 22 look alike; their place tells what they are. Beside a building a marker is a good, in your favor section it is a favor; on a notable, an order, a bowl, the French Trader, a scroll or a favor action it shows what you did there. The rest wait in your supply.',
  },
  'AG:1.3': {
    title: 'Sixteen goods',
    body: 'Four rows, each from basic to luxury: Sandstone, Cement, Bricks, Statue; Wood, Planks, Paper, Book; Turmeric, Curry, Dye, Painting; Cotton, Oil, Fabric, Clothes. Column 1 is basic (value 1), columns 2 and 3 are advanced (2), column 4 is luxury (3). A row is also a color.',
  },
  'AG:1.4': {
    title: 'Value',
    body: 'A good is worth what its price token shows, or without a token what is printed. Every rule that speaks of value means the value at that very moment; what you have already paid is never recalculated.',
  },
  'AG:1.5': {
    title: 'Price tokens',
    body: 'There are three, with the faces 1/2, 2/3 and 3/4. Each waits at the Trader, lower face up, or lies on a kind of good, one per kind at most. The face shown must be exactly 1 above or below the printed value.',
  },
  'AG:1.6': {
    title: 'Setting a price',
    body: 'Pick one token and lay it on whichever good you like, showing the face you like, as long as AG:1.5 is respected. You may take it from the Trader, move it, flip it, or move and flip it, but something must change. Only dock 4 sends tokens back to the Trader.',
  },
  'AG:1.7': {
    title: 'Arrows',
    body: 'Twelve arrows show what becomes what. Each basic good can become either advanced good of its row; then Bricks become a Statue, Paper a Book, Dye a Painting and Fabric Clothes. Cement, Planks, Curry and Oil lead no further.',
  },
  'AG:1.8': {
    title: 'Buildings',
    body: 'Each kind of good has a building. The four production buildings of column 1 stand from the start; the twelve processing buildings (level 2, 3 or 4, like their column) are sites until somebody builds them. Any number of goods can lie beside a building, even beside a site.',
  },
  'AG:1.9': {
    title: 'The path',
    body: 'Merchant and Builder walk down column 1, then columns 2, 3 and 4, and from the last building back to the first: Quarry, Lumber mill, Turmeric field, Cotton field, Cement works, Plank sawmill, Curry kitchen, Oil press, Brickyard, Paper mill, Dye works, Weaver, Sculptor, Bookbinder, Painter’s studio, Tailor.',
  },
  'AG:1.10': {
    title: 'Building materials',
    body: 'Sandstone and Wood have building value 1, Cement and Planks 2, and price tokens do not change that. A site of level 2 costs 3, level 3 costs 4, level 4 costs 5.',
  },
  'AG:1.11': {
    title: 'Action spaces',
    body: 'You can work at the four main characters, in every built building, and on the one site where the Builder stands. Each space has room for a single worker.',
  },
  'AG:1.12': {
    title: 'Workers',
    body: 'You have ten. A worker is in your supply, standing or lying on a space, or stored with the Cook. To bump is to push another player’s worker off a space you take; workers you lay down or stand up stay where they are.',
  },
  'AG:1.13': {
    title: 'Favor',
    body: 'Your favor is the number of markers in your favor section. It always comes from the game, never out of another player’s stock.',
  },
  'AG:1.14': {
    title: 'Rupees',
    body: 'Rupees are money and points in one, and the bank always has enough. The only thing you ever pay rupees for is a peon (AG:5.8).',
  },
  'AG:1.15': {
    title: 'Guilds',
    body: 'The Artisans, the Merchants and the Scholars each have an influence track with steps 0 to 9, where everyone has one piece, and a column of six orders.',
  },
  'AG:1.16': {
    title: 'Notables and contracts',
    body: 'There are 24 notables: 8 of level I, 7 of II, 5 of III, 4 of IV. Each belongs to a guild and asks for two or three kinds of goods. Once complete, the card becomes a contract and stays with its winner.',
  },
  'AG:1.17': {
    title: 'Orders',
    body: 'An order asks for two goods. In each column an order marker points at the one order that can be filled now, and the order limit (3 at first, later 4, 5 and 6) caps the markers in a column.',
  },
  'AG:1.18': {
    title: 'Akbar’s bowls',
    body: 'Every advanced good and every luxury good has a bowl with Akbar, twelve in all. A bowl takes a single marker in the whole game.',
  },
  'AG:1.19': {
    title: 'Meditation',
    body: 'Your tracker walks a track of six spaces, from 1. Meditation points (MP) are spent in a circle of four outer actions (Exchange, Deliver, Process, Lift a cover) and one in the center (Move a farmer). The meditation marker blocks one outer action.',
  },
  'AG:1.20': {
    title: 'Your farm',
    body: 'The farm is a square with Sandstone, Wood, Turmeric and Cotton clockwise in its corners. Each side has five cells and one farmer, who starts on the middle cell. Eight covers lie on the end cells of the sides.',
  },
  'AG:1.21': {
    title: 'Farmer step',
    body: 'A step moves one farmer one cell along that farmer’s own side. Farmers cannot leave the five cells or enter a covered one.',
  },
  'AG:1.22': {
    title: 'Lifting a cover',
    body: 'Take any one of your covers off the farm and keep it beside your board. It never goes back, and it scores at the end (AG:15.3).',
  },
  'AG:1.23': {
    title: 'Verbs',
    body: 'You produce basic goods; process one good along one arrow; exchange a good for another kind of the same value; gain a good from your supply; pay a good back to it. Goods count as delivered only if Akbar, the French Trader, a notable or an order receives them.',
  },
  'AG:1.24': {
    title: 'Sites are no obstacle',
    body: 'You can process into, exchange for and gain goods whose building is still a site.',
  },
  'AG:2.1': {
    title: 'Start player',
    body: 'Chance decides, with equal odds for everyone.',
  },
  'AG:2.2': {
    title: 'Price tokens',
    body: 'The three tokens begin at the Trader with the lower face up.',
  },
  'AG:2.3': {
    title: 'Tiles on the board',
    body: 'The twelve bonus tiles lie open, four for each of levels 2, 3 and 4. All twelve processing buildings begin as sites.',
  },
  'AG:2.4': {
    title: 'Merchant',
    body: 'A die puts the Merchant on one of the first four buildings of the path; 5 and 6 are rolled again.',
  },
  'AG:2.5': {
    title: 'Builder',
    body: 'A die puts the Builder on one of the six sites that follow the Cotton field: 1 is the Cement works, 6 the Paper mill.',
  },
  'AG:2.6': {
    title: 'The river with four players',
    body: 'Drawn at random and laid open: 5 notables of level I, 4 of II, 3 of III and 2 of IV. The others stay out of this game.',
  },
  'AG:2.7': {
    title: 'Balanced guilds',
    body: 'Among the 14 notables the guilds must appear 5, 5 and 4 times. If they do not, cards are swapped at random for unused ones of the same level, level I first, until they do.',
  },
  'AG:2.8': {
    title: 'Boat and order limit',
    body: 'The boat starts at dock 1 and the order limit is 3. Limits 4, 5 and 6 wait between docks 2 and 3, 3 and 4, 4 and 5.',
  },
  'AG:2.9': {
    title: 'Meditation marker',
    body: 'It begins on Deliver, so that action is blocked first.',
  },
  'AG:2.10': {
    title: 'What you start with',
    body: '10 workers, 22 markers, a farm with its eight covers, the tracker on space 1, step 0 with all three guilds and 2 rupees. You have no goods, favor, tiles or contracts.',
  },
  'AG:2.11': {
    title: 'Neutral markers',
    body: 'With two or three players the neutral markers of AG:2.15 and AG:2.16 are placed at this point.',
  },
  'AG:2.12': {
    title: 'Order markers',
    body: 'A die for each column, Artisans first, then Merchants, then Scholars, sets the order marker; 1 is the top order.',
  },
  'AG:2.13': {
    title: 'Favor tiles',
    body: 'The 14 tiles are shuffled face down, and three are turned up as the display.',
  },
  'AG:2.14': {
    title: 'The river with two or three',
    body: '4 notables of level I, 3 of II, 2 of III and 1 of IV. The guilds must appear 4, 3 and 3 times, arranged as in AG:2.7.',
  },
  'AG:2.15': {
    title: 'Neutral markers at Akbar',
    body: 'The bowls form a left and a right half of six. With three players one die for each half fills a bowl; with two players two dice for each half, and a repeated number fills nothing.',
  },
  'AG:2.16': {
    title: 'Neutral markers on orders',
    body: 'With three players one order in each column is covered by a die roll; with two players two different orders in each column.',
  },
  'AG:2.17': {
    title: 'Covered at the start',
    body: 'If an order marker would begin on a covered order, it goes to the next free one below, from the bottom back to the top.',
  },
  'AG:2.18': {
    title: 'What neutral markers do',
    body: 'They count for the order limit and for a full column. They never score and never move. Apart from these points the rules are the same for any number of players.',
  },
  'AG:3.1': {
    title: 'Round',
    body: 'In a round everyone takes one turn, clockwise from the start player.',
  },
  'AG:3.2': {
    title: 'Parts of a turn',
    body: 'You may meditate; then you must take one main action; you may add one Statue action; you may fill an order or give to Akbar; then your turn ends. There is no way back to an earlier part.',
  },
  'AG:3.3': {
    title: 'Consequences first',
    body: 'Whatever a step sets off is settled completely, with everything it sets off in turn, before that step goes on.',
  },
  'AG:3.4': {
    title: 'Several players at once',
    body: 'When something affects several of you, it is settled one by one, clockwise from the player on turn. Choices are made in the same order.',
  },
  'AG:3.5': {
    title: 'When you may step in',
    body: 'Secondary actions and abilities without a set time are open to you whenever you are about to choose in your own turn: anywhere in meditation, before and after placing, between the steps of a main action, after it, and in the order phase until you end the turn.',
  },
  'AG:3.6': {
    title: 'When you may not',
    body: 'You cannot step in while bumping, between a delivery and the end of its evaluation and dock events, or during once effects, tile choices, following, a Jagirdar delivery, a marker shortage or another secondary action.',
  },
  'AG:3.7': {
    title: 'Declared together',
    body: 'Process one more, Free peon and the Mullah have no moment of their own: you announce them together with the processing, the peon or the favor action they change.',
  },
  'AG:3.8': {
    title: 'On other players’ turns',
    body: 'You can only follow (with Process one more if you like), deliver with the Jagirdar, store a worker with the Cook and carry out the once effect of a contract you just won.',
  },
  'AG:3.9': {
    title: 'End of the turn',
    body: 'Markers on favor actions, favor tiles and scrolls return to their owners’ supplies, your abilities are fresh again, and the next player begins, unless that was the last turn of the game.',
  },
  'AG:4.1': {
    title: 'Optional and mixed',
    body: 'You need not meditate. If you do, earn and spend points in any order you like.',
  },
  'AG:4.2': {
    title: 'Laying workers down',
    body: 'Lay down any number of your standing workers, one at a time. The first brings the MP of your tracker’s space, each further one the MP of one space earlier, never less than 1. Spaces 1 to 6 show 1, 2, 2, 3, 3, 4.',
  },
  'AG:4.3': {
    title: 'Counting workers',
    body: 'If you stand a worker up and lay the same one down again, that counts as another one, and so does a worker taken back from the Cook. If your tracker moves meanwhile, later workers count from the new space.',
  },
  'AG:4.4': {
    title: 'The circle',
    body: 'As often as you can pay: Exchange a good (MP equal to its value), Deliver a good to a notable (3), Process a good (the value of the new good), Lift a cover (2), Move a farmer one step (1). The outer action blocked at the start of the phase stays closed.',
  },
  'AG:4.5': {
    title: 'Where the marker goes',
    body: 'When you finish, the meditation marker moves to the outer action you used last. If you used none, it stays. Moving a farmer, the Mosaic Maker and tiles do not count.',
  },
  'AG:4.6': {
    title: 'Unspent points',
    body: 'You need not spend all your points, but what is left when the phase ends is gone.',
  },
  'AG:4.7': {
    title: 'Blocked for all',
    body: 'The marked action is closed to everyone until the marker moves.',
  },
  'AG:4.8': {
    title: 'Influence from meditation',
    body: 'A good delivered by meditation earns its influence step (AG:9.20) as soon as that delivery is completely settled.',
  },
  'AG:5.1': {
    title: 'One main action',
    body: 'You must take exactly one: place a worker from your supply, standing, on an action space, or use a peon.',
  },
  'AG:5.2': {
    title: 'Small actions are allowed',
    body: 'You may take a space even if you then produce, process, deliver or trade nothing. Only the placement itself is required.',
  },
  'AG:5.3': {
    title: 'The sequence',
    body: 'Choose the space; bump whoever is there, or pay for the peon; take the rupees on the building; carry out the action. If the Merchant was there, you then gain 2 favor and the Merchant moves; if the Builder’s building was built, the Builder moves.',
  },
  'AG:5.4': {
    title: 'Empty space',
    body: 'You simply place your worker.',
  },
  'AG:5.5': {
    title: 'Bumping a lying worker',
    body: 'The worker goes back to the owner’s supply, and the owner gets nothing.',
  },
  'AG:5.6': {
    title: 'Bumping a standing worker',
    body: 'The worker goes back to the owner’s supply, and the owner gains 1 favor, or 2 with the tracker on space 4 or beyond.',
  },
  'AG:5.7': {
    title: 'The Cook’s shelter',
    body: 'If your standing worker is bumped and your Cook holds fewer than 2, you may store the worker there instead. You gain the favor either way.',
  },
  'AG:5.8': {
    title: 'Peon',
    body: 'On a space where your own worker already is, pay 2 rupees, stand the worker up and take the action again. The Calligrapher lowers this to 1, the tile Free peon to 0. You pay before taking rupees from the building, and you need the full price.',
  },
  'AG:5.9': {
    title: 'Forced peon',
    body: 'With no worker in your supply (the Cook’s do not count) you must use a peon on a space of yours. If you lack rupees, you pay what you have, even nothing.',
  },
  'AG:5.10': {
    title: 'Visiting the Merchant',
    body: 'The 2 favor and the Merchant’s move come when the action is completely over, including those who follow; you also visit by a peon. If a dock moved the Merchant meanwhile, you still gain the favor and the Merchant moves on from the new place (AG:L-07).',
  },
  'AG:5.11': {
    title: 'The Merchant’s move',
    body: 'A die tells how many built buildings the Merchant goes forward. Each building passed receives 1 rupee, or 2 if passed twice. The building the Merchant leaves (unless passed again) and the one where the Merchant stops receive none.',
  },
  'AG:5.12': {
    title: 'Rupees on buildings',
    body: 'They lie there until somebody places a worker or uses a peon in that building; that player takes them all.',
  },
  'AG:5.13': {
    title: 'Visiting the Builder',
    body: 'Place a worker on the Builder’s site: it is built without materials, but you get no bonus tile. You then process up to 3 goods into it, and others may follow.',
  },
  'AG:5.14': {
    title: 'The Builder’s move',
    body: 'Whenever the building under the Builder has been built, a die sends the Builder that many sites ahead along the path, counting only sites. If one site is left, the Builder goes there; if none, the Builder leaves the game. The same building never causes two moves.',
  },
  'AG:5.15': {
    title: 'Statue action',
    body: 'Between main action and order phase you may spend a Statue for one more complete main action, by the same rules, peon and forced peon included.',
  },
  'AG:5.16': {
    title: 'You can always act',
    body: 'No worker ever stands on the Builder’s site, and whoever has no worker left has workers on the board for a forced peon. A main action is therefore always possible.',
  },
  'AG:6.1': {
    title: 'Architect: one of two',
    body: 'Go up one step with a guild of your choice, or build.',
  },
  'AG:6.2': {
    title: 'Building: what you need',
    body: 'Choose any site. You need one more worker in your supply and materials that reach the cost: add up their building values, plus 1 if you pay at least two different materials, plus 1 with Takshaka. You may overpay, but get no change.',
  },
  'AG:6.3': {
    title: 'Building: the steps',
    body: 'Pay and open the building (1 rupee with Takshaka). Take a bonus tile of its level and carry it out. Place a standing worker from your supply there, process up to 3 goods into it, and others may follow. If the Builder was there, the Builder moves.',
  },
  'AG:6.4': {
    title: 'Bonus tiles',
    body: 'Level 2: 3 rupees with a step for Artisans, for Merchants, or 1 favor; or 2 rupees and lift a cover. Level 3: 4 rupees with Artisans, Scholars or 1 favor; or 5 rupees. Level 4: 5 rupees with Scholars, Merchants or 1 favor; or 6 rupees. A part you cannot carry out is lost.',
  },
  'AG:6.5': {
    title: 'Sailor',
    body: 'Deliver goods to any available notables and fill at most one order, in whatever sequence you like.',
  },
  'AG:6.6': {
    title: 'Number of deliveries',
    body: 'One delivery is free, two if you own the Jagirdar. Once in the action you may pay one good and get as many more deliveries as it is worth. With the Portuguese Trader you may pay several goods together, worth 4 at most.',
  },
  'AG:6.7': {
    title: 'When to pay',
    body: 'At any moment of the action, but before the first delivery that is not free. The value counts as it is then, and you need not use all you paid for.',
  },
  'AG:6.8': {
    title: 'What counts how much',
    body: 'A single delivery uses 1, a double delivery 2 and an order 2. So without the Jagirdar you can fill an order only after paying.',
  },
  'AG:6.9': {
    title: 'One after the other',
    body: 'Each delivery is fully settled before the next, and notables that open up meanwhile can be supplied at once. An order is judged by the step you hold at that moment, before this action’s influence, and by the limit then in force.',
  },
  'AG:6.10': {
    title: 'End of the Sailor action',
    body: 'First your influence for the notables supplied, then 1 rupee back for each paid delivery you did not use (free ones bring nothing), then another player’s Jagirdar (AG:9.23).',
  },
  'AG:6.11': {
    title: 'Trader: exchange',
    body: 'You may pay 1 to 3 goods and gain any goods worth together at least 1 less than what you paid. The same kinds may come back.',
  },
  'AG:6.12': {
    title: 'Trader: price',
    body: 'You may also set one price (AG:1.6), before or after the whole exchange but not in the middle, or with no exchange at all.',
  },
  'AG:6.13': {
    title: 'Goods of value 0',
    body: 'If a good were ever worth 0, the Trader would not give it to you.',
  },
  'AG:6.14': {
    title: 'Botanist',
    body: 'Do up to two different things of these three, in any order: pay the goods shown and advance your tracker one space; lift a cover; take up to two farmer steps, with one farmer or two. From space 1 on the costs are Turmeric; Turmeric and Cotton; Curry and Cotton; Oil and Turmeric; Curry and Oil.',
  },
  'AG:7.1': {
    title: 'How much',
    body: 'Count the uncovered cells between the good’s corner and the nearest farmer on either side of it; a farmer’s own cell does not count. That is how many you produce, 0 to 8.',
  },
  'AG:7.2': {
    title: 'Mahout and Khatib',
    body: 'The Mahout adds 1 to Sandstone or Wood, the Khatib 1 to Turmeric or Cotton, even where the farm yields 0.',
  },
  'AG:7.3': {
    title: 'Dyer',
    body: 'Once in each production of 2 or more you may turn two of the new goods into one good of value 2 from the same row, before you place them (AG:L-11).',
  },
  'AG:7.4': {
    title: 'Placing the goods',
    body: 'Place as many as you like, as far as your markers allow (AG:13.4). The others are lost.',
  },
  'AG:7.5': {
    title: 'Nobody follows',
    body: 'Other players cannot follow a production.',
  },
}
