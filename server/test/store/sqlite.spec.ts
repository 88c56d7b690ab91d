import { tempDir } from '../temp.ts'
import { conformance } from './conformance.ts'

const folder = tempDir()
conformance(() => folder)
