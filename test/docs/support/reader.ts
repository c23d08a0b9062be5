/** What the tests of one file share: the docs as they are served, and a browser to read them in. */
import {after, before} from 'node:test'
import type {Browser} from 'playwright-core'
import {launchBrowser} from '../../support/browser.ts'
import {type Served, serveDocs} from './server.ts'

export interface Reader {
  docs: Served
  browser: Browser
}

export function setReader(): Reader {
  const reader = {} as Reader
  before(async () => {
    reader.docs = await serveDocs()
    reader.browser = await launchBrowser()
  })
  after(async () => {
    await reader.browser?.close()
    await reader.docs?.close()
  })
  return reader
}
