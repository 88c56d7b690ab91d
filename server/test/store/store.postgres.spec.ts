import { useDatabase } from '../database.ts'
import { conformance } from './conformance.ts'

const database = useDatabase()
conformance(() => database.url)
