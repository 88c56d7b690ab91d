import type { RuleText } from '@durbar/kernel'
import type { SecondRuleId } from '../chapters.ts'

export const rules: Readonly<Record<SecondRuleId, RuleText>> = {
  'AG:8.1': {
    title: 'In a building',
    body: 'At a processing building, on the Builder’s site and when you build, you move up to 3 of your goods along the one arrow that leads into it. You may also move none.',
  },
  'AG:8.2': {
    title: 'Elsewhere',
    body: 'Meditation, the favor action Process and the tile Process 1 to 2 process exactly one good along any arrow, the tile only from value 1 to value 2. Nobody follows.',
  },
  'AG:8.3': {
    title: 'Process one more',
    body: 'When you process or follow with at least one good, anywhere, this tile (have 2, pay 2) takes exactly one more along that arrow (AG:L-06). It costs no MP.',
  },
  'AG:8.4': {
    title: 'Following',
    body: 'If you processed at least one good in a building, each other player, clockwise after you, may process one good along the same arrow, or two with Process one more. You gain 1 favor for each player who follows.',
  },
  'AG:8.5': {
    title: 'The Mujtahida on another turn',
    body: 'Here the winner of the card is the one who processes, and the player on turn is one of those who may follow.',
  },
  'AG:9.1': {
    title: 'Available notables',
    body: 'At dock 1 only level I is open; at docks 2 and 3 levels I and II; at dock 4 also III; at docks 5 and 6 all four. Lower levels stay open.',
  },
  'AG:9.2': {
    title: 'Ways to deliver',
    body: 'The Sailor, Deliver in meditation, the favor tile Deliver, and the Jagirdar after somebody else’s Sailor action.',
  },
  'AG:9.3': {
    title: 'Delivering a good',
    body: 'Move one of your goods to an empty space that asks for this kind. A space belongs to one player: it holds one marker, or two after a double delivery.',
  },
  'AG:9.4': {
    title: 'Reward',
    body: 'For each marker you at once get as many rupees as there are markers on that notable, whoever owns them and with yours included: 1 to 5.',
  },
  'AG:9.5': {
    title: 'Generous contracts',
    body: 'For each good delivered, your contracts that name it pay extra. Fabric, Curry, Dye, Oil, Paper and Bricks bring 1 rupee; Statue, Clothes, Painting and Book bring 2. Goods you pay, sell, exchange or spend are not delivered.',
  },
  'AG:9.6': {
    title: 'From when it pays',
    body: 'A generous contract works as soon as you own it, so the delivery that wins it earns nothing from it.',
  },
  'AG:9.7': {
    title: 'Double delivery',
    body: 'In your own Sailor action you may put two goods of the right kind on one empty space; that uses 2 deliveries. The second pays only 1 rupee, but both earn generous rupees and count for the majority. One double per notable and action, and never in two parts.',
  },
  'AG:9.8': {
    title: 'Complete',
    body: 'A notable whose spaces are all filled is evaluated at once; after a double delivery, when the second marker lies.',
  },
  'AG:9.9': {
    title: 'Who wins',
    body: 'Most markers win. In a tie the player whose topmost marker is higher up wins.',
  },
  'AG:9.10': {
    title: 'Taking the contract',
    body: 'The winner takes the card, which works from now on, and gets the markers back to supply. Everyone else’s markers there become favor for their owners. It makes no difference whose turn it is.',
  },
  'AG:9.11': {
    title: 'Once effects',
    body: 'The winner carries out the card’s once effect next, before the boat is checked, and may decline it. The Sufi’s step and the 3 favor of level IV just happen.',
  },
  'AG:9.12': {
    title: 'The boat',
    body: 'After each evaluation the boat moves on one dock if its condition is met, the dock’s event happens, and the condition is checked again.',
  },
  'AG:9.13': {
    title: 'When the boat leaves',
    body: 'Dock 1: two level I contracts. Dock 2: one of level II. Dock 3: two of level II in all (AG:L-13). Dock 4: one of level III. Dock 5: one of level IV.',
  },
  'AG:9.14': {
    title: 'Dock 2',
    body: 'If the Builder is on a site, it is built; nobody gets a tile, places a worker or processes. Then the Builder moves.',
  },
  'AG:9.15': {
    title: 'Dock 3',
    body: 'The Merchant moves; then each of you gains 1 favor per Cotton you own, 3 at most; the order limit becomes 4.',
  },
  'AG:9.16': {
    title: 'Dock 4',
    body: 'All price tokens return to the Trader, lower face up; each of you gains 1 favor; the order limit becomes 5.',
  },
  'AG:9.17': {
    title: 'Dock 5',
    body: 'Each of you gains a good of your choice: of value 1 with no Cotton, value 2 with one, value 3 with two or more. The order limit becomes 6.',
  },
  'AG:9.18': {
    title: 'Dock 6',
    body: 'Spending Clothes pays 1 rupee more from now on, and the end of the game is triggered.',
  },
  'AG:9.19': {
    title: 'Nothing else is touched',
    body: 'Workers, goods and rupees stay as they are where the Merchant or the Builder arrives.',
  },
  'AG:9.20': {
    title: 'Influence for deliveries',
    body: 'When all deliveries of your action are done, you may take a step with the guild of each notable you supplied, in any order. Two notables of one guild mean two steps.',
  },
  'AG:9.21': {
    title: 'One step per notable',
    body: 'It does not matter how many goods that notable got from you.',
  },
  'AG:9.22': {
    title: 'Once per turn',
    body: 'The same notable gives you a step only once in a turn, over all your actions, even if you declined it (AG:L-19).',
  },
  'AG:9.23': {
    title: 'Jagirdar after another’s Sailor',
    body: 'If you own the Jagirdar, you may deliver one good to an available notable once the other player’s Sailor action is done, even if that player delivered nothing. The player on turn then gains 1 favor, and you may take your influence step.',
  },
  'AG:9.24': {
    title: 'The whole order',
    body: 'Marker, rupees, generous rupees; the second marker of a double; if complete: winner, card, markers, end trigger at level IV, once effect, boat with dock events. When the deliveries are over: influence, refund, Jagirdar.',
  },
  'AG:10.1': {
    title: 'Free extras',
    body: 'Secondary actions come on top of your main action. Take as many as you can pay for, at any moment AG:3.5 allows.',
  },
  'AG:10.2': {
    title: 'They must do something',
    body: 'You cannot use one that would have no effect. “Up to” may be used in part, and the Book and the Painting are allowed even if part of them is void.',
  },
  'AG:10.3': {
    title: 'Oil and Curry',
    body: 'Spend 1 Oil or 1 Curry to stand up one of your workers, or one of each together to stand up to three. You may repeat this.',
  },
  'AG:10.4': {
    title: 'Favor actions',
    body: 'Everyone has three printed actions, and each favor tile you own is one more. Each can be used once per turn.',
  },
  'AG:10.5': {
    title: 'Have and pay',
    body: 'You must have the first number of favor and pay the second. One of the paid markers marks the action as used; the others go to your supply.',
  },
  'AG:10.6': {
    title: 'Mullah’s discount',
    body: 'Once per turn one favor action costs you 1 less, but at least 1. What you must have stays the same.',
  },
  'AG:10.7': {
    title: 'Printed actions',
    body: 'Basic good: have 2, pay 2, gain any basic good. Influence: have 4, pay 3, one step with any guild. Process: have 3, pay 3, process one good.',
  },
  'AG:10.8': {
    title: 'Favor tiles',
    body: 'Have/pay: Stand up 2/2; Lift a cover 3/2 (AG:L-02); Good of value 2 4/3; Price 3/2; Meditation point 2/1; Akbar or order 4/2; Process 1 to 2 3/2; Process one more 2/2; Sell 3/2 (rupees equal to the value); Deliver 4/2; Farmers 2/1 (two steps); Exchange 2/2; Meditation step 4/4; Free peon 3/3. Meditation point works only while you meditate; Akbar or order does not use up your order phase.',
  },
  'AG:10.9': {
    title: 'New and returned tiles',
    body: 'You may use a tile from the moment you own it. If you give up a used tile, its marker goes to your supply; should the tile come back in the same turn, it still counts as used.',
  },
  'AG:10.10': {
    title: 'Following with a tile',
    body: 'If you use Process one more while following, you pay as always. The tile is free again when the current turn ends.',
  },
  'AG:10.11': {
    title: 'Luxury goods',
    body: 'You may spend one of each luxury kind per turn (AG:L-04). The marker lies on its scroll until the turn ends. This is not a delivery.',
  },
  'AG:10.12': {
    title: 'Book, Painting, Clothes',
    body: 'Book: stand up to three workers and gain 1 favor. Painting: a step with each of two different guilds; you may decline one of them. Clothes: rupees equal to their value, 1 more from dock 6 on.',
  },
  'AG:10.13': {
    title: 'Statue',
    body: 'Spend it only between your main action and the order phase, for one more main action right away. One per turn.',
  },
  'AG:11.1': {
    title: 'One of two, or neither',
    body: 'You may give Akbar exactly one good or fill exactly one order.',
  },
  'AG:11.2': {
    title: 'Other ways',
    body: 'Orders can otherwise be filled with the Sailor or the tile Akbar or order. Akbar can otherwise be reached with that tile or with Sadr us-Sudur.',
  },
  'AG:11.3': {
    title: 'Giving to Akbar',
    body: 'The bowl of that good must be empty, and basic goods have none. Your marker stays there to the end. Generous contracts pay; otherwise you get nothing yet.',
  },
  'AG:11.4': {
    title: 'Another bowl',
    body: 'Only Sadr us-Sudur lets you put a good in the bowl of another good of the same value.',
  },
  'AG:11.5': {
    title: 'What an order needs',
    body: 'The order marker is on it, the column holds fewer markers than the order limit (neutral ones count), you are on step 1 or higher with that guild, and you own both goods.',
  },
  'AG:11.6': {
    title: 'Filling an order',
    body: 'Return both goods, collect generous rupees and mark the order. If nobody is ahead of you on that track, you get the rupees for your step; otherwise 1 less, but you go up a step. Steps 1 to 9 pay 2, 3, 3, 4, 4, 5, 5, 6, 6.',
  },
  'AG:11.7': {
    title: 'The order marker moves',
    body: 'It goes to the next free order below, from the bottom back to the top. When all six are covered, it leaves and the end is triggered.',
  },
  'AG:12.1': {
    title: 'Steps',
    body: 'You go up one at a time and never down. A step beyond the top is lost.',
  },
  'AG:12.2': {
    title: 'Where steps come from',
    body: 'Deliveries, the Architect, bonus tiles, the favor action Influence, the Painting, the Painter, and orders when you are not in the lead. Steps for deliveries may be declined. Where you choose the guild, all three are open to you.',
  },
  'AG:12.3': {
    title: 'Steps 3 and 6',
    body: 'On step 3 you choose 1 favor or a favor tile, on step 6 either 2 favor or a tile. This holds for everyone, on every track and on anyone’s turn.',
  },
  'AG:12.4': {
    title: 'The top',
    body: 'Whoever reaches step 9 triggers the end of the game.',
  },
  'AG:12.5': {
    title: 'Taking a tile',
    body: 'Take one from the display, which is refilled to three. You may own three tiles; with a fourth you give up one of the old three, which is shuffled into the pile. If the pile runs out, gaps stay; with an empty display you take favor.',
  },
  'AG:12.6': {
    title: 'Printed actions apart',
    body: 'The three printed favor actions do not count among your three tiles.',
  },
  'AG:13.1': {
    title: 'Always 22',
    body: 'You never get more markers and never lose any.',
  },
  'AG:13.2': {
    title: 'No marker needed',
    body: 'Processing, exchanging, delivering, giving to Akbar, spending a luxury good, filling an order, using a favor action and losing a majority take nothing from your supply.',
  },
  'AG:13.3': {
    title: 'Marker needed',
    body: 'Every good you produce or gain and every favor you gain takes a marker from your supply.',
  },
  'AG:13.4': {
    title: 'Too few markers',
    body: 'If you gain more than your supply holds, you may at that moment return goods or favor, at most as many as are missing. Then place what you can; the rest is lost.',
  },
  'AG:13.5': {
    title: 'What cannot be returned',
    body: 'Markers on favor actions, scrolls, notables, orders, bowls and the French Trader stay. Without a shortage you cannot return anything.',
  },
  'AG:13.6': {
    title: 'Paid markers come first',
    body: 'What you pay to the Trader, or get back from an order or contract, is in your supply before you gain anything by it.',
  },
  'AG:14.0': {
    title: 'Kinds of abilities',
    body: 'Permanent ones always work. Turn abilities can be used once in each of your turns. Once effects happen when you win the card. End effects score. Apart from scoring and generous rupees everything is optional, and everything works at once but never backward.',
  },
  'AG:14.1': {
    title: 'Portuguese Trader (I)',
    body: 'In your Sailor action the one payment may be several goods, worth 4 at most together; winning the card later does not reopen it. Generous: Fabric 1.',
  },
  'AG:14.2': {
    title: 'Sufi (I)',
    body: 'Once: your tracker advances one space for free, unless it is on the last. Generous: Curry 1.',
  },
  'AG:14.3': {
    title: 'Takshaka (I)',
    body: 'When you build with the Architect, count 1 building value more and gain 1 rupee. The Mujtahida’s building brings the rupee too; the Builder’s site and dock 2 bring nothing.',
  },
  'AG:14.4': {
    title: 'Mahout (I)',
    body: 'Whenever you produce Sandstone or Wood, you produce 1 more.',
  },
  'AG:14.5': {
    title: 'Khatib (I)',
    body: 'Whenever you produce Turmeric or Cotton, you produce 1 more.',
  },
  'AG:14.6': {
    title: 'French Trader (I)',
    body: 'Each turn you may deliver one good to the free space for its value, 1, 2 or 3 (AG:L-05). Generous contracts pay for it. When all three are filled, you get 5 rupees and the markers return.',
  },
  'AG:14.7': {
    title: 'Dyer (I)',
    body: 'Two goods you produce may become one good of value 2 of their row (AG:7.3). Generous: Dye 1.',
  },
  'AG:14.8': {
    title: 'Cook (I)',
    body: 'Stores up to 2 of your bumped standing workers (AG:5.7). While you meditate, move them to your supply; each brings MP like a worker laid down. Generous: Oil 1.',
  },
  'AG:14.9': {
    title: 'Muezzin (II)',
    body: 'Once in each of your meditation phases you get 1 MP more when a worker, on the board or from the Cook, brings MP. The tile Meditation point does not set it off.',
  },
  'AG:14.10': {
    title: 'Jagirdar (II)',
    body: 'Your Sailor action has two free deliveries. After another player’s you may deliver one good (AG:9.23).',
  },
  'AG:14.11': {
    title: 'Caliph (II)',
    body: 'Each turn: spend 1 Cotton and stand up one of your workers.',
  },
  'AG:14.12': {
    title: 'Calligrapher (II)',
    body: 'A peon costs you 1 rupee. Generous: Paper 1.',
  },
  'AG:14.13': {
    title: 'Mullah (II)',
    body: 'In your own turn, once, a favor action costs 1 favor less (AG:10.6). Generous: Bricks 1.',
  },
  'AG:14.14': {
    title: 'English Trader (II)',
    body: 'Each turn: exchange one good for another of the same value.',
  },
  'AG:14.15': {
    title: 'Mosaic Maker (II)',
    body: 'Once: take any favor tile, from the display or by looking through the pile, which is then shuffled. Each turn while you meditate: turn 1 MP into 1 favor, or 3 MP into 2.',
  },
  'AG:14.16': {
    title: 'Mujtahida (III)',
    body: 'Once: the first site of the path is built for you without materials. You take a bonus tile and, with a worker in supply, place it there and process up to 3 goods; others may follow. Generous: Statue 2.',
  },
  'AG:14.17': {
    title: 'Dutch Trader (III)',
    body: 'End: 1, 3 or 6 rupees for orders of yours in 1, 2 or 3 guilds. Generous: Clothes 2.',
  },
  'AG:14.18': {
    title: 'Painter (III)',
    body: 'Once: stand up to three workers and go up a step with any guild. Generous: Painting 2.',
  },
  'AG:14.19': {
    title: 'Subadar (III)',
    body: 'End: 1 rupee for each of your orders. Generous: Book 2.',
  },
  'AG:14.20': {
    title: 'Sadr us-Sudur (III)',
    body: 'Once: deliver a good to an empty bowl, even another good’s, if both have the same value. End: 1 rupee for each of your markers at Akbar.',
  },
  'AG:14.21': {
    title: 'Grand Mufti (IV)',
    body: 'Once: 3 favor. End: 3 rupees for each set of all three guilds, counting your contracts, this one included, and your orders.',
  },
  'AG:14.22': {
    title: 'Grand Imam (IV)',
    body: 'Once: 3 favor. End: 1 rupee for each Scholars contract of yours, this one included, and each Scholars order (AG:L-12).',
  },
  'AG:14.23': {
    title: 'Court Artist (IV)',
    body: 'Once: 3 favor. End: 1 rupee for each Artisans contract of yours, this one included, and each Artisans order (AG:L-12).',
  },
  'AG:14.24': {
    title: 'Dewan (IV)',
    body: 'Once: 3 favor. End: 1 rupee for each Merchants contract of yours, this one included, and each Merchants order (AG:L-12).',
  },
  'AG:15.1': {
    title: 'What triggers the end',
    body: 'A level IV contract is completed, somebody reaches the top of a guild track, or all six orders of a column are covered, neutral markers included.',
  },
  'AG:15.2': {
    title: 'One more round',
    body: 'You finish the current round and play one more full round from the start player on; then you score. Further triggers change nothing.',
  },
  'AG:15.3': {
    title: 'Scoring',
    body: 'To your rupees add the end effects of your contracts; 5 for a tracker on the last space; 1 per lifted cover; 1, 3 or 5 for one, two or three markers at Akbar and 3 for each more. On each guild track the leader gets 2 per own order there and everyone in second place 1; tied leaders get 1 each and second place nothing.',
  },
  'AG:15.4': {
    title: 'Places on a track',
    body: 'Only the step counts. Even without orders there you hold your place and keep others below you.',
  },
  'AG:15.5': {
    title: 'Winner',
    body: 'Most rupees win. In a tie, add up the values of your goods on buildings plus 1 per favor; if that is equal too, you share the win.',
  },
  'AG:15.6': {
    title: 'Worth nothing',
    body: 'Rupees left on buildings and goods stored with the French Trader do not score.',
  },
  'AG:16.1': {
    title: 'Rupees are secret',
    body: 'Nobody sees how many rupees you hold until scoring. What you gain or pay is seen when it happens.',
  },
  'AG:16.2': {
    title: 'Everything else is open',
    body: 'Goods, favor, workers, farms, tiles, contracts, river, orders and bowls can be seen by all at any time.',
  },
  'AG:16.3': {
    title: 'What nobody knows',
    body: 'The order of the favor tile pile and the dice to come. The winner of the Mosaic Maker sees which tiles the pile holds.',
  },
  'AG:16.4': {
    title: 'No hints',
    body: 'The app never shows others whether you could afford a peon. If a forced peon is paid with less than its price, everyone sees that.',
  },
  'AG:L-02': {
    title: 'What does the tile Lift a cover cost?',
    body: 'You need 3 favor and pay 2, as the Spanish and Chinese rulebooks say; the Polish one says pay 3. The table can be set to either.',
  },
  'AG:L-04': {
    title: 'How many luxury goods may I spend per turn?',
    body: 'One of each kind, as in the Polish and Chinese rulebooks; the Spanish one allows only one in all. The table can be set to either.',
  },
  'AG:L-05': {
    title: 'How often may I store goods with the French Trader?',
    body: 'One good per turn, as in the Polish and Spanish rulebooks; the Chinese one names no limit. The table can be set so that you store as many as fit.',
  },
  'AG:L-06': {
    title: 'Does Process one more work on its own?',
    body: 'No, it adds a good to another processing: the Spanish rulebook demands this, the Chinese one allows it. The Polish one forbids combining it, and the table can be set so that the tile processes one good alone.',
  },
  'AG:L-07': {
    title: 'When do I get the Merchant’s 2 favor?',
    body: 'After the action, then the Merchant moves: so say the Polish and Chinese rulebooks and the Spanish summary. The Spanish main text says before, and the table can be set that way.',
  },
  'AG:L-11': {
    title: 'How often does the Dyer work?',
    body: 'Once in each production, as in the Polish and Spanish rulebooks; the Chinese one says once per turn. It matters only with a Statue action, and the table can be set to either.',
  },
  'AG:L-12': {
    title: 'Do Grand Imam, Court Artist and Dewan count orders?',
    body: 'Yes, contracts and orders, as in the Spanish and Chinese rulebooks; the Polish one counts contracts only. The table can be set to either.',
  },
  'AG:L-13': {
    title: 'When does the boat leave dock 3?',
    body: 'With two level II contracts in all, as the Polish and Spanish rulebooks read. The Chinese one asks for two more, so three in all, and the table can be set that way.',
  },
  'AG:L-19': {
    title: 'How often does one notable give me a step?',
    body: 'Once per turn, as in the Spanish rulebook; the Chinese one says once per action and the Polish one says nothing. The table can be set to once per action.',
  },
}
