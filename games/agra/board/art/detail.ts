/** Phones have a drawing of their own: without names, with larger glyphs for their size. */
export type Detail = 'full' | 'small'
