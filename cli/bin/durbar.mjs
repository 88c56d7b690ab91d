#!/usr/bin/env -S node --max-semi-space-size=64
// Runs the command line from a bundle that is made anew whenever a source has changed.
import { buildCommandLine } from '../../tools/build.mjs'

await buildCommandLine()
await import('../dist/durbar.js')
