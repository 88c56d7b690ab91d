#!/usr/bin/env node
// Runs the command line from a bundle that is made anew whenever a source has changed.
import { buildCommandLine } from '../../tools/build.mjs'

await buildCommandLine()
await import('../dist/durbar.js')
