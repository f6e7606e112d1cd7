/**
 * By what the person acts: after a press of mouse or finger the page may still move the focus (into what has just opened), and
 * browsers differ in whether they draw its ring then. Nobody who points looks for it; the next key brings it back.
 */
export function watchHand(root: HTMLElement = document.documentElement): void {
  addEventListener('pointerdown', () => (root.dataset['hand'] = 'pointer'), { capture: true, passive: true })
  addEventListener('keydown', () => delete root.dataset['hand'], { capture: true, passive: true })
}
