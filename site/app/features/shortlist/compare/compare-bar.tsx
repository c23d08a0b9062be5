/** How many homes are chosen to be compared, and which one may go when a fifth is wanted. */

import {labelled} from '#kit/i18n/labelled.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Property} from '#trade/contract/entities.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Icon} from '../../../ui/icon.tsx'
import {compareOnDevice, MAX_COMPARED} from '../device/lists.ts'
import {nameFrom} from '../slugs.ts'

interface CompareBarProps {
  homes: Property[]
  /** Null until the device's storage was read. */
  chosen: readonly string[] | null
  /** A fifth is wanted: lets it take the place of another. */
  makeRoom?: (slug: string) => void
}

export function CompareBar({homes, chosen, makeRoom}: CompareBarProps) {
  const {i18n} = useSite()
  const count = chosen?.length ?? 0
  const isFull = makeRoom !== undefined && count >= MAX_COMPARED
  return (
    <div className="compare-bar">
      {chosen === null && (
        <noscript>
          <button type="submit" className="button button--primary">
            {i18n._('Compare')}
          </button>
        </noscript>
      )}
      <div className="compare-bar__body" hidden={count === 0}>
        <p className="compare-bar__said" role="status">
          {isFull
            ? i18n._('Up to four homes fit side by side. Remove one to make room:')
            : countText(count, i18n)}
        </p>
        {isFull && (
          <ul className="compare-bar__chosen">
            {chosen?.map(slug => {
              const name = homes.find(home => home.slug === slug)?.name ?? nameFrom(slug)
              return (
                <li key={slug}>
                  <button
                    type="button"
                    className="compare-bar__take"
                    aria-label={labelled(i18n, i18n._('Remove'), name)}
                    onClick={() => makeRoom?.(slug)}
                  >
                    {name}
                    <Icon name="close" />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <div className="compare-bar__actions">
          {count > 0 && (
            <button
              type="button"
              className="button button--quiet"
              onClick={() => compareOnDevice.change(() => [])}
            >
              {i18n._('Clear')}
            </button>
          )}
          {count > 1 && (
            <button type="submit" className="button button--primary">
              {i18n._('Compare')}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

const countText = (count: number, i18n: Translator) =>
  count === 1
    ? i18n._('One home chosen. Choose another to compare it with.')
    : i18n._('{count, plural, one {# home} other {# homes}} chosen to compare.', {count})
