/** The type of a sentence. */
import type {Segment} from '../segments.ts'
import {COMMERCIAL_TYPES, GENERAL_TYPE, OFFICE} from '../words/types.ts'

/** The first type; `penthouse apartment` is a penthouse. */
export function readType(segments: Segment[], hasBedrooms: boolean): string | undefined {
  makeOfficesRooms(segments, hasBedrooms)
  const named = segments.filter(isType)
  const [first, second] = named
  const isApposition = first && second && segments[segments.indexOf(first) + 1] === second
  const isGeneral = isApposition && first.means.type === GENERAL_TYPE
  const chosen = isGeneral && !second.tokens[0]?.startsPhrase ? second : first
  if (!chosen) return undefined
  for (const segment of named) {
    const isSame = segment.means.type === chosen.means.type
    const isGeneralBeside = isApposition && segment.means.type === GENERAL_TYPE
    if (isSame || (isGeneralBeside && (segment === first || segment === second))) {
      segment.is = 'understood'
    }
  }
  return chosen.means.type
}

const isType = ({is, means}: Segment) => is === 'open' && means.type !== undefined

/** `Villa with an office`: it is a room of the home. */
function makeOfficesRooms(segments: Segment[], hasBedrooms: boolean) {
  const isHome = segments.some(
    segment => isType(segment) && !COMMERCIAL_TYPES.includes(segment.means.type ?? ''),
  )
  if (!isHome && !hasBedrooms) return
  for (const segment of segments) {
    if (isType(segment) && segment.means.type === OFFICE) segment.means = {amenity: 'study'}
  }
}
