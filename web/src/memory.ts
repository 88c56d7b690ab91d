const prefix = 'durbar.'

/** What this browser remembers under a name; a browser that forbids remembering just forgets. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(prefix + name)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // Private windows may refuse; the setting then lasts until the page is closed.
  }
}
