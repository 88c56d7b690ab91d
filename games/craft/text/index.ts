export { zh } from './han.ts'
export { counted, listing, plural } from './plural.ts'
