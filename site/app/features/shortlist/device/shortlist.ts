/** The shortlist of the device, for hearts everywhere: those of cards, pages and widgets. */
import {MAX_SHORTLISTED, type Shortlist, toggled} from '#trade/property/shortlist.ts'
import {shortlistOnDevice} from './lists.ts'

export const deviceShortlist: Shortlist = {
  slugs: shortlistOnDevice.slugs,
  toggle: slug => shortlistOnDevice.change(slugs => toggled(slugs, slug)),
}

/** Adds homes that are not there yet, as many as fit; answers how many did not. */
export function keepAll(slugs: readonly string[]): number {
  let left = 0
  shortlistOnDevice.change(kept => {
    const all = [...new Set([...kept, ...slugs])]
    left = Math.max(0, all.length - MAX_SHORTLISTED)
    return all.slice(0, MAX_SHORTLISTED)
  })
  return left
}

export const takeAway = (slug: string) =>
  shortlistOnDevice.change(slugs => slugs.filter(one => one !== slug))
