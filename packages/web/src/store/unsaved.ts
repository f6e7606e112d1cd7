import { SvelteSet } from 'svelte/reactivity'

/** Tables that only this page knows, because the browser's store did not take them: a reload would lose them. */
export const unsaved = new SvelteSet<string>()
