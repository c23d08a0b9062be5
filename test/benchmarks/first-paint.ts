/**
 * Prints when pages of the site paint on a slow phone, beside a bare page with one picture of the same
 * bytes: `npm run first-paint -- [rounds=5] [path …]`. The phone is that of Lighthouse's mobile
 * profile; rounds are interleaved, so that a busy machine slows down all pages alike. `SITE_ORIGIN` measures a
 * server that runs already.
 */
import {launchBrowser} from '../support/browser/browser.ts'
import {startProduct, withDemo} from '../support/partner/product.ts'
import {startBarePage} from './first-paint/bare-page.ts'
import {measurePage, type PaintTimes} from './first-paint/slow-phone.ts'

const PATHS = [
  '/',
  '/properties',
  '/blogs',
  '/news',
  '/team',
  '/builders',
  '/communities',
  '/lifestyle',
]

const [rounds = '5', ...named] = process.argv.slice(2)
const {SITE_ORIGIN} = process.env
const product = SITE_ORIGIN ? undefined : await startProduct(undefined, await withDemo())
const origin = SITE_ORIGIN ?? product?.site ?? ''
const browser = await launchBrowser()
const bare = await startBarePage()

try {
  for (const path of named.length ? named : PATHS) {
    const ours: PaintTimes[] = []
    const theirs: PaintTimes[] = []
    for (let round = 0; round < Number(rounds); round++) {
      const times = await measurePage(browser, origin + path)
      ours.push(times)
      theirs.push(await measurePage(browser, bare.showing(times.picture)))
    }
    print(path, ours, theirs)
  }
} finally {
  bare.close()
  await browser.close()
  await product?.end('SIGTERM')
}

function print(path: string, ours: PaintTimes[], theirs: PaintTimes[]) {
  const of = (all: PaintTimes[], name: 'fcp' | 'lcp' | 'cls' | 'tbt') =>
    median(all.map(times => times[name]))
  const ratio = (name: 'fcp' | 'lcp') => (of(ours, name) / of(theirs, name)).toFixed(2)
  const seconds = (name: 'fcp' | 'lcp') =>
    `${name.toUpperCase()} ${(of(ours, name) / 1000).toFixed(2)} s, ${ratio(name)} x bare`
  const all = [
    seconds('fcp'),
    seconds('lcp'),
    `CLS ${of(ours, 'cls').toFixed(3)}`,
    `TBT ${Math.round(of(ours, 'tbt'))} ms`,
    `largest ${ours[0]?.picture ?? 'text'}`,
  ]
  console.log(`${path}\n  ${all.join('   ')}`)
}

function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
