/** Changes to the lists on a visitor's device, by the pages of homes alone: other pages load less. */
import {useEffect} from 'react'
import {compareOnDevice, MAX_COMPARED, MAX_RECENT, recentOnDevice} from './lists.ts'

/** Chooses a home, or no longer; false where four are chosen and one must go first. */
export function toggleCompared(slug: string): boolean {
  let isDone = true
  compareOnDevice.change(slugs => {
    if (slugs.includes(slug)) return slugs.filter(one => one !== slug)
    isDone = slugs.length < MAX_COMPARED
    return isDone ? [...slugs, slug] : slugs
  })
  return isDone
}

export const stopComparing = (slug: string) =>
  compareOnDevice.change(slugs => slugs.filter(one => one !== slug))

export const noteVisit = (slug: string) =>
  recentOnDevice.change(slugs => [slug, ...slugs.filter(one => one !== slug)].slice(0, MAX_RECENT))

export const forgetVisits = () => recentOnDevice.change(() => [])

/** For the page of a property: remembers that it was seen. */
export function useRecentVisit(slug: string) {
  useEffect(() => noteVisit(slug), [slug])
}
