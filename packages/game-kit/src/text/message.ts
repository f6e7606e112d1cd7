/** A text to be, in whatever language: names within it are messages too, never finished words. */
export interface MessageOf<Key extends string> {
  readonly key: Key
  readonly params: Readonly<Record<string, ParamOf<Key>>>
}
export type ParamOf<Key extends string> = string | number | boolean | MessageOf<Key> | readonly MessageOf<Key>[]
