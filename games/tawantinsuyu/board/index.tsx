import './art/art.css'
import './board.css'
import './card.css'
import './actions.css'
import './axomamma.css'
import './seats.css'
import './phone.css'

/** The board of Tawantinsuyu, as the table shell mounts it. */
export { Actions } from './actions.tsx'
export { Board } from './board.tsx'
export { SeatFigures } from './seat-figures.tsx'
