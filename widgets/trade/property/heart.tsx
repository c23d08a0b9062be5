/** Marks a home for the shortlist. Without JavaScript there is none, and the button is not shown. */

import {useCallback, useSyncExternalStore} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {currentShortlist} from './shortlist.ts'

export function Heart({slug, name}: {slug: string; name: string}) {
  const {i18n} = useServices()
  const isMarked = useShortlist().includes(slug)
  return (
    <button
      type="button"
      className="heart"
      data-heart={slug}
      aria-pressed={isMarked}
      aria-label={labelled(i18n, i18n._('Shortlist'), name)}
      onClick={() => currentShortlist().toggle(slug)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M12 20.5S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.5c0 6.2-8.5 11.1-8.5 11.1z"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}

const NONE: readonly string[] = []

/** The marked homes; none in the server's markup, which knows no device. */
export function useShortlist(): readonly string[] {
  const {slugs} = currentShortlist()
  const subscribe = useCallback((changed: () => void) => slugs.subscribe(changed), [slugs])
  return useSyncExternalStore(
    subscribe,
    () => slugs.value,
    () => NONE,
  )
}
