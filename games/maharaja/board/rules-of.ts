import type { RuleId } from '../text/rulebook/chapters.ts'
import type { ActionName, CharacterName, WrittenMove } from '../text/written.ts'

/** Which rule explains what the cards and prices show; the refusals bring their own. */

export const ruleOfCharacter: Readonly<Record<CharacterName, RuleId>> = {
  mogul: 'MH:35',
  trader: 'MH:36',
  sadhu: 'MH:37',
  'wandering-monk': 'MH:38',
  builder: 'MH:39',
  'master-craftsman': 'MH:40',
  yogi: 'MH:41',
}

export const ruleOfAction: Readonly<Record<ActionName, RuleId>> = {
  gold: 'MH:26',
  house: 'MH:27',
  'two-houses': 'MH:28',
  'move-house': 'MH:29',
  quarry: 'MH:30',
  palace: 'MH:31',
  'palace-house': 'MH:32',
  governor: 'MH:33',
  characters: 'MH:34',
}

const ruleOfMove: Readonly<Record<WrittenMove['move'], RuleId>> = {
  choose: 'MH:5',
  bid: 'MH:67',
  pass: 'MH:67',
  place: 'MH:7',
  disc: 'MH:12',
  travel: 'MH:22',
  gold: 'MH:26',
  house: 'MH:27',
  'move-house': 'MH:29',
  settle: 'MH:29',
  quarry: 'MH:30',
  palace: 'MH:31',
  governor: 'MH:33',
  take: 'MH:34',
  exchange: 'MH:71',
  lure: 'MH:71',
  privilege: 'MH:64',
  replace: 'MH:34',
  give: 'MH:71',
  end: 'MH:46',
}

export function ruleOf(move: WrittenMove): RuleId {
  if ('for' in move && move.for !== 'builder') return ruleOfAction[move.for]
  return 'for' in move ? 'MH:39' : ruleOfMove[move.move]
}
