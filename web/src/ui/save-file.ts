/** Hands a file to the browser as if it had been downloaded. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has to have begun before the address goes.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
