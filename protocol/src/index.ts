/** The language the schemas are written in; whoever reads them speaks the same one. */
export { z } from 'zod'
export * from './errors.ts'
export * from './messages.ts'
export * from './rest.ts'
export * from './table.ts'
