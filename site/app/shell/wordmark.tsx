/** The agency's name as a mark: the pointed arch, and the name in two voices. */

import type {ReactNode} from 'react'
import {agency} from '../../../widgets/shared/agency.ts'
import {languageOf, otherLanguage} from '../../../widgets/shared/i18n/locale.ts'
import {useSite} from '../core/site-context.tsx'
import {Link} from '../ui/link.tsx'

export function Wordmark() {
  const {i18n, path} = useSite()
  return (
    <Link className="wordmark" href="/" aria-current={path === '/' ? 'page' : undefined}>
      <Mark>
        <span className="visually-hidden">, {i18n._('home page')}</span>
      </Mark>
    </Link>
  )
}

/** What the mark consists of, for places from which it leads nowhere. */
export function Mark({children}: {children?: ReactNode}) {
  const {locale} = useSite()
  const [first, ...rest] = agency.name.split(' ')
  // A name in Latin letters: Arabic is set otherwise.
  const latin = languageOf(locale).direction === 'rtl' ? otherLanguage('en') : undefined
  return (
    <>
      <svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
        <path d="M2 39V17C2 10 9 6 16 1c7 5 14 9 14 16v22z" />
        <path d="M7 39V19c0-5 4.5-8 9-11.3C20.5 11 25 14 25 19v20" />
        <path d="M16 17l2 3.2 3.8-.6L20 23l1.8 3.4-3.8-.6-2 3.2-2-3.2-3.8.6L12 23l-1.8-3.4 3.8.6z" />
      </svg>
      <span className="wordmark__name" {...latin}>
        <span className="wordmark__first">{first}</span>{' '}
        <span className="wordmark__rest">{rest.join(' ')}</span>
        {children}
      </span>
    </>
  )
}
