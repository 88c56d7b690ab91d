import type { Rulebook } from '@durbar/kernel'
import type { ChapterId, RuleId } from './chapters.ts'
import { rules as first } from './en/first.ts'
import { rules as second } from './en/second.ts'

/*
 * Glossary (fixed terms)
 * Pieces: worker (standing / lying), marker, favor, rupees, price token, cover, farmer, tracker, meditation marker, order marker,
 * neutral marker, bonus tile, favor tile, boat
 * Places: supply, space (action space), building, site (not built yet), Trader, river, dock, guild track, order, bowl, farm,
 * meditation track, meditation circle, scroll, display, pile, bag
 * People: Architect, Sailor, Trader, Botanist; Merchant and Builder (who walk the path); notable, contract (a won notable)
 * Words: produce, process, follow, exchange, gain, deliver, double delivery, bump, lay down, stand up, peon (working again),
 * step (influence), have / pay (favor), meditation points (MP), value (current), building value, lift a cover, table setting
 */
export const rulebook: Rulebook<ChapterId, RuleId> = {
  chapters: {
    terms: 'Terms and pieces',
    setup: 'Setup',
    turn: 'The turn',
    meditation: 'Meditation phase',
    placing: 'Placing a worker',
    characters: 'The four main characters',
    production: 'Production',
    processing: 'Processing and following',
    notables: 'Notables, contracts and the river',
    secondary: 'Secondary actions',
    orders: 'Order phase',
    influence: 'Influence and favor tiles',
    markers: 'Marker supply',
    abilities: 'What the notables do',
    end: 'End and scoring',
    hidden: 'What is hidden',
    rulings: 'Rulings the table can set',
  },
  rules: { ...first, ...second },
}
