/** The home of a page, so that every enquiry names it, also from forms beside the home. */
import {signal} from '#kit/core/view/signals.ts'

export interface ShownHome {
  slug: string
  /** Value of Book Now's Rent or Buy; undefined where it is not known. */
  offer?: 'RENT' | 'BUY' | undefined
}

/** By the element that shows it; null is the page itself. */
type HomesByElement = ReadonlyMap<Element | null, ShownHome>

export const shownHomes = signal<HomesByElement>(new Map())

/** Answers how to take it back. */
export function showHome(by: Element | null, home: ShownHome) {
  shownHomes.value = new Map(shownHomes.value).set(by, home)
  return () => {
    const left = new Map(shownHomes.value)
    if (left.get(by) === home) left.delete(by)
    shownHomes.value = left
  }
}

/** The element's own home, else the page's; of a page that shows several, none. */
export function homeOf(element: Element | null, shown: HomesByElement = shownHomes.value) {
  const [first, ...others] = shown.values()
  const onlyOne = others.every(({slug}) => slug === first?.slug) ? first : undefined
  return shown.get(element) ?? shown.get(null) ?? onlyOne
}

/** Longer ones are cut: an address has room for the campaign, too. */
const MAX_PAGE_LENGTH = 1_000

/**
 * The page and the home that an enquiry names beside its payload. Query and fragment of the page's
 * address are left out, because they may say who the visitor is.
 */
export function sourceOf(element: Element | null): Record<string, string> {
  const page = location.href.replace(/[?#].*/s, '').slice(0, MAX_PAGE_LENGTH)
  const home = homeOf(element)?.slug
  return {page, ...(home && {home})}
}
