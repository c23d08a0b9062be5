/**
 * The homes that a visitor has marked. The agency's own site keeps them on the device; on a partner's
 * page they last as long as the page, because a widget does not write to the page's storage.
 */
import {type ReadonlySignal, signal} from '#kit/core/view/signals.ts'

export interface Shortlist {
  /** Slugs, the one marked last at the end. */
  slugs: ReadonlySignal<readonly string[]>
  /** Marks a home, or takes its mark away. */
  toggle(slug: string): void
}

/** More are no shortlist, and no address. */
export const MAX_SHORTLISTED = 24

const marked = signal<readonly string[]>([])

const forThisPage: Shortlist = {
  slugs: marked,
  toggle: slug => {
    marked.value = toggled(marked.value, slug)
  },
}
let provided = forThisPage

/** The host site provides the place of its visitors' shortlists. */
export function provideShortlist(shortlist: Shortlist) {
  provided = shortlist
}

export const currentShortlist = () => provided

/** With the slug at the end, or without it. Of too many the oldest goes. */
export const toggled = (slugs: readonly string[], slug: string): readonly string[] =>
  slugs.includes(slug)
    ? slugs.filter(one => one !== slug)
    : [...slugs, slug].slice(-MAX_SHORTLISTED)
