/** What browsers send that can install the page as an app; no standard, so no types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** The browser's offer to install; it may come before anything else of ours is loaded, and is kept until it is wanted. */
export const installing: { offer: InstallEvent | undefined } = $state({ offer: undefined })

addEventListener('beforeinstallprompt', (event) => {
  // No banner of its own: the settings have a button.
  event.preventDefault()
  installing.offer = event as InstallEvent
})
addEventListener('appinstalled', () => void (installing.offer = undefined))
