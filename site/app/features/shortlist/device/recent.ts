/** The homes that a visitor has looked at. */
import {useEffect} from 'react'
import {MAX_RECENT, recentOnDevice} from './lists.ts'

export const noteVisit = (slug: string) =>
  recentOnDevice.change(slugs => [slug, ...slugs.filter(one => one !== slug)].slice(0, MAX_RECENT))

export const forgetVisits = () => recentOnDevice.change(() => [])

/** For the page of a property: remembers that it was seen. */
export function useRecentVisit(slug: string) {
  useEffect(() => noteVisit(slug), [slug])
}
