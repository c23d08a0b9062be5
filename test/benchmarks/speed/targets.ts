/** The targets of `npm run speed`. `npm run sizes` checks bytes, `npm run memory` memory. */
import type {Part} from './report/figures.ts'

export interface Target {
  what: string
  part: Part
  /** The row; without it each row of the part, those of others excepted. */
  row?: string
  /** Rows that it does not hold for. */
  except?: string[]
  figure: string
  /** A limit for the figure itself, or for its ratio to the row that it is compared with. */
  of: 'figure' | 'ratio'
  /** The other row's figure, where it is not the same one. */
  to?: string
  atMost?: number
  atLeast?: number
}

/** The other rows are no pages. */
const cachedPages = {
  part: 'server' as const,
  except: ['API read', '304 of home', 'enquiry'],
} satisfies Partial<Target>
const bookNow = {part: 'embed', row: 'ocp-book-now'} as const

export const targets: Target[] = [
  {...bookNow, what: 'Book Now visible', figure: 'visible', of: 'ratio', atMost: 0.9},
  {...bookNow, what: 'press to the first field', figure: 'usable', of: 'ratio', atMost: 1},
  {...bookNow, what: 'fetched after the press', figure: 'fetched after', of: 'figure', atMost: 0},
  {part: 'embed', what: 'early presses lost', figure: 'lost', of: 'figure', atMost: 0},
  {part: 'embed', what: 'native posts', figure: 'posted', of: 'figure', atMost: 0},
  {part: 'pages', what: 'FCP', figure: 'fcp', of: 'ratio', atMost: 1.5},
  {part: 'pages', what: 'LCP', figure: 'lcp', of: 'ratio', atMost: 1.25},
  // 0.00 in two decimals.
  {part: 'pages', what: 'CLS', figure: 'cls', of: 'figure', atMost: 0.005},
  {part: 'interactions', what: 'INP', figure: 'inp', of: 'figure', atMost: 100},
  {...cachedPages, what: 'rate', figure: 'rate', of: 'ratio', atLeast: 0.2},
  {...cachedPages, what: 'p99', figure: 'p99', of: 'figure', atMost: 20},
  {part: 'server', what: 'errors', figure: 'errors', of: 'figure', atMost: 0},
]
