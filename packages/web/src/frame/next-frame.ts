interface Waiting {
  /** Looks where things are, and says what is to be drawn because of it. */
  readonly look: () => (() => void) | undefined
}

let waiting: Waiting[] = []

function frame(): void {
  const now = waiting
  waiting = []
  for (const draw of now.map(({ look }) => look())) draw?.()
}

/**
 * With the next frame: `look` asks where things are on the screen and returns what is to be drawn or moved because of it. All who wait for
 * the same frame look first and draw then: the browser lays the page out once, not once for each of them. Returns how to call it off.
 */
export function nextFrame(look: () => (() => void) | undefined): () => void {
  const one = { look }
  if (waiting.length === 0) requestAnimationFrame(frame)
  waiting.push(one)
  return () => {
    const at = waiting.indexOf(one)
    // The frame is asked for and comes; nobody may be left in it.
    if (at >= 0) waiting[at] = NOBODY
  }
}

/**
 * What is drawn over a board stays with what it marks: with the frame after a column was scrolled or the window has changed it looks
 * again. Returns how to end it.
 */
export function staysOn(board: HTMLElement, look: Waiting['look']): () => void {
  let off: (() => void) | undefined
  const again = () => {
    off?.()
    off = nextFrame(look)
  }
  board.addEventListener('scroll', again, true)
  window.addEventListener('resize', again)
  return () => {
    off?.()
    board.removeEventListener('scroll', again, true)
    window.removeEventListener('resize', again)
  }
}

const NOBODY: Waiting = { look: () => undefined }
