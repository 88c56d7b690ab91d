import type { Settings } from './settings.ts'
import { dutiesOf, forgetDead, sayAlive, sayGoodbye, takeOver } from './store/duties.ts'
import type { DutyRow, Store } from './store/schema.ts'

/**
 * What server processes do without being asked. A duty is a row in the store, written in the same commit as what it
 * follows from, and belongs to the process that wrote it. Every process says again and again that it is alive; the
 * duties of one that no longer does are taken over. Should two processes do the same thing after all, because one of
 * them only seemed dead, the log takes what the first one writes.
 */
export interface Duties {
  /** Says that this process is alive, takes over what others have left, and looks after everything that is its own. */
  look(): Promise<void>
  stop(): Promise<void>
}

/** What is done for each kind of duty; asked again at every look until the row is gone, so it must not do it twice. */
export type Handlers = { readonly [K in DutyRow['kind']]: (tableId: string) => void }

export function createDuties(
  store: Store,
  process: string,
  shared: boolean,
  settings: Pick<Settings, 'lease' | 'log'>,
  handlers: Handlers,
  /** The others have forgotten this process, or never knew it. */
  unknown: () => void,
): Duties {
  const { lease, log } = settings
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    if (shared) {
      if (!(await sayAlive(store, process, lease))) unknown()
      await forgetDead(store, 10 * lease)
    }
    await takeOver(store, shared, process)
    for (const { kind, table_id } of await dutiesOf(store, shared, process)) handlers[kind](table_id)
  }

  /** Never two at the same time, however slow the database is. */
  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  const beating = setInterval(() => {
    lookOnce().catch((error: unknown) => log('What there is to do could not be read', error))
  }, lease / 5)
  beating.unref()

  return {
    look: lookOnce,
    async stop() {
      clearInterval(beating)
      await looking?.catch(() => undefined)
      await sayGoodbye(store, process).catch((error: unknown) =>
        log('Others will find out that this one is gone', error),
      )
    },
  }
}
