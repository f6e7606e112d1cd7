import { z } from 'zod'

/** Every row tells where its facts come from; one tagged `mixed` tells in its basis what comes from where. */
export interface Row {
  readonly tag: string
  readonly basis?: string | undefined
}

/** Parts of the shapes of rows. */
export const provenanceOf = <const Tag extends string>(tags: readonly Tag[]) => ({
  tag: z.enum(tags),
  basis: z.string().max(400).optional(),
})
export const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,15}$/)
export const from = (min: number, max: number) => z.int().min(min).max(max)
