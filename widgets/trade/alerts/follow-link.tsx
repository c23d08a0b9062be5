/**
 * A link to the form for news of one home: where the page listens (`enquiry/enquiry-links.tsx`) it
 * opens a dialog, elsewhere and without JavaScript it leads to the form. Nothing where none are sent.
 */
import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../contract/entities.ts'
import {queryOfHome} from './watched-home.ts'

interface FollowLinkProps {
  property: Pick<Property, 'slug' | 'alerts'>
  className: string
  words: string
  /** The words are a name of the bell, and not beside it. */
  isIcon?: boolean
}

export function FollowLink({property, className, words, isIcon}: FollowLinkProps) {
  const {page} = useServices()
  const {slug, alerts} = property
  if (!alerts) return null
  return (
    <a
      className={className}
      href={page(`/tell-me-when?${queryOfHome(slug)}`)}
      data-ask="follow"
      {...(isIcon && {'aria-label': words, title: words})}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d="M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 21h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      {!isIcon && <span>{words}</span>}
    </a>
  )
}
