/** Homes that are sold, let or withdrawn: only their addresses are known, and those have names. */
import {labelled} from '#kit/i18n/labelled.ts'
import {useSite} from '../../core/site-context.tsx'
import {nameFrom} from './slugs.ts'

interface GoneHomesProps {
  slugs: string[]
  /** Takes one from the list, where the list is the visitor's own. */
  takeAway?: (slug: string) => void
}

export function GoneHomes({slugs, takeAway}: GoneHomesProps) {
  const {i18n} = useSite()
  if (slugs.length === 0) return null
  return (
    <div className="gone-homes">
      <h2 className="gone-homes__heading">{i18n._('No longer available')}</h2>
      <ul>
        {slugs.map(slug => (
          <li key={slug}>
            {nameFrom(slug)}
            {takeAway && (
              <button
                type="button"
                className="button button--quiet"
                aria-label={labelled(i18n, i18n._('Remove'), nameFrom(slug))}
                onClick={() => takeAway(slug)}
              >
                {i18n._('Remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
