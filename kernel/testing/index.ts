export { type MutableMove, mutateMove } from './mutate.ts'
export { checkRandomPlay, type PlayReport, type RandomPlay } from './random-play.ts'
export { given, type Scenario } from './scenario.ts'
