/** Text around the digits of an amount: its currency, thousands and millions, a cheque's `/-`. */

const currencyWords: Record<string, string[]> = {
  AED: [
    'aed',
    'dh',
    'dhs',
    'dirham',
    'dirhams',
    'دإ',
    'دا',
    'درهم',
    'درهما',
    'دراهم',
    'дирхам',
    'дирхама',
    'дирхамов',
  ],
  USD: ['usd', '$', 'us$', 'dollar', 'dollars', 'دولار', 'доллар', 'доллара', 'долларов'],
  EUR: ['eur', '€', 'euro', 'euros', 'يورو', 'евро'],
  GBP: ['gbp', '£', 'pound', 'pounds'],
  RUB: ['rub', '₽', 'руб', 'рубль', 'рубля', 'рублей'],
  CNY: ['cny', 'rmb', '¥', '元'],
  INR: ['inr', '₹', 'rs'],
  SAR: ['sar', '﷼'],
}

const scaleWords: [scale: number, words: string[]][] = [
  [1e3, ['k', 'к', 'thousand', 'mille', 'тыс', 'тысяч', 'тысячи', 'ألف', 'الف', 'آلاف', 'الاف']],
  [1e5, ['lakh', 'lakhs', 'lac', 'lacs']],
  [
    1e6,
    [
      'm',
      'mn',
      'mln',
      'mio',
      'million',
      'millions',
      'м',
      'млн',
      'миллион',
      'миллиона',
      'миллионов',
      'مليون',
      'ملايين',
      'م',
    ],
  ],
  [1e7, ['crore', 'crores', 'cr']],
  [1e9, ['bn', 'billion', 'billions', 'млрд', 'مليار']],
]

const currencies = new Map(
  Object.entries(currencyWords).flatMap(([code, words]) =>
    words.map(word => [word, code] as const),
  ),
)
const scales = new Map(
  scaleWords.flatMap(([scale, words]) => words.map(word => [word, scale] as const)),
)

/** About, in front of an amount. */
const BEFORE = new Set(['≈', '~', ':'])
/** The end of a sum on a cheque. */
const BEHIND = new Set(['/-', '/=', '-', '–', '—', 'only'])

interface Meaning {
  currency?: string
  scale?: number
}

/** Null where a word means something else, or two words contradict each other. */
export function wordMeanings(before: string, behind: string): Meaning | null {
  const meaning: Meaning = {}
  const parts = [
    ...wordsIn(before).map(word => [word, BEFORE] as const),
    ...wordsIn(behind).map(word => [word, BEHIND] as const),
  ]
  for (const [word, fillers] of parts) {
    const currency = currencies.get(word)
    const scale = fillers === BEHIND ? scales.get(word) : undefined
    if (currency && (meaning.currency ?? currency) === currency) meaning.currency = currency
    else if (scale && meaning.scale === undefined) meaning.scale = scale
    else if (!fillers.has(word)) return null
  }
  return meaning
}

/** Words of letters, whose dots are those of an abbreviation, and signs that stand together. */
const wordsIn = (text: string) =>
  (
    text
      .toLowerCase()
      .match(/us\$|\p{Letter}[\p{Letter}\p{Mark}.]*|\p{Sc}|[^\p{Letter}\s\p{Sc}]+/gu) ?? []
  ).map(word => word.replaceAll('.', ''))
