import type { ReactNode } from 'react'
import type { PrintedEffect } from '../rules/components.ts'
import { ROLE_OF, type WorkerColor } from './art/index.ts'
import type { UnsureKind } from './atlas.ts'
import { ownsStatue } from './market.tsx'
import { EffectSign, GodMark, IconSign, MarkSign, WorkerSign } from './sign.tsx'
import { SpaceCard } from './space-card.tsx'
import { type Table, useTable } from './table.tsx'
import type { TargetKey } from './targets.ts'
import { inCamp } from './village.tsx'
import type { Action, End, Good } from './written.ts'

interface Title {
  readonly title: string
  readonly sign?: ReactNode
  /** The task or action, for its rule. */
  readonly detail?: string
}

const named = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name

/** What a thing is called. */
export function titleOf(key: TargetKey, table: Table): Title {
  const { words, atlas, view, mine } = table
  const [kind, name = '', more = ''] = key.split(':')
  switch (kind) {
    case 'space': {
      const space = atlas.space(name)
      if (!space) return { title: name }
      const god = named(words.gods, space.god)
      return {
        title: words.spaceTitle(god, words.terraces[space.terrace]),
        sign: <GodMark god={space.god} size={17} />,
      }
    }
    case 'icon': {
      const task = atlas.icon(name)?.task ?? 'potato'
      return { title: words.tasks[task], sign: <IconSign name={task} size={18} />, detail: task }
    }
    case 'stairs':
      return { title: words.stairs, sign: <IconSign name="stairs" size={17} color="currentColor" /> }
    case 'side': {
      const action = (view.coricancha[Number(name)] ?? 'worship') as Action
      return {
        title: words.actions[action],
        sign: <IconSign name={action} size={18} color="currentColor" />,
        detail: action,
      }
    }
    case 'village': {
      const worker = (name === 'potato' ? view.village[0] : view.village.at(-1)) as WorkerColor | undefined
      return worker
        ? { title: words.roles[ROLE_OF[worker]], sign: <WorkerSign color={worker} size={22} /> }
        : { title: words.village }
    }
    case 'nomad':
    case 'worker':
      return { title: words.roles[ROLE_OF[name as WorkerColor]], sign: <WorkerSign color={name} size={22} /> }
    case 'offer':
    case 'god': {
      const god = atlas.godCard(name)?.god ?? 'diamond'
      return { title: words.gods[god], sign: <GodMark god={god} size={17} /> }
    }
    case 'deck':
      return { title: name === 'god' ? words.godDeck : name === 'army' ? words.armyDeck : words.weavings }
    case 'market':
    case 'tile':
      return {
        title: named(words.houses, name),
        sign: <IconSign name={name.startsWith('P') ? 'produce' : 'building'} size={17} color="currentColor" />,
      }
    case 'stock':
    case 'idol': {
      const [god = '', size] = name.split('-')
      return {
        title: words.statueTitle(size === 'large' ? 'large' : 'small', named(words.gods, god)),
        sign: <GodMark god={god} size={17} />,
      }
    }
    case 'conquest': {
      const region = atlas.document.regions.find(({ spaces }) => spaces.some(({ id }) => id === name))
      return {
        title: named(words.regionNames, region?.id ?? name),
        sign: <IconSign name="conquest" size={17} color="currentColor" />,
      }
    }
    case 'step':
      return { title: words.step(Number(name)), sign: <IconSign name="climb" size={17} /> }
    case 'loom':
      return {
        title: named(words.patterns, atlas.weaving(name)?.pattern ?? ''),
        sign: <IconSign name="weaving" size={17} />,
      }
    case 'drill':
    case 'army':
      return {
        title: words.soldiers(atlas.armyCard(kind === 'army' ? more : name)?.soldiers ?? 1),
        sign: <IconSign name="army-card" size={18} />,
      }
    case 'good':
      return {
        title: `${words.goods[name as Good]}: ${mine?.goods[name] ?? 0}`,
        sign: <IconSign name={name as Good} size={18} />,
      }
    default:
      return { title: name === 'new' ? words.newTapestry : words.layHere, sign: <IconSign name="weaving" size={17} /> }
  }
}

interface CardBodyProps {
  readonly name: TargetKey
  readonly rule: ReactNode
}

/** The card without its choices. */
export function CardBody({ name, rule }: CardBodyProps) {
  const table = useTable()
  const { title, sign } = titleOf(name, table)
  return (
    <>
      <div className="tw-pop-head">
        <b className="tw-pop-title">
          {sign}
          {title}
        </b>
        {rule}
      </div>
      <Detail name={name} />
      <Unsure name={name} />
    </>
  )
}

function Detail({ name: key }: { readonly name: TargetKey }) {
  const table = useTable()
  const { words, atlas, view, who, color, mine } = table
  const [kind, name = '', more = ''] = key.split(':')
  switch (kind) {
    case 'space':
      return <SpaceCard id={name} />
    case 'icon':
      return <p className="tw-soft">{words.taskHints[atlas.icon(name)?.task ?? 'potato']}</p>
    case 'stairs': {
      const owner = view.stairs[name]
      return owner === null || owner === undefined ? null : (
        <p>
          <MarkSign player={color(owner)} size={13} /> {words.held(who(owner))}
        </p>
      )
    }
    case 'side':
      return <p className="tw-soft">{words.sideHint}</p>
    case 'village':
      return (
        <>
          <p>{words.queueEnd(words.effects[name as End](1))}</p>
          <p className="tw-soft">{words.queueHint}</p>
        </>
      )
    case 'nomad':
      return <p className="tw-soft">{words.campHint}</p>
    case 'offer':
    case 'god': {
      const card = atlas.godCard(name)
      if (!card) return null
      return (
        <>
          <Effects effects={card.benefits} />
          {!ownsStatue(mine?.statues, card.god) && view.question.question !== 'opening-hand' && (
            <p className="tw-soft">{words.benefitsIdle(words.gods[card.god])}</p>
          )}
        </>
      )
    }
    case 'deck': {
      const left = name === 'god' ? view.godDeck : name === 'army' ? view.armyDeck : view.weavingStack
      return <p className="tw-soft">{words.left(left)}</p>
    }
    case 'market':
    case 'tile': {
      const building = atlas.building(name)
      if (!building) return null
      return (
        <>
          {kind === 'market' && <Price cost={building.cost} />}
          {building.kind === 'production' ? (
            <Effects effects={building.gives} choose={building.choose} />
          ) : (
            <p>{words.abilities[name]}</p>
          )}
          {view.players.some(({ spent }) => spent.includes(name)) && <p className="tw-soft">{words.turned}</p>}
        </>
      )
    }
    case 'stock': {
      const { statueStone, largeStatueGold, smallStatuePoints, largeStatuePoints } = atlas.document.values
      const large = name.endsWith('large')
      return (
        <>
          <Price cost={{ stone: statueStone.value, gold: large ? largeStatueGold.value : 0 }} />
          <Effects effects={[{ kind: 'vp', n: (large ? largeStatuePoints : smallStatuePoints).value }]} />
          <p className="tw-soft">{words.left(view.statues[name] ?? 0)}</p>
        </>
      )
    }
    case 'conquest': {
      const space = atlas.conquest(name)
      const owner = view.conquests[name]
      const region = atlas.document.regions.find(({ spaces }) => spaces.some(({ id }) => id === name))
      const leader = view.rulers[region?.id ?? ''] ?? undefined
      if (!space) return null
      return (
        <>
          {owner !== null && owner !== undefined ? (
            <p>
              <MarkSign player={color(owner)} size={13} /> {words.held(who(owner))}
            </p>
          ) : (
            <>
              {space.down > 0 && <p>{words.turnDown(space.down)}</p>}
              {space.discard > 0 && <p>{words.discard(space.discard)}</p>}
              <Effects effects={space.gives} />
            </>
          )}
          <p className="tw-soft">
            {leader === undefined ? words.nobodyLeads : words.wouldPay(who(leader), inCamp(view.casualties).length)}
          </p>
        </>
      )
    }
    case 'step': {
      const step = atlas.document.temple[Number(name)]
      if (!step) return null
      return (
        <>
          {step.gives.length > 0 && <Effects effects={step.gives} choose={step.choose} />}
          {step.festival > 0 && <p>{words.festivalPays(step.festival)}</p>}
          {step.final > 0 && <p>{words.finalPays(step.final)}</p>}
        </>
      )
    }
    case 'loom': {
      const tile = atlas.weaving(name)
      return tile ? (
        <p className="tw-line">
          <EffectRow effects={tile.leftGives} />
          <span className="tw-soft">|</span>
          <EffectRow effects={tile.rightGives} />
        </p>
      ) : null
    }
    case 'drill':
    case 'army': {
      const card = atlas.armyCard(kind === 'army' ? more : name)
      if (!card) return null
      if (name === 'down') return <p className="tw-soft">{words.turned}</p>
      return name === 'up' ? null : <p className="tw-soft">{words.worth(words.effects[card.resource](card.amount))}</p>
    }
    default:
      return null
  }
}

/** What a thing costs, in signs. */
function Price({ cost }: { readonly cost: Readonly<Record<string, number>> }) {
  const { words } = useTable()
  return (
    <p className="tw-line">
      <span className="tw-soft">{words.price}</span>
      {(['potato', 'corn', 'stone', 'gold'] as const)
        .filter((good) => (cost[good] ?? 0) > 0)
        .map((good) => (
          <span key={good} className="tw-effect">
            <b className="tw-number">{cost[good]}</b>
            <IconSign name={good} size={16} />
          </span>
        ))}
    </p>
  )
}

interface EffectsProps {
  readonly effects: readonly PrintedEffect[]
  readonly choose?: boolean
}

/** Effects in signs and words. */
function Effects({ effects, choose = false }: EffectsProps) {
  const { words } = useTable()
  return (
    <ul className="tw-effects">
      {choose && <li className="tw-soft">{words.oneOf}</li>}
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed effects never change their order
        <li key={index} className="tw-effect">
          <EffectSign effect={{ ...effect, n: effect.kind === 'vp' ? effect.n : 1 }} size={16} />
          <span>{words.effects[effect.kind](effect.n)}</span>
        </li>
      ))}
    </ul>
  )
}

function EffectRow({ effects }: { readonly effects: readonly PrintedEffect[] }) {
  return (
    <span className="tw-effect">
      {effects.map((effect) => (
        <EffectSign key={effect.kind} effect={effect} size={18} />
      ))}
    </span>
  )
}

const unsureKinds: Readonly<Record<string, UnsureKind>> = {
  icon: 'icon',
  space: 'space',
  offer: 'god',
  god: 'god',
  market: 'building',
  tile: 'building',
  conquest: 'conquest',
  step: 'step',
  loom: 'weaving',
  drill: 'army',
}

/** Values that are not printed in a rulebook say so wherever they are shown. */
function Unsure({ name }: { readonly name: TargetKey }) {
  const { atlas, words } = useTable()
  const [kind = '', id = '', more = ''] = name.split(':')
  const group = kind === 'army' ? 'army' : unsureKinds[kind]
  const provenance = group && atlas.unsure(group, kind === 'army' ? more : id)
  if (!provenance || provenance === 'text' || provenance === 'public') return null
  return <p className="tw-unsure">{provenance === 'inferred' ? words.inferred : words.reconstructed}</p>
}
