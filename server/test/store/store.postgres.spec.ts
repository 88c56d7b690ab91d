import { useDatabase } from '../database.ts'
import { conformance } from './conformance.ts'
import { snapshots } from './snapshots.ts'

const database = useDatabase()
conformance(() => database.url)
snapshots(() => database.url)
