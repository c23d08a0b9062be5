/** What was done a moment ago, as the address says after it. */
import type {SavedSearchRecord} from '#trade/contract/entities.ts'
import {useSite} from '../../../core/site-context.tsx'

export function useDone(search: SavedSearchRecord | null): string | undefined {
  const {i18n, path} = useSite()
  const done = new URLSearchParams(path.split('?')[1]).get('done')
  const isOn = search?.state === 'confirmed'
  if ((done === 'confirm' || done === 'start') && isOn) {
    return search.frequency === 'weekly'
      ? i18n._('Confirmed. We write on Thursdays, when there is something new.')
      : i18n._('Confirmed. We write at most once a day, when there is something new.')
  }
  if (done === 'change' && isOn) return i18n._('Your changes are saved.')
  if (done === 'end' && !isOn) return i18n._('You are unsubscribed from this search.')
  if (done === 'end-all' && !isOn) return i18n._('You are unsubscribed from all your searches.')
  return undefined
}
