export * from './messages.ts'
export * from './rest.ts'
export * from './table.ts'
