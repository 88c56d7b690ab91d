/** The three instruments of Prometheus and their text format. */

type Labels = Readonly<Record<string, string | number>>

export interface Counter {
  add(labels?: Labels, count?: number): void
}

export interface Histogram {
  observe(value: number, labels?: Labels): void
}

export interface Instruments {
  counter(name: string, help: string): Counter
  /** Read whenever somebody asks; several readings tell themselves apart by labels. */
  gauge(name: string, help: string, read: () => number | readonly (readonly [Labels, number])[]): void
  /** `bounds` are the upper ends of the buckets, in the unit of the name. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /** Everything, in the format that Prometheus reads. */
  text(): string
}

export function createInstruments(): Instruments {
  const families = new Map<string, { readonly type: string; readonly help: string; lines(): string[] }>()

  return {
    counter(name, help) {
      const counts = new Map<string, number>()
      families.set(name, {
        type: 'counter',
        help,
        lines: () => [...counts].map(([labels, count]) => `${name}${labels} ${count}`),
      })
      return {
        add(labels, count = 1) {
          const key = write(labels)
          counts.set(key, (counts.get(key) ?? 0) + count)
        },
      }
    },
    gauge(name, help, read) {
      families.set(name, {
        type: 'gauge',
        help,
        lines() {
          const value = read()
          return typeof value === 'number'
            ? [`${name} ${value}`]
            : value.map(([labels, number]) => `${name}${write(labels)} ${number}`)
        },
      })
    },
    histogram(name, help, bounds) {
      interface Series {
        readonly labels: Labels
        readonly buckets: number[]
        sum: number
        count: number
      }
      const series = new Map<string, Series>()
      families.set(name, {
        type: 'histogram',
        help,
        lines: () =>
          [...series.values()].flatMap(({ labels, buckets, sum, count }) => [
            ...bounds.map((bound, index) => `${name}_bucket${write({ ...labels, le: bound })} ${buckets[index]}`),
            `${name}_bucket${write({ ...labels, le: '+Inf' })} ${count}`,
            `${name}_sum${write(labels)} ${sum}`,
            `${name}_count${write(labels)} ${count}`,
          ]),
      })
      return {
        observe(value, labels = {}) {
          const key = write(labels)
          let mine = series.get(key)
          if (!mine) {
            mine = { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 }
            series.set(key, mine)
          }
          mine.sum += value
          mine.count++
          for (const [index, bound] of bounds.entries())
            if (value <= bound) mine.buckets[index] = (mine.buckets[index] ?? 0) + 1
        },
      }
    },
    text() {
      const parts = [...families].map(([name, { type, help, lines }]) =>
        [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()].join('\n'),
      )
      return `${parts.join('\n')}\n`
    },
  }
}

function write(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')
}
