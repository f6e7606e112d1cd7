/** Where the one stands that is worth most, the first of several; -1 if none is worth more than `above`. */
export function highest<T>(all: readonly T[], worth: (one: T) => number, above = -Infinity): number {
  let chosen = -1
  let most = above
  all.forEach((one, index) => {
    const value = worth(one)
    if (value <= most) return
    most = value
    chosen = index
  })
  return chosen
}
