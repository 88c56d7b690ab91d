import type { FrameRules, MoveRules } from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { type AuctionFrame, auction, bid, type NextAuctionFrame, nextAuction, pass } from './auction.ts'
import {
  exchange,
  give,
  lure,
  type ReplaceFrame,
  replace,
  replaceCharacter,
  type SurrenderFrame,
  surrender,
  take,
} from './characters.ts'
import { type ChooseFrame, choose, chooseCharacter } from './choose-character.ts'
import { gameTurn } from './game-turn.ts'
import { gold } from './gold.ts'
import { governor } from './governor.ts'
import { house } from './house.ts'
import { moveHouse, type SettleFrame, settle, settleHouse } from './move-house.ts'
import { palace } from './palace.ts'
import { fillPool, type PlaceFrame, place, placeHouse } from './place-houses.ts'
import { disc, planning } from './planning.ts'
import { privilege } from './privilege.ts'
import { quarry } from './quarry.ts'
import { scoring } from './scoring.ts'
import { travel } from './travel.ts'
import { end, nextPlayer, type TurnFrame, turn } from './turn.ts'

/** Every piece of work and every question of the game, in the order of play. */
export type Frame =
  | NextAuctionFrame
  | AuctionFrame
  | ChooseFrame
  | PlaceFrame
  | { k: 'fill-pool' }
  | { k: 'game-turn' }
  | { k: 'planning' }
  | { k: 'next-player' }
  | TurnFrame
  | SettleFrame
  | ReplaceFrame
  | SurrenderFrame
  | { k: 'scoring' }

export const frames: FrameRules<Position, Frame, Move, Event> = {
  'next-auction': nextAuction,
  auction,
  choose: chooseCharacter,
  place: placeHouse,
  'fill-pool': fillPool,
  'game-turn': gameTurn,
  planning,
  'next-player': nextPlayer,
  turn,
  settle: settleHouse,
  replace: replaceCharacter,
  surrender,
  scoring,
}

export const moves: MoveRules<Position, Frame, Move, Event> = {
  choose,
  bid,
  pass,
  place,
  disc,
  travel,
  gold,
  house,
  'move-house': moveHouse,
  settle,
  quarry,
  palace,
  governor,
  take,
  exchange,
  lure,
  privilege,
  replace,
  give,
  end,
}
