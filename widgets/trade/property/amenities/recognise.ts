/** Recognises amenities in free text, and the number of parking spaces. */
import {foldLetters} from '#kit/i18n/fold-letters.ts'
import {type AmenityCode, amenityCodes} from './codes.ts'
import {patterns} from './patterns.ts'

/** Amenities that are near, possible or missing do not count; `unfurnished` is its own negation. */
const NOT_THERE =
  /\b(no|not|without|nearby|near|possible)\b|\b(sans|pas de|a proximite)\b|возможн|рядом|(?<!\p{L})(без|нет)(?!\p{L})|قريب|امكان|بدون|من دون|بلا /u

/** A text as the patterns of `codes.ts` are written. */
const plainText = (text: string) =>
  foldLetters(
    text
      .normalize('NFD')
      .replace(/(?<=[a-z])[\u0300-\u036f]+/giu, '')
      .normalize('NFC'),
  )
    .replaceAll('’', "'")
    .trim()

export function codesIn(text: string): AmenityCode[] {
  const plain = plainText(text)
  const isThere = !NOT_THERE.test(plain)
  return amenityCodes.filter(code => {
    const {is, isNot} = patterns[code]
    return (isThere || code === 'unfurnished') && is.test(plain) && !isNot?.test(plain)
  })
}

/** Number words of all languages, as they stand before spaces and cars. */
const NUMBERS: [RegExp, number][] = [
  [/one|single|une|один|одно|одну|واحد/, 1],
  [/two|double|deux|два|две|двух|موقفان|موقفين|سيارتين|مزدوج/, 2],
  [/three|trois|три|ثلاثه?/, 3],
  [/four|quatre|четыре|اربعه?/, 4],
  [/five|cinq|пять|خمسه?/, 5],
  [/six|шесть|سته?(?! عشر)/, 6],
]

/** How many cars can be parked; undefined where the text does not say. */
export function parkingCount(text: string): number | undefined {
  const plain = plainText(text)
  const digits = /(?<![\p{L}\d.,])\d{1,2}(?![\p{L}\d.,%])/u.exec(plain)?.[0]
  if (digits) return Number(digits)
  return NUMBERS.find(([word]) =>
    new RegExp(`(?<!\\p{L})ل?(${word.source})(?!\\p{L})`, 'u').test(plain),
  )?.[1]
}
