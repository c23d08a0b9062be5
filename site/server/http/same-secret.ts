/** Compares secrets. */
import {createHash, timingSafeEqual} from 'node:crypto'

/** Takes the same time wherever the two differ. */
export function isSameSecret(given: string, expected: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
