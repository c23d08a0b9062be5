/** Quarters of a year as people write them, in feeds and sheets. */
import {readDay} from './date.ts'
import {westernDigits, withoutUnseen} from './digits.ts'

const YEAR = `(20\\d\\d|\\d\\d)`
const BETWEEN = `[\\s/.,'’-]*`

/** `Q4 2027`, `Q4'27`; `4Q27`, `4th quarter of 2027`; `2027 Q4`, `2027-Q4`. */
const SPELLINGS: [spelling: RegExp, quarter: number, year: number][] = [
  [new RegExp(`^Q([1-4])${BETWEEN}${YEAR}$`, 'i'), 1, 2],
  [new RegExp(`^([1-4])(?:Q|(?:ST|ND|RD|TH) QUARTER)(?: OF)?${BETWEEN}${YEAR}$`, 'i'), 1, 2],
  [new RegExp(`^${YEAR}${BETWEEN}Q([1-4])$`, 'i'), 2, 1],
]

/** As `2027-Q4`, also of a month or day in it; null for what could be another one, or is none. */
export function readQuarter(text: string): string | null {
  const plain = westernDigits(withoutUnseen(text)).replace(/\s+/g, ' ').trim()
  for (const [spelling, quarter, year] of SPELLINGS) {
    const found = spelling.exec(plain)
    if (found) return `20${found[year]?.slice(-2)}-Q${found[quarter]}`
  }
  const [year, month] = (readDay(dayIn(plain) ?? '') ?? '').split('-')
  return month ? `${year}-Q${Math.ceil(Number(month) / 3)}` : null
}

/** A month becomes its first day. Undefined for what has more than a day in it, such as two of them. */
function dayIn(plain: string): string | undefined {
  const dated = plain.split(/[T ](?=\d{1,2}:\d\d)/, 1)[0] ?? ''
  if (/^20\d\d[-/.]\d{1,2}$/.test(dated)) return `${dated}-01`
  if (/^20\d\d[-/.]\d{1,2}[-/.]\d{1,2}$/.test(dated)) return dated
  if (/^\d{1,2}[-/.]20\d\d$|^[a-z]{3,9}[-/., ]+20\d\d$/i.test(dated)) return `1 ${dated}`
  return /^\d{1,2}[-/. ]+(\d{1,2}|[a-z]{3,9})[-/., ]+20\d\d$/i.test(dated) ? dated : undefined
}
