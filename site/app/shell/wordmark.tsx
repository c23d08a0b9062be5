/** The agency's name as a mark: the pointed arch, and the name in two voices. */

import type {ReactNode} from 'react'
import {languageOf, otherLanguage} from '#kit/i18n/locale.ts'
import {useSite} from '../core/site-context.tsx'
import {FIRST_LINE, linesOfName, NAME_HEIGHT, SECOND_LINE} from '../shared-with-server/wordmark.ts'
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

/** The drawing of the mark, for places where it is no link. */
export function Mark({children}: {children?: ReactNode}) {
  const {locale} = useSite()
  // A name in Latin letters: Arabic is set otherwise.
  const latin = languageOf(locale).direction === 'rtl' ? otherLanguage('en') : undefined
  return (
    <>
      <svg className="wordmark__arch" viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
        <path d="M2 39V17C2 10 9 6 16 1c7 5 14 9 14 16v22z" />
        <path d="M7 39V19c0-5 4.5-8 9-11.3C20.5 11 25 14 25 19v20" />
        <path d="M16 17l2 3.2 3.8-.6L20 23l1.8 3.4-3.8-.6-2 3.2-2-3.2-3.8.6L12 23l-1.8-3.4 3.8.6z" />
      </svg>
      <Name {...latin}>{children}</Name>
    </>
  )
}

/** Drawn, and as text for those who do not see it; as text alone where it cannot be drawn. */
function Name({children, ...language}: {children?: ReactNode; lang?: string; dir?: string}) {
  const {drawnName, agency} = useSite()
  const {first, rest} = linesOfName(agency.name)
  if (!drawnName) {
    return (
      <span className="wordmark__name" {...language}>
        <span className="wordmark__first">{first}</span>{' '}
        <span className="wordmark__rest">{rest}</span>
        {children}
      </span>
    )
  }
  const width = Math.max(drawnName.first.width, drawnName.rest.width)
  return (
    <>
      <svg
        className="wordmark__drawn"
        viewBox={`0 0 ${width} ${NAME_HEIGHT}`}
        width={width / UNITS_PER_PIXEL}
        height={NAME_HEIGHT / UNITS_PER_PIXEL}
        aria-hidden="true"
      >
        <path transform={`translate(0 ${FIRST_LINE.baseline})`} d={drawnName.first.path} />
        <path transform={`translate(0 ${SECOND_LINE.baseline})`} d={drawnName.rest.path} />
      </svg>
      <span className="visually-hidden" {...language}>
        {agency.name}
        {children}
      </span>
    </>
  )
}

const UNITS_PER_PIXEL = 16
