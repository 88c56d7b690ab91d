import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from '../router.ts'

/** A link to a page of the app; the browser keeps its own ways (new tab, copy, download). */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(href)
  }
  return <a href={href} onClick={follow} {...rest} />
}
