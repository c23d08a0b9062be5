/** One load of one page. */
import type {Browser} from 'playwright-core'
import {withLoad} from '../browser/load.ts'
import {LIGHTHOUSE} from '../browser/profiles.ts'
import type {Figures} from '../report/figures.ts'
import {readVitals, watchVitals} from './vitals.ts'

/** The page is loaded when nothing has been under way for so long; a film may go on. */
const QUIET_MS = 1_500
const LIMIT_MS = 15_000

export interface Loaded {
  figures: Figures
  picture: string
}

export const measurePage = (browser: Browser, url: string): Promise<Loaded> =>
  withLoad(browser, LIGHTHOUSE, watchVitals, async ({page, network}) => {
    await page.goto(url, {timeout: 60_000})
    await network.quiet(QUIET_MS, LIMIT_MS)
    const {picture, ...vitals} = await readVitals(page)
    const {requests} = network
    const bytes = requests.reduce((sum, request) => sum + request.bytes, 0)
    return {figures: {...vitals, kB: bytes / 1000, requests: requests.length}, picture}
  })
