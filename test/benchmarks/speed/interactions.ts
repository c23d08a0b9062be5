/** Measures how soon a page shows what a visitor did with it, on a slow phone whose page has loaded. */
import type {Browser} from 'playwright-core'
import {addressesOf} from './addresses.ts'
import type {Bench} from './builds.ts'
import {measureWalk} from './interactions/measure.ts'
import {walks} from './interactions/walks.ts'
import {collectRows, type Row} from './report/figures.ts'

export async function measureInteractions({browser, builds, options}: Bench): Promise<Row[]> {
  const {runs, match} = options
  const {add, rows} = collectRows()
  for (let run = 1; run <= runs; run++) {
    for (const build of builds) {
      console.error(`interactions, run ${run} of ${runs}: ${build.name}`)
      for (const row of await measureRun(browser, build.server.site)) {
        if (row.name.includes(match)) add({...row, build: build.name})
      }
    }
  }
  return rows()
}

async function measureRun(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const {page, path, steps} of walks) {
    const [address] = path ? [{path}] : await addressesOf(site, page)
    rows.push(...(await measureWalk(browser, site + address?.path, steps)))
  }
  return rows
}
