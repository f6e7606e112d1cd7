import { type Clickable, heldAtFirst, type Manners, type Placed, targetsOf } from '../src/frame/clicks.ts'

/** Every option that clicks on the board lead to, whatever is held on the way. */
export function reachable<O extends Clickable>(placed: readonly Placed<O>[], manners: Manners<O>): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const held: (readonly string[])[] = [heldAtFirst(placed, manners), []]
  for (let now = held.pop(); now !== undefined; now = held.pop()) {
    if (seen.has(now.join())) continue
    seen.add(now.join())
    for (const { option, holds } of targetsOf(placed, now, manners).values())
      if (option === undefined) held.push(holds)
      else found.add(option.key)
  }
  return found
}
