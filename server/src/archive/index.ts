/** What is done with a whole store from outside a server: checking, exporting, importing, deleting. */
export { isShared, openStore } from '../store/database.ts'
export type { Store } from '../store/schema.ts'
export { allTables, deleteTable } from '../store/tables.ts'
export { checkTable } from './check.ts'
export { type Exported, exportTable } from './export.ts'
export { ImportError, importTable } from './import.ts'
