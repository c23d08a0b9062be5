/** What the tests of one file share: the docs as they are served, and the process's browser. */
import {after, before} from 'node:test'
import type {Browser} from 'playwright-core'
import {sharedBrowser, TIMEOUT} from '../../support/browser/shared.ts'
import {type Served, serveDocs} from './server.ts'

export interface Reader {
  docs: Served
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
