/** Tells on a terminal how far something long has come; says nothing where nobody watches. */
export function progress(what: string, total: number): { step(): void; done(): void } {
  const stream = process.stderr
  let count = 0
  let shown = 0
  return {
    step() {
      count++
      const now = Date.now()
      if (!stream.isTTY || now - shown < 100) return
      shown = now
      stream.write(`\r${what}: ${count} of ${total}`)
    },
    done() {
      if (stream.isTTY) stream.write(`\r${' '.repeat(what.length + 24)}\r`)
    },
  }
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2))
}

/** A number as a person reads it. */
export function figure(value: number, digits = 1): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: digits })
}
