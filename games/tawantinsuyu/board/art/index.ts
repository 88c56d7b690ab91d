/** Everything the board is drawn with. */
export { Band } from './band.tsx'
export { Building, type BuildingArt } from './building.tsx'
export { ArmyCard, CardBack, GodCard } from './cards.tsx'
export { Chips, Points } from './chips.tsx'
export { Coricancha, HighPriest, StairMarker } from './coricancha.tsx'
export {
  iconPoint,
  type Point,
  pentagon,
  place,
  RING,
  round,
  STRETCH,
  sideOf,
  spacePoint,
  stairPoint,
  walk,
  wedge,
} from './geometry.ts'
export { GodSign } from './gods.tsx'
export { Ground } from './ground.tsx'
export { Icon, type IconName, isIcon } from './icons.tsx'
export { Badge, BoxMarks, type Marks, Pill, RingMarks } from './marks.tsx'
export { type PlayerColor, playerColor } from './players.ts'
export { PlayerMark, PlayerPiece } from './shape.tsx'
export { Space, TaskIcon } from './space.tsx'
export { Tapestry, Weaving, type Woven } from './tapestry.tsx'
export { fitSize, textWidth } from './text.ts'
export { ROLE_OF, type Role, Worker, type WorkerColor } from './worker.tsx'
