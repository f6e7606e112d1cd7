export interface StyleLimits {
  readonly important?: number
  readonly shared?: Readonly<Record<string, number>>
}
export function styleTroubles(
  files: readonly string[],
  read: (file: string) => string,
  limits?: StyleLimits,
): readonly string[]
export function stylesBelow(root: string, files: readonly string[]): readonly string[]
