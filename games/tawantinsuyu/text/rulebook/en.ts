import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'

/*
 * Glossary (fixed terms)
 * Goods: potato, corn, stone, gold; food (potato or corn); points
 * Places: hill, section, terrace (upper / middle / lower), segment, space, stair slot, Coricancha, side, Village (potato end,
 *         corn end), Nomads, Casualties, temple, region, conquest space, market, offer (open god cards), bag
 * Pieces: worker, High Priest, stair marker, conquest marker, statue (small / large), weaving, tapestry, link, Festival tile
 * Cards: god card, army card, soldiers; face up (ready), face down (used)
 * Workers: Architect (blue), Craftsman (green), Warrior (red), Courier (yellow), Priest (white)
 * Tasks: Gather, Stairs, Build, Statue, Buy weavings, Trader, Train, Produce
 * High Priest actions: Worship, Offering, Refresh, Conquest, Production
 * Side actions: Move the High Priest, Pray, Train, Recruit
 * Words: benefit (god card), reward (link, temple), step, table setting; Axomamma: token, slot, field, Personality, color reward
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    terms: 'Basic terms',
    setup: 'Setup',
    turn: 'Your turn',
    placing: 'Placing a worker',
    tasks: 'Tasks',
    godCards: 'God cards',
    highPriest: 'Moving the High Priest',
    sideActions: 'Other side actions',
    temple: 'Temple',
    workers: 'Getting workers',
    festival: 'Festivals',
    scoring: 'Final scoring',
    passive: 'Passive buildings',
    solo: 'Solo game: Axomamma',
    rulings: 'Rulings',
  },
  rules: {
    'TW:1.1': { title: 'Goods', body: 'There are four goods: potatoes, corn, stone and gold. They never run out.' },
    'TW:1.2': {
      title: 'Food',
      body: 'When a price says food, you pay each unit with a potato or a corn, mixed as you like. A table setting takes corn out of this.',
    },
    'TW:1.3': {
      title: 'Gold as a stand-in',
      body: 'In any payment 1 gold can take the place of 1 potato, 1 corn or 1 stone (TW:C1). A price in gold takes gold only, and no other good replaces another unless you own Z15.',
    },
    'TW:1.4': {
      title: 'The hill',
      body: 'The hill has 5 sections, one below each side of the Coricancha, and 3 terraces. Where one section crosses one terrace is a segment.',
    },
    'TW:1.5': {
      title: 'Adjacent spaces',
      body: 'Two spaces are adjacent when they are on the same terrace and touch the same task icon. A border between sections makes no difference.',
    },
    'TW:1.6': {
      title: 'Face up and face down',
      body: 'Your face-up buildings and army cards are ready; face-down ones are used up until you refresh them. Passive buildings always stay face up.',
    },
    'TW:1.7': { title: 'Turn order', body: 'Play goes clockwise. The player whose turn it is is the active player.' },

    'TW:2.1': {
      title: 'Your pieces',
      body: 'You have 5 stair markers, 10 conquest markers and a High Priest. You begin with 10 points and on the lowest step of the temple.',
    },
    'TW:2.2': {
      title: 'Turning the Coricancha',
      body: 'The Coricancha with its five actions is turned at random. A table setting leaves it as printed, which suits a first game.',
    },
    'TW:2.3': {
      title: 'Workers left out',
      body: 'Of the 45 workers, two players leave out one of each color and three players two of each. Four players use them all.',
    },
    'TW:2.4': {
      title: 'Your first workers',
      body: 'Two workers of each color go into the bag and you draw 2. If they have the same color, you draw a third and one of the pair goes back.',
    },
    'TW:2.5': {
      title: 'Village and Nomads',
      body: 'All other workers join the bag. The Village is a queue of 7, 8 or 10 workers with 2, 3 or 4 players; it has a potato end and a corn end. The Nomads are 3, 3 or 4 workers in no order.',
    },
    'TW:2.6': {
      title: 'Two players: workers on the hill',
      body: 'With two players a random worker from the bag goes onto each of the 5 marked spaces of the upper terrace. From then on they are workers like any others.',
    },
    'TW:2.7': {
      title: 'Market',
      body: 'Production and passive buildings form two shuffled stacks. Two of each lie open as the market.',
    },
    'TW:2.8': {
      title: 'Army deck and statues',
      body: 'The army cards are shuffled into a deck with a discard pile beside it. Each of the six gods has 1 large and 2 small statues.',
    },
    'TW:2.9': {
      title: 'Weavings',
      body: 'The 4 starting weavings are put aside. Three players remove the tiles for four, and two players also those for three or more; that leaves a stack of 31, 24 or 17 for 4, 3 or 2 players. Its top tile lies open.',
    },
    'TW:2.10': { title: 'First player', body: 'Who begins is drawn at random.' },
    'TW:2.11': {
      title: 'Starting weaving',
      body: 'From the first player on, everyone picks one of the starting weavings. Those not picked are out of the game.',
    },
    'TW:2.12': { title: 'Starting stone', body: 'You get 2 stone.' },
    'TW:2.13': {
      title: 'Opening god cards',
      body: 'You are dealt 8 god cards: keep 3 and play 5. When all have chosen, everyone takes what their 5 cards offer, beginning with the last player in turn order; statues are not needed, and the order of the benefits is up to you. You may skip any benefit, and one may pay for another.',
    },
    'TW:2.14': {
      title: 'After the opening cards',
      body: 'Only when everyone is done are the played cards shuffled back into the god deck and the market filled up. The offer begins empty and holds 3, 4 or 5 cards with 2, 3 or 4 players.',
    },
    'TW:2.15': {
      title: 'Placing the High Priests',
      body: 'The last player in turn order begins; you put your High Priest on any side of the Coricancha, even one already taken (TW:C3).',
    },
    'TW:2.16': {
      title: 'Festival tile and Casualties',
      body: 'The Festival tile lies beside the board. There are no Casualties yet.',
    },

    'TW:3.1': {
      title: 'What you do',
      body: 'Either place a worker, or do two different side actions in the order you like: move the High Priest, Pray, Train, Recruit. You may not pass; if only one side action is possible, you do that one.',
    },
    'TW:3.2': {
      title: 'Cashing in army cards',
      body: 'At any moment of your own turn you may discard army cards from your hand, each for the good it shows. You cannot do this in another player’s turn.',
    },
    'TW:3.3': {
      title: 'End of your turn',
      body: 'First you may hire a worker from the Village (TW:13.1), then you go down to 2 workers (TW:13.3). After that the god card you played goes to the offer, the market is filled up, and the Village is checked for a Festival.',
    },

    'TW:4.1': { title: 'What you need', body: 'You need a worker of your own and an empty space on the hill.' },
    'TW:4.2': { title: 'Card or gold', body: 'Play a god card whose symbol matches the space, or pay 1 gold instead.' },
    'TW:4.3': {
      title: 'Food for wandering',
      body: 'The section of your High Priest costs nothing, each of the two next to it 1 food, and the other two 3 food.',
    },
    'TW:4.4': {
      title: 'Food for the descent',
      body: 'The upper terrace costs nothing, the middle one 2 food and the lower one 5. Every stair marker of that section that lies above the space saves 2: one can help on the middle terrace, two on the lower.',
    },
    'TW:4.5': {
      title: 'Using stairs',
      body: 'You always use the stairs; you cannot pay more to avoid them. Each marker used gives its owner 1 point, but nothing when it is your own.',
    },
    'TW:4.6': { title: 'Courier discount', body: 'A Courier pays 1 food less in total, never less than 0.' },
    'TW:4.7': { title: 'Pay first', body: 'You pay all the food before you do any task.' },
    'TW:4.8': {
      title: 'Order of a placement',
      body: 'Choose worker, role and space; pay card or gold and the food; stairs score; put the worker down and use its ability. Then come card benefits you want early, the count of your tasks, the tasks, card benefits you want late, and last the Priest’s card.',
    },

    'TW:5.1': {
      title: 'How many tasks',
      body: 'You have 1 task, plus 1 for each adjacent worker of the same color, plus what the worker’s ability and your buildings add.',
    },
    'TW:5.2': {
      title: 'Which tasks',
      body: 'You spend tasks one by one on the three icons of the space, in sets of three. No icon may be used twice within a set, and a new set begins only when all three icons of the last one are done.',
    },
    'TW:5.3': {
      title: 'Stopping',
      body: 'When no task that the sets allow is possible, you stop and lose the rest. You may also stop sooner.',
    },
    'TW:5.4': {
      title: 'Worker abilities',
      body: 'Architect: 1 more task on a blue space. Craftsman: 1 more on a green space. Warrior: draw 1 army card, then you may take an adjacent worker that is not a Warrior from the hill for free. Courier: 1 food less, and 1 more task as the first worker of the segment. Priest: once, 1 potato for 1 more task; after the tasks you must take 1 god card.',
    },
    'TW:5.5': { title: 'Gather', body: 'The icon gives you 3 potatoes, 2 corn, 2 stone or 1 gold.' },
    'TW:5.6': {
      title: 'Stairs',
      body: 'Pay 3 stone and put a stair marker on an empty slot of any section: you get 4 points, 1 corn and 2 potatoes. The lower slot can be used only after the upper one of that section, and then the owner of the upper marker, even if it is you, gets 2 points.',
    },
    'TW:5.7': {
      title: 'Build',
      body: 'Pay for a building of the market and put it face up in front of you. Before that you may put a god card from your hand under its deck to send 1 or 2 market buildings under their stacks; the market is filled up at once.',
    },
    'TW:5.8': {
      title: 'Statue',
      body: 'A small statue costs 3 stone and gives 3 points; a large one costs 3 stone and 2 gold and gives 9 points. Choose any god who has a statue of that size left.',
    },
    'TW:5.9': {
      title: 'Buy weavings',
      body: 'Look at the top 3 weavings and buy 0, 1, 2 or 3 of them for 0, 1, 3 or 6 corn in all. Then each other player in turn order may buy one of the rest for 3 corn. What is left goes under the stack, and a new top tile is turned up.',
    },
    'TW:5.10': {
      title: 'Tapestries',
      body: 'A tapestry is a row of weavings whose patterns all differ. You lay a new weaving at once, at an end of a tapestry or as a new one (TW:C4), and never move, split or join tapestries later.',
    },
    'TW:5.11': {
      title: 'Trader',
      body: 'Each link where two halves match gives you its reward once, in the order you like. Paying gold for a temple step is up to you.',
    },
    'TW:5.12': {
      title: 'Train',
      body: 'Draw 2 army cards, keep one in your hand and discard the other. When the deck is empty, the discards are shuffled into a new one.',
    },
    'TW:5.13': { title: 'Produce', body: 'One of your face-up production buildings produces and stays face up.' },

    'TW:6.1': {
      title: 'Benefits of a played card',
      body: 'If you paid for the placement with a god card and own a statue of that god, you may also take any of its benefits, each before your tasks or after them.',
    },
    'TW:6.2': {
      title: 'Other uses',
      body: 'God cards also change the market (TW:5.7), and up to 3 can be played after a Festival (TW:14.5). Each one in hand costs 1 potato at every Festival and is worth 1 point at the end.',
    },
    'TW:6.3': {
      title: 'Taking a god card',
      body: 'For each card you may choose between the top of the deck and any card in the offer.',
    },
    'TW:6.4': {
      title: 'The card goes to the offer',
      body: 'At the end of the turn the god card you placed with joins the offer. If the offer is full (3, 4 or 5 cards), all its cards are first shuffled into the deck.',
    },

    'TW:7.1': {
      title: 'Move and trigger',
      body: 'Move your High Priest 1 or 2 sides clockwise. Everyone gets to do the action there, beginning with you and going on in turn order. Nobody has to take part; only the casualty of a Conquest is compulsory.',
    },
    'TW:7.2': {
      title: 'Gold instead',
      body: 'You may take 1 gold instead of doing the action. The others may still do it but never get this choice.',
    },
    'TW:7.3': {
      title: 'Worship',
      body: 'You may give up 1 large statue for 3 temple steps and 1 small one for 1 step. The others may give up one statue of either size for 1 step. These statues are out of the game.',
    },
    'TW:7.4': {
      title: 'Offering',
      body: 'You may pay 2, 4 or 6 corn for 1, 2 or 3 temple steps. The others may pay 3 corn for 1 step.',
    },
    'TW:7.5': {
      title: 'Refresh',
      body: 'Turn used production buildings and army cards face up, as many as you like: the first is free for you, each further one costs 1 food. The others pay 1 corn for each, not a potato.',
    },
    'TW:7.6': {
      title: 'Conquest',
      body: 'The active player first moves a worker from an end of the Village (or a Nomad if the Village is empty) to the Casualties. Then everyone may play army cards from hand face up for 1 potato each, the active player’s first one free. In turn order each may take an empty conquest space and its benefit by turning down and discarding at least the soldiers it shows; a face-up card counts for one of the two only. The active player may then conquer once more.',
    },
    'TW:7.7': {
      title: 'Production',
      body: 'Any of your face-up production buildings produce and are turned face down. If you triggered it, you may refresh one production building before or after. The others may produce but not refresh.',
    },

    'TW:8': {
      title: 'Pray',
      body: 'Take 2 god cards, each from the deck or the offer. You see the first before you choose where the second comes from.',
    },
    'TW:9': { title: 'Train', body: 'Draw 2 army cards, keep 1 and discard 1, just as with the task (TW:5.12).' },
    'TW:10': {
      title: 'Recruit',
      body: 'Take a Nomad of your choice for free. The gap is filled from the bag at once.',
    },

    'TW:11.1': {
      title: 'Climbing',
      body: 'Every step you enter gives you its reward, one step after another; with “or” you choose. Several players may stand on a step, and climbing ends at the top.',
    },
    'TW:11.2': {
      title: 'Temple rewards',
      body: 'Depending on the step you get 1 potato and 1 god card, Train, 1 stone or a Nomad, 2 stone, 1 god card and Train, or 1 gold.',
    },

    'TW:12': {
      title: 'Free workers',
      body: 'A worker gained by any effect is a Nomad of your choice, and the gap is filled from the bag at once. Without Nomads you get none.',
    },
    'TW:13.1': {
      title: 'Hiring from the Village',
      body: 'At the end of your own turn you may hire one worker: the one at the potato end for 1 potato or the one at the corn end for 1 corn. The last worker costs either. You may hire even if you have 2 workers already.',
    },
    'TW:13.2': { title: 'No limit during the turn', body: 'While your turn lasts you may have any number of workers.' },
    'TW:13.3': {
      title: 'At most two',
      body: 'At the end of your turn you keep 2 workers at most; those you give back are out of the game. Workers you got in other players’ turns are counted only then.',
    },

    'TW:14.1': {
      title: 'The Village is empty',
      body: 'If a turn ends with an empty Village and nobody has the Festival tile, the active player takes it and scores 1, 2 or 4 points for the first, second or third Festival.',
    },
    'TW:14.2': {
      title: 'When the Festival comes',
      body: 'Everyone else has one more turn. The Festival takes place as the next turn of the tile’s holder begins; after the first two Festivals the holder then plays that turn.',
    },
    'TW:14.3': {
      title: 'The Festival, step by step',
      body: 'Everyone does a Trader task, then gets the points and the reward of their temple step. In each region whoever has the most markers scores 1 point per worker in the Casualties; in a tie the rightmost marker decides. Pay 1 potato per god card in hand or lose 2 points for each one missing. Then the game ends (third Festival), or the tile goes back and the Village is filled up. With two players the first Festival also puts a worker on each empty marked space of the middle terrace. If the bag is empty, the same player takes the tile again at once, and everyone has one turn.',
    },
    'TW:14.4': {
      title: 'New god cards',
      body: 'After the first two Festivals god cards are drawn from the deck, more for those with fewer points. From last to first that is 2, 2, 1, 1 with four players, 2, 2, 1 with three, and 2, 1 with two. In a tie whoever comes sooner from the active player on counts as ahead.',
    },
    'TW:14.5': {
      title: 'Playing god cards',
      body: 'Then each player in turn, from the active player on, may play up to 3 god cards for any of their benefits, without statues. Afterward these cards are shuffled into the deck.',
    },
    'TW:14.6': {
      title: 'A new market',
      body: 'Last, all buildings left in the market go under their stacks, and 2 of each kind are turned up. Until then the market is not filled up.',
    },

    'TW:15.1': {
      title: 'Final points',
      body: 'A tapestry of 1 to 7 weavings is worth 0, 1, 3, 6, 10, 15 or 21. The top four temple steps give 3, 6, 10 or 15. Each face-up building gives 2 points; each god card in hand, face-up army card in front of you, worker and gold gives 1. Face-down buildings and army cards give nothing.',
    },
    'TW:15.2': {
      title: 'Winner',
      body: 'Most points win. In a tie more goods in all decide; if those are equal too, the win is shared.',
    },

    'TW:16': {
      title: 'Passive buildings',
      body: 'The abilities of Z01 to Z20 work from the moment you build them, never backward. “Whenever anyone triggers” includes you. A worker used in another role keeps its color for counting neighbors.',
    },

    'TW:17.1': {
      title: 'Setup with Axomamma',
      body: 'Set up for two players; you begin. She gets a random starting weaving before you choose yours, 2 random workers, 2 stone, 2 corn, 1 gold and 1 army card as her hand, but no god cards. The stone everyone gets comes on top (TW:C35).',
    },
    'TW:17.2': {
      title: 'Her High Priest',
      body: 'You place yours first; a die tells how many sides further clockwise hers stands. She puts a stair marker on the upper slot of that section, for free and without benefits.',
    },
    'TW:17.3': {
      title: 'Her board',
      body: 'Her 8 tokens go on their starting fields, and 4 god cards lie in slots 1 to 4 with only the symbol showing. A random Personality lies on the gold field of the top row.',
    },
    'TW:17.4': {
      title: 'Her turn: the High Priest',
      body: 'She looks at the next two actions clockwise and moves to the nearer one whose condition holds; she does it and you may join. She also draws 1 army card and removes up to 2 cards from the offer, oldest first, without points. That is her whole turn, and she never takes gold instead.',
    },
    'TW:17.5': {
      title: 'Her conditions',
      body: 'Offering: 4 corn or more. Production: 2 or more face-up production buildings. Worship: a statue. Conquest: more soldiers, face up and in hand, than Casualties. Refresh: 3 or more face-down buildings and army cards, not counting her hand.',
    },
    'TW:17.6': {
      title: 'Her turn otherwise',
      body: 'If no condition holds, she places a worker. If she has none, she takes a random Nomad, removes up to 2 of the oldest offer cards for 1 point each, draws 1 army card, and moves her High Priest 1 side without triggering it.',
    },
    'TW:17.7': {
      title: 'How she does the actions',
      body: 'Also when you trigger them, she does what she can. Production: all her face-up production buildings; after her own action the highest number stays face up. Offering and Worship: as much as she can pay. Refresh: free, everything on her action, half of each kind (rounded up) on yours. Conquest: she plays her hand for free and takes one space (TW:C67), on her own action a second one with the fewest discards (TW:C81). Ties go to the region with the fewest markers, then to one where she has fewer than 3, then to the one with the fewest of yours, then in the order Antisuyu, Chinchasuyu, Kuntisuyu, Qullasuyu.',
    },
    'TW:17.8': {
      title: 'Where she places',
      body: 'She places her oldest worker; the die picks a god slot. She looks for that symbol on the upper terrace before the first Festival, on the middle one before the second, later on the lower one; if it has none free, first one terrace up, then down. Of several spaces she takes the one with the lowest food cost, or a random one of these. If no space is free at all, the card goes to the offer and a new one is drawn.',
    },
    'TW:17.9': {
      title: 'What her placement does',
      body: 'She pays no food, uses no ability and does no tasks; stairs score as usual. With a statue of that god she gets 5 points. The card goes to the offer, and its slot is filled from the deck.',
    },
    'TW:17.10': {
      title: 'Her tokens',
      body: 'Every token with the number rolled is resolved, from the top row to the bottom. Then each moves that many fields clockwise on its row.',
    },
    'TW:17.11': {
      title: 'Top row',
      body: 'She gains what the field shows; where it shows stone or corn, she takes whichever is scarcer with her. The gold field also sets off the Personality.',
    },
    'TW:17.12': {
      title: 'Middle row',
      body: 'She pays, with gold only where she must; if she cannot, she gets 1 gold. Weaving: she buys 2 for 3 corn, or buys 1 for 1 corn and then gains 1 gold, longest tapestry first; you may buy one of the rest for 3 corn. Statue: the god of a rolled slot, large if she can pay it. Building: 1 stone for a random one of that type. Stairs: from the section of her High Priest clockwise, upper slots first, at the normal price and with the normal gains, avoiding points for you.',
    },
    'TW:17.13': {
      title: 'Bottom row',
      body: 'She takes a worker for free from the Village end shown, or a random Nomad, with its color reward. If that is impossible, nothing happens.',
    },
    'TW:17.14': {
      title: 'Personality',
      body: 'Besides the gold she gets for free what it shows: a random small statue with its 3 points, the top weaving, 1 temple step, or a random building. That is a production building while she has fewer than 2 face up, otherwise a passive one.',
    },
    'TW:17.15': {
      title: 'Her workers',
      body: 'Each worker she gets from the Village or the Nomads pays its color reward: blue 1 stone, green 1 corn, red 1 army card, yellow 2 potatoes, white 1 point. If she has more than 2, random ones leave the game at once.',
    },
    'TW:17.16': {
      title: 'Her cards',
      body: 'Instead of taking a god card she puts the oldest offer card under the deck and scores 1 point; with an empty offer she gets nothing. When she trains she draws 1 army card. Her army cards stay hidden as her hand.',
    },
    'TW:17.17': {
      title: 'Her potatoes and gold',
      body: 'Whenever she has 5 potatoes they turn into 5 points; gold does not count for that. Elsewhere her gold replaces anything, but only when needed.',
    },
    'TW:17.18': {
      title: 'Stone or worker',
      body: 'On that temple step she takes what she has fewer of; in a tie a worker if she has 0 or 1, otherwise stone. The worker comes from the potato end of the Village, or is a random Nomad. If there is none, she takes stone.',
    },
    'TW:17.19': {
      title: 'When you buy weavings',
      body: 'With 2 or more corn she buys one of the weavings you leave (TW:C37), unless each of them would begin a new tapestry.',
    },
    'TW:17.20': {
      title: 'She at a Festival',
      body: 'Instead of the Trader she gets 1 point per weaving. Temple and regions work as for you; she pays no potatoes. She takes no part in the card phase but gets 2 points if she is behind you. She can take the Festival tile and its points.',
    },
    'TW:17.21': {
      title: 'End of the solo game',
      body: 'Before final scoring she does one more Refresh and then, if she has statues, one more Worship, both without you. You win with at least 120 points and more than she has.',
    },
    'TW:17.22': {
      title: 'Making her weaker',
      body: 'Table settings: no Personality; her buildings cost 2 stone instead of 1; she goes for Worship only with 2 statues; she conquers once, never twice; she draws no army card in a turn without action and worker.',
    },
    'TW:17.23': {
      title: 'Making her stronger',
      body: 'Table settings: a free step before her own Worship or Offering; for Conquest as many soldiers as Casualties are enough; her conquests need 1 soldier fewer turned down and 1 fewer discarded; 2 points per High Priest action of hers; 2 points per weaving at Festivals; 2 points in a turn without action and worker; 1 point per good left at the end, so 2 per gold.',
    },

    'TW:C1': {
      title: 'Does gold replace other goods for you too?',
      body: 'Yes, 1 gold counts as 1 potato, corn or stone in every payment; for Festival potatoes only if you want it. The table can be set so that gold replaces nothing.',
    },
    'TW:C3': {
      title: 'Who places the High Priest first?',
      body: 'After the opening cards the last player in turn order begins. The table can be set to turn order instead. Solo: you first, then hers by the die.',
    },
    'TW:C4': {
      title: 'At which end does a tapestry grow?',
      body: 'At either end. The table can be set to the right end only.',
    },
    'TW:C5': {
      title: 'Which tile is a free weaving?',
      body: 'The open top tile; then the next one is turned up. The table can be set to let you choose between it and the tile right below.',
    },
    'TW:C6': {
      title: 'When is a Courier first in a segment?',
      body: 'When no other worker is there now, even if one has been taken away. The table can be set so that none may ever have been there.',
    },
    'TW:C7': {
      title: 'Z01 and Z02: one role or two?',
      body: 'The new role replaces the worker’s own, chosen for each placement before you pay. The table can be set so that the worker has both roles.',
    },
    'TW:C10': {
      title: 'May benefits come between tasks?',
      body: 'No, each comes before your first task or after your last. The table can be set to allow them in between.',
    },
    'TW:C11': {
      title: 'How often may you change the market?',
      body: 'Once before each building, free ones included. You need not build afterward, but the task is spent. The table can be set to allow any number of changes.',
    },
    'TW:C14': {
      title: 'Conquest: is there a casualty if you take gold?',
      body: 'Yes, you still move a worker to the Casualties. The table can be set so that none is moved.',
    },
    'TW:C18': {
      title: 'When may you use Z15?',
      body: 'Whenever you decide or pay something, even in another player’s turn. In every direction 2 stone equal 1 gold equal 2 corn.',
    },
    'TW:C25': {
      title: 'Fewer than 3 weavings left?',
      body: 'You use those that are there. With none left the task is not possible.',
    },
    'TW:C26': {
      title: 'God deck empty?',
      body: 'You can only take from the offer. If that is empty too, you get no card.',
    },
    'TW:C27': {
      title: 'Who orders the weavings nobody bought?',
      body: 'The active player chooses in which order they go under the stack.',
    },
    'TW:C29': {
      title: 'No stair markers or no slots left?',
      body: 'Then you cannot build stairs, not even free ones.',
    },
    'TW:C32': {
      title: 'A building stack runs out?',
      body: 'The market then stays smaller. If it is empty, you cannot build.',
    },
    'TW:C35': {
      title: 'How much stone does Axomamma start with?',
      body: '4: the 2 everyone gets and 2 of her own. The table can be set to 2.',
    },
    'TW:C37': {
      title: 'What does she pay for a weaving you leave?',
      body: '2 corn. The table can be set to 3, with gold making up what is missing.',
    },
    'TW:C38': {
      title: 'Do her passive buildings work?',
      body: 'No, they are only worth 2 points each at the end. The table can be set so that they work. Yours react to her actions in either case.',
    },
    'TW:C54': {
      title: 'Free actions during a Festival?',
      body: 'Only the holder of the Festival tile, whose turn has begun, may discard army cards or use Z19. The table can be set so that nobody may.',
    },
    'TW:C55': { title: 'Several rewards at once?', body: 'You choose their order, and one may pay for a later one.' },
    'TW:C58': {
      title: 'Z11: the tile below the top?',
      body: 'You choose without seeing it, and the top tile then stays. If there is a tile you must take one and lay it at once.',
    },
    'TW:C59': {
      title: 'Z19: where does the card come from?',
      body: 'From the deck or the offer, as often in your turn as you can pay 1 potato.',
    },
    'TW:C62': {
      title: 'No such statue left?',
      body: 'It can be neither built nor gained; an effect that would give it is lost.',
    },
    'TW:C64': {
      title: 'Z08 with fewer than 5 weavings?',
      body: 'You draw all of them and put back only as many as leave you 3.',
    },
    'TW:C67': {
      title: 'Which space does she conquer first?',
      body: 'Of those she can pay, the one that asks for the most discarded soldiers. The table can be set to the one with the most points.',
    },
    'TW:C79': {
      title: 'When do you pay the Priest’s potato?',
      body: 'When the tasks are counted, before the first one. A benefit taken early or a discarded army card may supply it.',
    },
    'TW:C81': {
      title: 'Which space is her second conquest?',
      body: 'Of those she can pay, the one with the fewest soldiers to discard; in a tie a random one.',
    },
  },
}
