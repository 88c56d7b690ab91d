import './art/art.css'
import './board.css'
import './strip.css'
import './card.css'
import './actions.css'
import './seats.css'
import './phone.css'
import './motion.css'

/** The board of Maharaja, as the table shell mounts it. */
export { Actions } from './actions.tsx'
export { Board } from './board.tsx'
export { SeatFigures } from './seat-figures.tsx'
