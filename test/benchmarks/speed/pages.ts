/** Pages of every type beside bare ones, on Lighthouse's slow phone. */
import type {Browser} from 'playwright-core'
import {type Address, addressesOf} from './addresses.ts'
import type {Bench} from './builds.ts'
import {type BarePage, barePages} from './pages/bare-pages.ts'
import {directFront, type Front, http2Front} from './pages/fronts.ts'
import {measurePage} from './pages/measure.ts'
import {collectRows, type Row} from './report/figures.ts'
import {startStaticServer} from './static-server.ts'

type BareWith = (picture: string) => Promise<BarePage>

export async function measurePages({browser, builds, options}: Bench): Promise<Row[]> {
  const {runs, match} = options
  const bare = await startStaticServer()
  const fronts = [directFront(builds, bare)]
  try {
    const http2 = await http2Front(builds, bare)
    if (http2) fronts.push(http2)
    else console.log('HTTP/2: not run, there is no caddy.')
    const [first] = builds
    const addresses = await addressesOf(first?.server.site ?? '', match)
    const bareWith = barePages(bare)
    const {add, rows} = collectRows()
    for (let run = 1; run <= runs; run++) {
      for (const front of fronts) {
        console.error(`pages, run ${run} of ${runs}${front.suffix}`)
        for (const row of await measureRun(browser, front, addresses, bareWith)) add(row)
      }
    }
    return rows()
  } finally {
    await Promise.all(fronts.map(front => front.close()))
    bare.close()
  }
}

/**
 * Each page of each build, and each bare page once, when the first page is compared with it. Pages
 * whose largest content is text are compared with the picture of the home page.
 */
async function measureRun(
  browser: Browser,
  front: Front,
  addresses: Address[],
  bareWith: BareWith,
): Promise<Row[]> {
  const {suffix, sites} = front
  const rows: Row[] = []
  const [first] = sites
  const home = await measurePage(browser, first?.site ?? '')
  for (const {name, path} of addresses) {
    for (const {build, site} of sites) {
      const page = await measurePage(browser, site + path)
      const bare = await bareWith(front.direct(page.picture || home.picture))
      const against = bare.name + suffix
      if (!rows.some(row => row.name === against)) {
        const {figures} = await measurePage(browser, front.bare + bare.path)
        rows.push({part: 'pages', name: against, figures})
      }
      rows.push({part: 'pages', name: name + suffix, build, against, figures: page.figures})
    }
  }
  return rows
}
