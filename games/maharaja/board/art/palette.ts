/** Every color of the drawing is a CSS custom property: the values, light and dark, stand in art.css. */
const names = {
  // The land
  ground: '--mh-ground',
  paper: '--mh-paper',
  dune: '--mh-dune',
  hatch: '--mh-hatch',
  crest: '--mh-crest',
  sunDisc: '--mh-sun-disc',
  sunCore: '--mh-sun-core',
  sunRay: '--mh-sun-ray',
  water: '--mh-water',
  waterLine: '--mh-water-line',
  garden: '--mh-garden',
  gardenDeep: '--mh-garden-deep',
  channel: '--mh-channel',
  channelEdge: '--mh-channel-edge',
  marble: '--mh-marble',
  siteRim: '--mh-site-rim',
  sitePip: '--mh-site-pip',
  rockPeachLight: '--mh-rock-peach-light',
  rockPeach: '--mh-rock-peach',
  rockPeachDeep: '--mh-rock-peach-deep',
  rockMauveLight: '--mh-rock-mauve-light',
  rockMauve: '--mh-rock-mauve',
  rockMauveDeep: '--mh-rock-mauve-deep',
  cypress: '--mh-cypress',
  cypressDeep: '--mh-cypress-deep',
  mango: '--mh-mango',
  trunk: '--mh-trunk',
  fruit: '--mh-fruit',
  tuft: '--mh-tuft',
  caravan: '--mh-caravan',
  outline: '--mh-outline',

  // Roads and places
  roadBed: '--mh-road-bed',
  roadEdge: '--mh-road-edge',
  roadDot: '--mh-road-dot',
  closedDot: '--mh-closed-dot',
  villageFace: '--mh-village-face',
  villageRim: '--mh-village-rim',
  emptyFace: '--mh-empty-face',
  emptyRim: '--mh-empty-rim',
  emptyPlus: '--mh-empty-plus',
  startFace: '--mh-start-face',
  pillFace: '--mh-pill-face',
  routeBed: '--mh-route-bed',

  // Text
  ink: '--mh-ink',
  inkSoft: '--mh-ink-soft',
  villageName: '--mh-village-name',
  emptyName: '--mh-empty-name',
  nextInk: '--mh-next-ink',
  nowInk: '--mh-now-ink',
  bannerInk: '--mh-banner-ink',

  // Pigments and metals, the same in both themes unless art.css says otherwise
  terracotta: '--mh-terracotta',
  turmeric: '--mh-turmeric',
  turmericDeep: '--mh-turmeric-deep',
  turmericPale: '--mh-turmeric-pale',
  indigo: '--mh-indigo',
  cream: '--mh-cream',
  keyline: '--mh-keyline',
  door: '--mh-door',
  stone: '--mh-stone',
  stoneDeep: '--mh-stone-deep',
  block: '--mh-block',
  blockLight: '--mh-block-light',
  blockDeep: '--mh-block-deep',
  privilege: '--mh-privilege',
  skin: '--mh-skin',
  faded: '--mh-faded',
  fadedLine: '--mh-faded-line',
  rosette: '--mh-rosette',

  // Panels: track, disc, cards, banner
  panel: '--mh-panel',
  panelLine: '--mh-panel-line',
  hairline: '--mh-hairline',
  frameLine: '--mh-frame-line',
  trackLow: '--mh-track-low',
  trackRule: '--mh-track-rule',
  trackNow: '--mh-track-now',
  trackEmpty: '--mh-track-empty',
  trackNumber: '--mh-track-number',
  discIcon: '--mh-disc-icon',
  chosenFace: '--mh-chosen-face',
  chosenIcon: '--mh-chosen-icon',
  chosenLine: '--mh-chosen-line',
  spentFace: '--mh-spent-face',
  spentIcon: '--mh-spent-icon',

  // States and shadows
  accent: '--mh-accent',
  accentSoft: '--mh-accent-soft',
  accentFill: '--mh-accent-fill',
  lastMove: '--mh-last-move',
  shadow: '--mh-shadow',
  shadowDeep: '--mh-shadow-deep',

  // Mineral pigments of the seven cities: walls, emblems and tokens only, never pieces
  agra: '--mh-agra',
  ahmadabad: '--mh-ahmadabad',
  delhi: '--mh-delhi',
  jodhpur: '--mh-jodhpur',
  khajuraho: '--mh-khajuraho',
  udaipur: '--mh-udaipur',
  varanasi: '--mh-varanasi',
} as const

export type ColorName = keyof typeof names

/** `color.ground` is `var(--mh-ground)`, ready for `fill` and `stroke`. */
export const color = Object.fromEntries(
  Object.entries(names).map(([name, property]) => [name, `var(${property})`]),
) as {
  readonly [Name in ColorName]: string
}

/** The seven cities in the order of the components data; a pack with other names uses them by index. */
export const CITY_IDS = ['agra', 'ahmadabad', 'delhi', 'jodhpur', 'khajuraho', 'udaipur', 'varanasi'] as const

export type CityId = (typeof CITY_IDS)[number]

export const cityColor = (city: CityId): string => color[city]

export const customProperties: readonly string[] = Object.values(names)
