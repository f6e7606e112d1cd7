/** Milliseconds after which whoever thinks listens whether it is still wanted. */
const BREATH = 12

/** What a thought in pieces comes to. When `signal` says so it is given up, at the next breath; `begin`: after each breath. */
export async function paced<R>(
  pieces: Generator<void, R, void>,
  signal: AbortSignal,
  begin: () => void = () => undefined,
): Promise<R> {
  for (let breath = performance.now() + BREATH; ;) {
    const { done, value } = pieces.next()
    if (done === true) return value
    if (performance.now() < breath) continue
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    begin()
    breath = performance.now() + BREATH
  }
}
