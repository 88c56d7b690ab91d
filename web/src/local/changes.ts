/** Word of changes to tables on this device: to the other tabs, and within this one to whoever shows a list. */

const listeners = new Set<(table: string) => void>()
let channel: BroadcastChannel | undefined

export function tellTabs(table: string): void {
  channelToOthers().postMessage(table)
  for (const listener of listeners) listener(table)
}

/** Calls back with the id of every table that changes, in this tab or another. */
export function onLocalChange(listener: (table: string) => void): () => void {
  channelToOthers()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function channelToOthers(): BroadcastChannel {
  if (channel === undefined) {
    channel = new BroadcastChannel('durbar-tables')
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      for (const listener of listeners) listener(data)
    }
  }
  return channel
}
