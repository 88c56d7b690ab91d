import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Counter, createInstruments, type Histogram, type Instruments } from './instruments.ts'

/** What one server process counts. Labels are few and fixed: no name, table or address ever becomes one. */
export interface Metrics {
  /** By method, route and status. */
  readonly requests: Counter
  readonly requestSeconds: Histogram
  /** WebSocket messages, by type and how they were answered. */
  readonly messages: Counter
  /** Entries committed; `seconds` is the time the store took. */
  readonly appends: Counter
  readonly appendSeconds: Histogram
  /** Moves that came too late, by where it was noticed. */
  readonly conflicts: Counter
  /** The store did not take what was written. */
  readonly storeFailures: Counter
  /** Calls to webhooks, by how they were answered. */
  readonly webhooks: Counter
  /** By the limit that was hit. */
  readonly limited: Counter
  /** WebSockets cut off by the server, by reason. */
  readonly dropped: Counter
  readonly gauge: Instruments['gauge']
  text(): string
}

const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(): Metrics {
  const { counter, gauge, histogram, text } = createInstruments()
  return {
    requests: counter('durbar_http_requests_total', 'Requests answered.'),
    requestSeconds: histogram('durbar_http_request_seconds', 'Time to answer a request.', seconds),
    messages: counter('durbar_socket_messages_total', 'WebSocket messages received.'),
    appends: counter('durbar_appends_total', 'Entries added to records and committed.'),
    appendSeconds: histogram('durbar_append_seconds', 'Time the store took to commit an entry.', seconds),
    conflicts: counter('durbar_conflicts_total', 'Entries that came too late: the table had moved on.'),
    storeFailures: counter('durbar_store_failures_total', 'Requests that failed because the store did.'),
    webhooks: counter('durbar_webhooks_total', 'Calls to webhooks of guests.'),
    limited: counter('durbar_limited_total', 'Requests, messages and connections refused by a limit.'),
    dropped: counter('durbar_sockets_dropped_total', 'WebSockets cut off by the server.'),
    gauge,
    text,
  }
}

/** What the process itself can tell; returns how to stop looking. */
export function watchProcess({ gauge }: Pick<Metrics, 'gauge'>): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  gauge('durbar_event_loop_lag_seconds', 'Lag of the event loop since the last reading.', () => {
    const readings = [
      [{ quantile: '0.5' }, delay.percentile(50) / 1e9],
      [{ quantile: '0.99' }, delay.percentile(99) / 1e9],
      [{ quantile: '1' }, delay.max / 1e9],
    ] as const
    delay.reset()
    return readings
  })
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_used_bytes', 'Memory of JavaScript in use.', () => process.memoryUsage().heapUsed)
  gauge('nodejs_external_memory_bytes', 'Memory of buffers and native parts.', () => process.memoryUsage().external)
  gauge('process_cpu_seconds', 'CPU time used so far.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () =>
    Math.round(Date.now() / 1000 - process.uptime()),
  )
  return () => delay.disable()
}
