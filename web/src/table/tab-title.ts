import { useEffect } from 'react'

const name = 'Durbar'

/** The title of the tab, and the badge on its icon while something waits for me here. */
export function useTitle(title?: string, calling = false): void {
  useEffect(() => {
    document.title = `${calling ? '● ' : ''}${title ? `${title} · ${name}` : name}`
    const icon = document.getElementById('favicon')
    if (icon instanceof HTMLLinkElement)
      icon.href = `${import.meta.env.BASE_URL}${calling ? 'favicon-turn' : 'favicon'}.svg`
    badge(calling)
  }, [title, calling])
  // Whoever leaves the table does not leave the badge behind.
  useEffect(() => () => badge(false), [])
}

/** The icon of the installed app; browsers that have none, or may not, go without. */
function badge(calling: boolean): void {
  if (!('setAppBadge' in navigator)) return
  const shown = calling ? navigator.setAppBadge() : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
