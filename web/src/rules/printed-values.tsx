import { useId, useState } from 'react'
import { api } from '../net/rest.ts'
import { loadedValue, useLoaded } from '../ui/use-loaded.ts'
import { useWords } from '../words/index.ts'
import { type PrintedGroup, printedGroups, provenances } from './provenance.ts'

/** What the box prints, with a mark on everything that is not known for certain. Fetched when somebody looks. */
export function PrintedValues({ game, own }: { readonly game: string; readonly own: boolean }) {
  const { rules } = useWords()
  const heading = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className="printed" aria-labelledby={heading}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2 id={heading}>{rules.printed}</h2>
        </summary>
        <p className="hint">{rules.printedHint}</p>
        {own && <p className="hint">{rules.ownPack}</p>}
        <ul className="legend">
          {provenances.map((provenance) => (
            <li key={provenance}>
              <i className="provenance" data-provenance={provenance} /> {rules.provenance[provenance]}
            </li>
          ))}
        </ul>
        {open && <Groups game={game} />}
      </details>
    </section>
  )
}

function Groups({ game }: { readonly game: string }) {
  const components = loadedValue(useLoaded(game, () => api.components(game)))
  return components && printedGroups(components).map((group) => <Group key={group.name} group={group} />)
}

function Group({ group }: { readonly group: PrintedGroup }) {
  const { rules } = useWords()
  return (
    <table lang="en">
      <caption>{group.name}</caption>
      <tbody>
        {group.values.map(({ name, value, provenance }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed things never change places, and names may repeat
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>
              {value} <i className="provenance" data-provenance={provenance} title={rules.provenance[provenance]} />
              <span className="sr-only"> ({rules.provenance[provenance]})</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
