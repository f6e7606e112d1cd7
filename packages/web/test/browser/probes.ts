/*
 * What the tests ask the page again and again, put into it before it starts: by rule of its server, it makes no code from texts
 * afterwards. Everything here runs in the page.
 */

/** What the table is waiting for. */
export type Moment = 'asked' | 'covered' | 'over'

export interface Probes {
  /** undefined while bots think or the table is being laid. */
  moment(over: readonly string[]): Moment | undefined
  /** The words of an element; what is drawn beside them is not read aloud. */
  words(element: Element | null): string
  /** Everything that an answer changes: the prompt, what can be clicked, what was told. */
  signature(): string
  /** Every line that was added to the live region, and every prompt that the eyes got. */
  readonly heard: { readonly said: string[]; readonly prompts: string[] }
}

declare global {
  var wanliProbes: Probes
}

export function installProbes(): void {
  const heard = { said: [] as string[], prompts: [] as string[] }
  const tidy = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? ''
  const words = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined
    for (const drawn of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) drawn.remove()
    return tidy(copy?.textContent)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.parentElement?.matches('[data-announcer]') === true)
          heard.said.push(tidy(node.textContent))
    const prompt = words(document.querySelector('.prompt.mine [data-prompt]'))
    if (prompt !== '' && prompt !== heard.prompts.at(-1)) heard.prompts.push(prompt)
  }).observe(document, { subtree: true, childList: true, characterData: true })

  globalThis.wanliProbes = {
    heard,
    words,
    moment(over) {
      if (document.querySelector('main.cover') !== null) return 'covered'
      if (over.includes(document.querySelector('[data-prompt] b')?.textContent ?? '')) return 'over'
      return document.querySelector('.prompt.mine') === null ? undefined : 'asked'
    },
    signature() {
      const options = [...document.querySelectorAll('[data-option], .legal, .held')]
      return JSON.stringify([
        document.querySelector('main.cover')?.textContent,
        document.querySelector('[data-prompt]')?.textContent,
        options.map((option) => `${option.getAttribute('data-option')} ${option.getAttribute('aria-pressed')}`),
        // The same question may come again, word for word: but it is said again.
        heard.said.length,
      ])
    },
  }
}
