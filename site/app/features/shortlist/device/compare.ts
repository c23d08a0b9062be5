/** The homes that a visitor chose to compare. */
import {compareOnDevice, MAX_COMPARED} from './lists.ts'

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
