/** Give a text to the person as a file. */
export function giveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser begins to read only after the click is done.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
