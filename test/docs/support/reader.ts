/** Fixtures that the tests of one file share: the served docs, and the browser of the process. */
import {after, before} from 'node:test'
import type {Browser} from 'playwright-core'
import {sharedBrowser, TIMEOUT} from '../../support/browser/shared.ts'
import {type DocsServer, serveDocs} from './server.ts'

export interface Reader {
  docs: DocsServer
  browser: Browser
}

export function setReader(): Reader {
  const reader = {} as Reader
  before(async () => {
    reader.docs = await serveDocs()
    reader.browser = await sharedBrowser()
  }, TIMEOUT)
  after(() => reader.docs?.close())
  return reader
}
