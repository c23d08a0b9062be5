/**
 * Amounts of money as people write them: in the digits of their language, grouped in any way, with a
 * currency before or behind, in thousands and millions. What could mean two amounts is not read.
 */
import {wordMeanings} from './amount-words.ts'
import {westernDigits, withoutUnseen} from './digits.ts'

export interface TypedAmount {
  /** Not rounded: `2.5M` is 2500000, `85,5` is 85.5. */
  value: number
  /** ISO 4217, where it was written. */
  currency?: string
}

/** `AED 2,500,000/-`, `2.5M`, `٢٫٥ مليون`; null for what is none, and for `2.500`. Linear. */
export function readAmountText(text: string): TypedAmount | null {
  const written = plain(text)
  const digits = written.replace(/\D/g, '')
  const first = written.indexOf(digits.charAt(0))
  const end = written.lastIndexOf(digits.slice(-1)) + 1
  const number = written.slice(first, end)
  const behind = written.slice(end).replace(/^[.,'’]+/, '')
  const words = digits ? wordMeanings(written.slice(0, first), behind) : null
  const value = words && (words.scale ? scaled(number, words.scale) : plainValue(number))
  if (!words || value === null || !Number.isSafeInteger(Math.trunc(value))) return null
  return words.currency ? {value, currency: words.currency} : {value}
}

const plain = (text: string) =>
  westernDigits(withoutUnseen(text))
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/[\u066c\u060c\uff0c]/g, ',')
    .replace(/[`´ʹ′‘]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()

/** By three, or as in India: by two, and at last by three. */
const grouped = (sign: string) =>
  `(?:\\d{1,3}(?:${sign}\\d{3})+|\\d{1,2}(?:${sign}\\d{2})+${sign}\\d{3})`
const DECIMALS = '\\d{1,2}'

/** Each with the sign of its decimals, all others being groups; `2.500` is none of them. */
const SPELLINGS: [spelling: RegExp, decimalSign: string][] = [
  [new RegExp(`^\\d{1,15}(?:\\.${DECIMALS})?$`), '.'],
  [new RegExp(`^\\d{1,15},${DECIMALS}$`), ','],
  [new RegExp(`^${grouped(',')}(?:\\.${DECIMALS})?$`), '.'],
  [new RegExp(`^${grouped("[ '’]")}(?:\\.${DECIMALS})?$`), '.'],
  [new RegExp(`^${grouped("[ '’]")},${DECIMALS}$`), ','],
  [new RegExp(`^${grouped('\\.')},${DECIMALS}$`), ','],
  [/^\d{1,3}(?:\.\d{3}){2,}$/, ','],
]

function plainValue(text: string): number | null {
  const [, sign] = SPELLINGS.find(([spelling]) => spelling.test(text)) ?? []
  return sign === undefined ? null : Number(digitsOf(text, sign))
}

function digitsOf(text: string, decimalSign: string) {
  const [whole = '', decimals] = text.split(decimalSign)
  const digits = whole.replace(/\D/g, '')
  return decimals === undefined ? digits : `${digits}.${decimals}`
}

/** In front of `million`, three decimals after a dot are decimals; after a comma they are doubtful. */
function scaled(text: string, scale: number): number | null {
  if (!/^\d{1,6}(?:\.\d{1,3}|,\d{1,2})?$/.test(text)) return null
  // In hundredths, because 2.3 times a million is not 2300000 in binary fractions.
  return Math.round(Number(text.replace(',', '.')) * scale * 100) / 100
}
