import type { Viewer } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { useState } from 'react'
import { Recovery } from '../home/recovery.tsx'
import { Webhook } from '../home/webhook.tsx'
import { api } from '../net/rest.ts'
import { type Motion, type Pace, prefer, type Theme, usePreferences } from '../preferences.ts'
import { letters } from '../table/shortcuts.ts'
import { playTone } from '../table/tones.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { problemText } from '../ui/problem.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Switch } from '../ui/switch.tsx'
import { useWords } from '../words/index.ts'

interface SettingsProps {
  readonly table: TableSummary
  readonly viewer: Viewer
  onSeatsChanged(): void
  onClose(): void
  /** Undefined where nobody could mind. */
  readonly onObjectToHints: (() => void) | undefined
}

const themes: readonly Theme[] = ['system', 'light', 'dark']
const motions: readonly Motion[] = ['system', 'on', 'off']
const paces: readonly Pace[] = ['calm', 'quick', 'at-once']

export function Settings({ table, viewer, onSeatsChanged, onClose, onObjectToHints }: SettingsProps) {
  const { settings, study } = useWords()
  const chosen = usePreferences()
  return (
    <Dialog title={settings.title} kind="drawer" className="settings" onClose={onClose}>
      <LanguageSwitch hideLegend={false} />
      <Segmented
        legend={settings.theme}
        choices={themes.map((theme) => ({ value: theme, label: settings.themes[theme] }))}
        value={chosen.theme}
        onChange={(theme) => prefer({ theme })}
      />
      <Segmented
        legend={settings.motion}
        choices={motions.map((motion) => ({ value: motion, label: settings.motions[motion] }))}
        value={chosen.motion}
        onChange={(motion) => prefer({ motion })}
      />
      <Segmented
        legend={settings.pace}
        choices={paces.map((pace) => ({ value: pace, label: settings.paces[pace] }))}
        value={chosen.pace}
        onChange={(pace) => prefer({ pace })}
      />
      <Switch
        label={settings.sound}
        hint={settings.soundHint}
        checked={chosen.sound}
        onChange={(sound) => {
          prefer({ sound })
          if (sound) playTone('turn')
        }}
      />
      {'Notification' in window && (
        <Switch
          label={settings.notify}
          hint={settings.notifyHint}
          checked={chosen.notify}
          onChange={async (notify) =>
            prefer({ notify: notify && (await Notification.requestPermission()) === 'granted' })
          }
        />
      )}
      <Switch
        label={settings.keys}
        hint={settings.keysHint}
        checked={chosen.keys}
        onChange={(keys) => prefer({ keys })}
      />
      <Keyboard />
      {table.hints !== 'allowed' && <p className="hint">{study.hintsOff[table.hints]}</p>}
      {onObjectToHints && (
        <section className="leave">
          <button type="button" className="button" onClick={onObjectToHints}>
            {study.hintsObject}
          </button>
          <p className="hint">{study.hintsObjectHint}</p>
        </section>
      )}
      <Recovery />
      <Webhook />
      {table.status === 'playing' && viewer !== 'spectator' && (
        <Leave table={table} seat={viewer} onLeft={onSeatsChanged} onClose={onClose} />
      )}
      {table.commitment !== '' && (
        <p className="seed-proof">
          <Proof table={table} />
        </p>
      )}
    </Dialog>
  )
}

function Keyboard() {
  const { settings, study } = useWords()
  const keys: readonly (readonly [string, string])[] = [
    [letters.moves.toUpperCase(), settings.shortcutList.moves],
    [letters.hint.toUpperCase(), study.hint],
    [`${letters.undo.toUpperCase()} · Ctrl Z`, settings.shortcutList.undo],
    [`${letters.redo.toUpperCase()} · Ctrl Y`, settings.shortcutList.redo],
    ['?', settings.shortcutList.why],
    [letters.log.toUpperCase(), settings.shortcutList.log],
    [letters.chat.toUpperCase(), settings.shortcutList.chat],
    [letters.rules.toUpperCase(), settings.shortcutList.rules],
  ]
  return (
    <section className="keyboard" aria-label={settings.shortcuts}>
      <h3>{settings.shortcuts}</h3>
      <dl>
        {keys.map(([key, deed]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface LeaveProps {
  readonly table: TableSummary
  readonly seat: number
  onLeft(): void
  onClose(): void
}

function Leave({ table, seat, onLeft, onClose }: LeaveProps) {
  const words = useWords()
  const [problem, setProblem] = useState<string>()

  async function leave(): Promise<void> {
    try {
      await api.leave(table.id, seat)
      onClose()
      onLeft()
    } catch (failure) {
      setProblem(problemText(failure, words))
    }
  }

  return (
    <section className="leave">
      <button type="button" className="button" onClick={leave}>
        {words.seats.leave}
      </button>
      <p className="hint">{words.seats.leaveHint}</p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

/** Anybody can check afterwards that the shuffle was fixed before the first move. */
function Proof({ table }: { readonly table: TableSummary }) {
  const { table: words } = useWords()
  return (
    <>
      {words.seedProof}: <code>{table.commitment.slice(0, 16)}…</code>
    </>
  )
}
