import type { Company } from '../frame/company.ts'
import type { Scene } from '../frame/scene.svelte.ts'
import type { OnlineTable } from './table.svelte.ts'

/** The table of a scene that is online: the parts of its company are shown nowhere else. */
export const tableOf = ({ company }: Scene): OnlineTable => (company as Company & { readonly table: OnlineTable }).table
