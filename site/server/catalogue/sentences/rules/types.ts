/** The type of a sentence. */
import {isRooms} from '../amounts.ts'
import type {Segment} from '../segments.ts'
import {COMMERCIAL_TYPES, GENERAL_TYPE, OFFICE} from '../words/types.ts'

/** The first type; `penthouse apartment` is a penthouse. */
export function readType(segments: Segment[]): string | undefined {
  makeOfficesRooms(segments)
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

/** `Villa with an office`: behind a home it is one of its rooms. */
function makeOfficesRooms(segments: Segment[]) {
  let isBehindHome = false
  for (const segment of segments) {
    const {type, unit} = segment.means
    if (isType(segment) && type === OFFICE && isBehindHome) segment.means = {amenity: 'study'}
    const isHome = isType(segment) && !COMMERCIAL_TYPES.includes(type ?? '')
    isBehindHome ||= isHome || (segment.is === 'understood' && isRooms(unit))
  }
}
