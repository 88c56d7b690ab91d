import { tempDir } from '../temp.ts'
import { conformance } from './conformance.ts'
import { snapshots } from './snapshots.ts'

const folder = tempDir()
conformance(() => folder)
snapshots(() => folder)
