/** What a line of input leads to. */
export type Outcome =
  | { readonly kind: 'answer'; readonly key: string }
  /** Several answers that are one choice. */
  | { readonly kind: 'answers'; readonly keys: readonly string[] }
  | { readonly kind: 'redraw' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'leaveUnsaved' }
  | { readonly kind: 'show'; readonly lines: readonly string[] }

export const show = (...lines: readonly string[]): Outcome => ({ kind: 'show', lines })
