import type { ComponentType } from 'react'
import { AgraBand, MaharajaBand, TawantinsuyuBand } from '../home/illustrations/bands.tsx'

const bands: Readonly<Record<string, ComponentType<{ width?: number }>>> = {
  agra: AgraBand,
  maharaja: MaharajaBand,
  tawantinsuyu: TawantinsuyuBand,
}

/** The ornament of the game across its box: its signature wherever there is no board. */
export function Band({ game }: { readonly game: string }) {
  const Ornament = bands[game]
  return <div className="band">{Ornament && <Ornament width={2600} />}</div>
}
