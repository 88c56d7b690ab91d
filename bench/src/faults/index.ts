export * from './disk.ts'
export * from './kill.ts'
