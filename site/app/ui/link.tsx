import type {ComponentProps} from 'react'
import {useSite} from '../core/site-context.tsx'

/** A link that stays in the language which the page's own address names. */
export function Link({href = '', children, ...attributes}: ComponentProps<'a'>) {
  const {link} = useSite()
  return (
    <a {...attributes} href={link(href)}>
      {children}
    </a>
  )
}
