/** One load of a page by a new visitor on a slow phone. */
import type {Browser, CDPSession, Page} from 'playwright-core'
import {type NetworkRecord, recordNetwork} from './network.ts'
import type {Profile} from './profiles.ts'

export interface Load {
  page: Page
  network: NetworkRecord
}

/** Nothing is cached: each load has a browser context of its own. */
export async function withLoad<Result>(
  browser: Browser,
  profile: Profile,
  prepare: (page: Page) => Promise<unknown>,
  measure: (load: Load) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({...profile.device, ignoreHTTPSErrors: true})
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const network = await recordNetwork(session)
    await slowDown(session, profile)
    await prepare(page)
    return await measure({page, network})
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession, {latency, down, up, cpu}: Profile) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  })
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu})
}
