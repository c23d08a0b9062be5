/** The browser that all suites of a process share, for one suite. */
import {after, afterEach, beforeEach} from 'node:test'
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core'
import {sharedBrowser} from '../../../support/browser/shared.ts'
import {pageFromPool, poolPage} from './page-pool.ts'

/** It opens contexts; to close it is not for a suite. */
export interface SuiteBrowser extends Pick<Browser, 'newContext'> {
  /** A page without history or storage, which another visitor may use after `leave`. */
  newVisit(options: BrowserContextOptions): Promise<{page: Page; leave(): Promise<void>}>
}

/**
 * To be called within `describe`. Contexts that a test opens are closed after it, those that a suite
 * opens in `before` after the suite.
 */
export function useBrowser(): SuiteBrowser {
  const open = new Set<BrowserContext>()
  let ofSuite = new Set<BrowserContext>()
  const close = (contexts: BrowserContext[]) =>
    Promise.all(contexts.map(context => context.close()))

  beforeEach(() => {
    ofSuite = new Set(open)
  })
  afterEach(() => close([...open].filter(context => !ofSuite.has(context))))
  after(() => close([...open]))

  const newContext: SuiteBrowser['newContext'] = async options => {
    const context = await (await runningBrowser()).newContext(options)
    open.add(context)
    context.on('close', () => open.delete(context))
    return context
  }

  return {
    newContext,
    async newVisit(options) {
      const page = (await pageFromPool(options)) ?? (await (await newContext(options)).newPage())
      const giveBack = poolPage(page, options)
      open.add(page.context())
      return {
        page,
        async leave() {
          await giveBack()
          open.delete(page.context())
        },
      }
    },
  }
}

/** A browser that crashed fails its test, but none of those that follow. */
async function runningBrowser() {
  const started = sharedBrowser()
  const browser = await started
  if (browser.isConnected()) return browser
  if (sharedBrowser.started === started) sharedBrowser.started = undefined
  return sharedBrowser()
}
