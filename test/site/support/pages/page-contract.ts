/** Tests that every page of the site has to pass; a page's own file tests the rest. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import type {Locator, Page} from 'playwright-core'
import {once} from '../../../support/browser/once.ts'
import {isEverything} from '../../../support/tier.ts'
import type {FakeAnswer} from '../site/site.ts'
import type {Suite} from '../site/use-site.ts'
import {visit} from '../site/visitor.ts'
import {looksAtOthers, violations} from './axe.ts'
import {type Faults, newInspection} from './inspection.ts'
import {preloadsLargestPicture} from './page-claims.ts'

/** Sets the record with which the API responds; returns the address that shows it. */
type Show = () => string

export interface PageFacts {
  /** A complete record. */
  complete: Show
  /** Other records that run the same checks. */
  others?: Show[]
  /** Sparse records, or other states: checked once, by axe and for errors. */
  sparse?: Show[]
  /** Records with overlong texts. */
  long?: Show[]
  /** The path of the largest picture in the first screen, or its beginning. */
  picture?: string
  /** The call for a record, and further responses without one: 404 and no data always count. */
  missing?: {call: string; answers?: FakeAnswer[]}
  /** The call whose failure the page reports. */
  failing?: {
    call: string
    /** The exact error text of the specification. */
    message: string
    /** The status of the page; 502 by default, for a page that cannot render without its data. */
    status?: number
    /** The part that is visible after a successful retry. */
    recovered: (page: Page) => Locator
    /** Further assertions before the retry. */
    also?: (page: Page) => Promise<void>
  }
}

/** To be called within `describe`, with the result of `useSite()`. */
export function pageContract(suite: Suite, facts: PageFacts) {
  const {site, browser} = suite
  const {complete, others = [], sparse = [], long = [], picture, missing, failing} = facts

  const inspected = once(async () => {
    const {inspect, glance, fit, faults, leave} = await newInspection(browser)
    await inspect(complete(), {inPlace: true})
    for (const show of others) await inspect(show(), {inPlace: true, looks: looksAtOthers})
    for (const show of sparse) await glance(show())
    for (const show of long) await fit(show())
    await leave()
    return faults
  })
  const isFreeOf = (claim: keyof Faults) => async () =>
    assert.deepEqual((await inspected())[claim], [])

  it('the page has no axe violation in its languages, in light and dark', isFreeOf('axe'))
  it('the page logs no errors, with sparse or unusual records either', isFreeOf('console'))
  it('the page fits 320 px in its languages, with overlong texts as well', isFreeOf('narrow'))
  it('the page keeps layout shift within 0.02 while fonts and pictures load', isFreeOf('shift'))
  it('in-page navigation shows the same text as the server-rendered page', isFreeOf('inPlace'))

  it('the page has title, description, canonical link and h1 in its HTML', async () => {
    const url = new URL(complete())
    const response = await fetch(url)
    assert.equal(response.status, 200)
    const html = await response.text()
    assert.match(html, /<title>[^<]+<\/title>/)
    assert.match(html, /<meta name="description" content="[^"]+">/)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? []
    assert.equal(canonical.replace(/\?.*/, ''), url.origin + url.pathname)
    assert.match(html, /<h1/)
  })

  if (picture) {
    it('the page preloads its largest picture in the head', () =>
      preloadsLargestPicture(complete(), picture))
  }

  if (missing) {
    it('the page responds 404 when the API has no record', async () => {
      const {call, answers = []} = missing
      const url = complete()
      for (const answer of [NOT_FOUND, NO_DATA, ...answers]) {
        site.answers[call] = answer
        const response = await fetch(url)
        assert.equal(response.status, 404)
        assert.match(await response.text(), /<title>Page not found<\/title>/)
      }
    })
  }

  if (failing) {
    const {call, message, status = 502, recovered, also} = failing
    it(`the page shows “${message}” when ${call} fails, and Try again loads it`, async () => {
      const url = complete()
      site.answers[call] = BROKEN
      assert.equal((await fetch(url)).status, status)
      const {page, leave} = await visit(browser, url)
      await page.getByText(message, {exact: true}).waitFor()
      assert.equal(await page.getByText(BROKEN.message).count(), 0)
      assert.equal(await page.locator('.busy:visible').count(), 0)
      if (isEverything) assert.deepEqual(await violations(page), [])
      await also?.(page)
      complete()
      await page.getByRole('link', {name: 'Try again'}).click()
      await recovered(page).waitFor()
      await leave()
      await site.stopApi()
      assert.equal((await fetch(url)).status, status)
    })
  }
}

const NOT_FOUND = {statusCode: 404, message: 'Not found'}
const NO_DATA = {statusCode: 200, message: 'OK', data: null}
const BROKEN = {statusCode: 500, message: 'The words of the server'}
