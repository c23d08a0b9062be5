/** One visit of each type of page, in which everything that is claimed of the page is looked at. */
import assert from 'node:assert/strict'
import {after, before, it, type TestContext} from 'node:test'
import type {BrowserContextOptions, Page} from 'playwright-core'
import type {Locale} from '#kit/i18n/locale.ts'
import {settledPage} from '../../site/support/pages/page-idle.ts'
import {TIMEOUT} from '../../support/browser/shared.ts'
import {newVisitor, type Visitor} from '../../support/browser/visitor.ts'
import type {Stage} from '../../support/partner/stage.ts'
import {LAYOUTS, NOT_FOUND, PAGE_TYPES, pathsOfTypes} from '../../support/paths-of-site.ts'
import {freeHours} from '../../support/records/viewing-hours.ts'

export interface Visit extends Visitor {
  /** The path of the page's route. */
  type: string
  url: string
  /** The document as it was sent. */
  html: string
}

/**
 * Returns what is wrong with the page. Aspects follow one another: each sets the size of the window
 * that it needs.
 */
export type Aspect = (visit: Visit, test: TestContext) => Promise<string[]> | string[]

/** An aspect that depends on how a page is laid out, so that one page of each layout shows it. */
export const ofLayout = (type: string, aspect: Aspect) =>
  LAYOUTS.includes(type) ? aspect : undefined

/** Errors, warnings and what the policy forbade; that a page does not exist is a message, too. */
export const faultsOfCode = ({type, errors, consoleMessages, violations}: Visit) => [
  ...errors,
  ...consoleMessages.filter(text => !(type === NOT_FOUND && text.includes('status of 404'))),
  ...violations,
]

interface Condition {
  /** How a failure names it: 'on a phone'. */
  name: string
  language?: Locale
  screen: BrowserContextOptions
  /** Called once, before the first page is opened. */
  prepare?(page: Page): Promise<unknown>
  /**
   * Opens a page until its aspects can be looked at; `settled` resolves when no request of it is
   * pending and its code has run. Returns the document as it was sent.
   */
  open(page: Page, url: string, settled: () => Promise<void>): Promise<string>
  /** By what is claimed of a page of this type. */
  aspects(type: string): Record<string, Aspect | undefined>
  /** All types unless it is given. */
  types?: string[]
}

/** Registers a test for each type of page, with a subtest for each aspect of it. */
export function eachPage(
  stage: Stage,
  {name, language, screen, prepare, open, aspects, types = PAGE_TYPES}: Condition,
) {
  let visitor: Visitor
  let settled: () => Promise<void>
  let paths: Map<string, string>

  before(async () => {
    const {site: url} = stage.product
    paths = await pathsOfTypes(url)
    visitor = await newVisitor(stage.browser, screen)
    if (language)
      await visitor.page.context().addCookies([{name: 'language', value: language, url}])
    settled = settledPage(visitor.page)
    await sameHours(visitor.page)
    await prepare?.(visitor.page)
  }, TIMEOUT)
  after(() => visitor?.leave())

  for (const type of types) {
    it(`${type} opens ${name}`, TIMEOUT, async test => {
      const path = paths.get(type)
      assert.ok(path, `the demonstration has no page of ${type}`)
      const url = stage.product.site + path
      for (const seen of [visitor.errors, visitor.consoleMessages, visitor.violations])
        seen.length = 0
      const html = await open(visitor.page, url, settled)
      for (const [claim, faultsOf] of Object.entries(aspects(type))) {
        if (!faultsOf) continue
        await test.test(`${type} ${name} ${claim}`, async test => {
          assert.deepEqual(await faultsOf({...visitor, type, url, html}, test), [])
        })
      }
    })
  }
}

/** The hours that are free are others on each day. */
const sameHours = (page: Page) =>
  page.route('**/getViewingHours?*', route =>
    route.fulfill({json: {statusCode: 200, message: 'OK', data: freeHours}}),
  )
