/** Reads a number in digits or words from the segments of a sentence. */
import {readAmountText} from '#kit/typed/amount.ts'
import type {Segment} from './segments.ts'

/** The meaning of a segment that no rule has read yet. */
export const meaningAt = (segments: Segment[], at: number) => {
  const segment = segments[at]
  return segment?.is === 'open' ? segment.means : undefined
}

/** The same in the phrase of the segment in front of it: no unit stands behind a comma. */
export const meaningBehind = (segments: Segment[], at: number) =>
  segments[at]?.tokens[0]?.startsPhrase ? undefined : meaningAt(segments, at)

export const skipAnd = (segments: Segment[], at: number) =>
  meaningBehind(segments, at)?.rangeLink === 'and' ? at + 1 : at

export function readNumber(
  segments: Segment[],
  from: number,
): {to: number; value: number} | undefined {
  const means = meaningAt(segments, from)
  if (means?.digits !== undefined) return readDigits(segments, from)
  if (means?.number === undefined) {
    return means?.alone === undefined ? undefined : {to: from + 1, value: means.alone}
  }
  let value = means.number
  let to = from + 1
  if (means.scale || means.unit) return {to, value}
  // `One hundred and twenty`: each word is less than the one in front of it.
  for (let last = value; ; ) {
    const at = last >= 20 ? skipAnd(segments, to) : to
    const next = meaningBehind(segments, at)
    const isNext = next?.number !== undefined && !next.scale && !next.unit && next.number >= 1
    if (!isNext || next.number === undefined || next.number * 2 > last || last < 20) break
    value += next.number
    last = next.number
    to = at + 1
  }
  return {to, value}
}

/** `2 500 000` is three segments. */
function readDigits(segments: Segment[], from: number) {
  let text = meaningAt(segments, from)?.digits ?? ''
  let to = from + 1
  if (/^\d{1,3}$/.test(text)) {
    while (isGroup(segments[to])) {
      text += segments[to]?.means.digits
      to++
    }
  }
  const value = valueOfDigits(text)
  return value === undefined ? undefined : {to, value}
}

const isGroup = (segment?: Segment) =>
  segment?.is === 'open' &&
  !segment.tokens[0]?.startsPhrase &&
  !segment.tokens[0]?.glued &&
  /^\d{3}$/.test(segment.means.digits ?? '')

/** Three digits behind a sign are a group: `2.500`, which a form refuses, has one meaning here. */
const valueOfDigits = (text: string) =>
  readAmountText(text)?.value ??
  (/^\d{1,3}[.,]\d{3}$/.test(text) ? Number(text.replace(/[.,]/, '')) : undefined)

/** Tells digits of a year that a home may be handed over in. */
export const isYear = (digits: string) => /^20[2-9]\d$/.test(digits)
