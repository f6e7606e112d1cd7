/** What a line of input leads to. */
export type Outcome =
  | { readonly kind: 'answer'; readonly key: string }
  /** Several answers that are one choice. */
  | { readonly kind: 'answers'; readonly keys: readonly string[] }
  | { readonly kind: 'redraw' }
  /** What a bot would do. */
  | { readonly kind: 'hint' }
  /** Who is asked on the open screen looks at the own cards. */
  | { readonly kind: 'closer' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'leaveUnsaved' }
  /** A number that nothing has now; `first` is the key of the first option. */
  | { readonly kind: 'noNumber'; readonly lines: readonly string[]; readonly first: string }
  | { readonly kind: 'show'; readonly lines: readonly string[] }

export const show = (...lines: readonly string[]): Outcome => ({ kind: 'show', lines })
