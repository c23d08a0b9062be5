/** What every page of the site promises, as tests: a page's own file tests what is special about it. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import type {Locator, Page} from 'playwright-core'
import type {Given} from '../site/site.ts'
import type {Suite} from '../site/use-site.ts'
import {visit} from '../site/visitor.ts'
import {violations} from './axe.ts'
import * as claims from './page-claims.ts'

/** Has the API answer with a record, and says at which address it is shown. */
type Show = () => string

export interface PageFacts {
  /** With all that a record can have. */
  whole: Show
  /** Others that are looked at in every way, too. */
  others?: Show[]
  /** With as little as there may be, or in another state: looked at once. */
  little?: Show[]
  /** With texts that are longer than anybody would write. */
  long?: Show[]
  /** The path of the largest picture in the first screen, as far as it is known. */
  picture?: string
  /** The call for a record, and what it answers where there is none; 404 and no data always count. */
  missing?: {call: string; answers?: Given[]}
  /** The call without which there is no page. */
  failing?: {
    call: string
    /** The words of the specification. */
    says: string
    /** 502, where the page does not stand without its data. */
    status?: number
    /** What is there once another try has succeeded. */
    shows: (page: Page) => Locator
    /** More that holds before that. */
    also?: (page: Page) => Promise<void>
  }
}

/** To be called within `describe`, with what `useSite()` gives. */
export function pageContract(suite: Suite, facts: PageFacts) {
  const {site, browser} = suite
  const {whole, others = [], little = [], long = [], picture, missing, failing} = facts

  it('is accessible and fits its window in each language, in light and dark', async () => {
    for (const show of [whole, ...others]) await claims.isAccessible(browser, show())
  })

  if (little.length) {
    it('is accessible with little, and complains of nothing', async () => {
      for (const show of little) {
        const {page, complaints, leave} = await visit(browser, show())
        assert.deepEqual(complaints, [])
        assert.deepEqual(await violations(page), [])
        await leave()
      }
    })
  }

  it('has title, description, address and heading in its document', async () => {
    const url = new URL(whole())
    const response = await fetch(url)
    assert.equal(response.status, 200)
    const html = await response.text()
    assert.match(html, /<title>[^<]+<\/title>/)
    assert.match(html, /<meta name="description" content="[^"]+">/)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? []
    assert.equal(canonical.replace(/\?.*/, ''), url.origin + url.pathname)
    assert.match(html, /<h1/)
  })

  it('stays still while its fonts and pictures arrive', () => claims.staysStill(browser, whole()))

  if (long.length) {
    it('fits 320 pixels in each language, however long its texts are', async () => {
      for (const show of long) await claims.fitsNarrowWindows(browser, show())
    })
  }

  it('reads the same when the page is changed in place', async () => {
    for (const show of [whole, ...others]) {
      const {origin, pathname, search} = new URL(show())
      await claims.readsTheSameInPlace(browser, origin, pathname + search)
    }
  })

  if (picture) {
    it('asks for its picture first', () => claims.asksForItsPictureFirst(whole(), picture))
  }

  if (missing) {
    it('is 404 where there is no such record', async () => {
      const {call, answers = []} = missing
      const url = whole()
      for (const answer of [NOT_FOUND, NO_DATA, ...answers]) {
        site.answers[call] = answer
        const response = await fetch(url)
        assert.equal(response.status, 404)
        assert.match(await response.text(), /<title>Page not found<\/title>/)
      }
    })
  }

  if (failing) {
    const {call, says, status = 502, shows, also} = failing
    it('says so in the words of the specification when it did not come, and tries again', async () => {
      const url = whole()
      site.answers[call] = BROKEN
      assert.equal((await fetch(url)).status, status)
      const {page, leave} = await visit(browser, url)
      await page.getByText(says, {exact: true}).waitFor()
      assert.equal(await page.getByText(BROKEN.message).count(), 0)
      assert.equal(await page.locator('.busy:visible').count(), 0)
      assert.deepEqual(await violations(page), [])
      await also?.(page)
      whole()
      await page.getByRole('link', {name: 'Try again'}).click()
      await shows(page).waitFor()
      await leave()
      await site.stopApi()
      assert.equal((await fetch(url)).status, status)
    })
  }
}

const NOT_FOUND = {statusCode: 404, message: 'Not found'}
const NO_DATA = {statusCode: 200, message: 'OK', data: null}
const BROKEN = {statusCode: 500, message: 'The words of the server'}
