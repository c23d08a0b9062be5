/** Section 8 of the specification, row by row: the message when something cannot be loaded. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {hydrated} from '../../../support/browser/conditions.ts'
import {fromNow} from '../../../support/dates.ts'
import {everywhere} from '../../../support/tier.ts'
import {LOST_EDITORIAL, type Load, loads, OFFLINE, ok} from '../../support/pages/error-catalogue.ts'
import {changeTo} from '../../support/pages/page-claims.ts'
import {expectNoToast, expectToast} from '../../support/pages/toasts.ts'
import {type FakeAnswer, startSite} from '../../support/site/site.ts'
import {useSite} from '../../support/site/use-site.ts'
import {type Visitor, visit} from '../../support/site/visitor.ts'

/** A page that loads nothing. */
const NEUTRAL = '/terms-and-conditions'
const FAILED = {statusCode: 500, message: 'The server’s own words'}
const SESSION_OVER = {statusCode: 401, message: 'Who are you?'}
const MISSING = {statusCode: 404, message: 'Nothing'}

describe('error catalogue of failed loads', () => {
  const {site, browser} = useSite()

  const answerWith = ({call, others}: Load, answer: FakeAnswer) => {
    for (const name of Object.keys(site.answers)) delete site.answers[name]
    Object.assign(site.answers, others, {[call]: answer})
  }

  async function expectsToast({page}: Visitor, {toast}: Load) {
    if (toast) await expectToast(page, toast)
    else await expectNoToast(page)
    await page.locator('.busy').waitFor({state: 'detached'})
    assert.equal(await page.getByText(FAILED.message).count(), 0)
  }

  describe('document load with a failing call', () => {
    let visitor: Visitor
    before(async () => {
      visitor = await visit(browser, site.url + NEUTRAL)
    })
    after(() => visitor.leave())

    for (const [row, load] of loads.entries()) {
      const {path, call, toast} = load
      // The others are met in place, below.
      const itOnce = row % 2 || !toast ? it : everywhere(it)
      itOnce(`${path} shows ${toast ? `'${toast}'` : 'no toast'} when ${call} fails`, async () => {
        answerWith(load, FAILED)
        await visitor.page.goto(site.url + path, {waitUntil: 'commit'})
        if (!toast) await hydrated(visitor.page)
        await expectsToast(visitor, load)
      })
    }
  })

  describe('in-place navigation with a failing call', () => {
    let visitor: Visitor
    before(async () => {
      visitor = await visit(browser, site.url + NEUTRAL)
      // After a minute the page would request SEO records again, maybe while it is offline.
      await visitor.page.clock.setFixedTime(fromNow(0))
    })
    after(() => visitor.leave())

    const goTo = (path: string) => changeTo(visitor.page, path)
    const token = () => visitor.page.evaluate(() => localStorage.getItem('token'))

    const isDropped = async (load: Load) => {
      answerWith(load, 'no answer')
      await goTo(load.path)
      await expectsToast(visitor, load)
    }
    const failures: Record<string, (load: Load) => Promise<void>> = {
      'the connection is dropped': isDropped,
      'the browser has gone offline': async load => {
        // The page's code is loaded by then.
        await isDropped(load)
        await goTo(NEUTRAL)
        await visitor.page.context().setOffline(true)
        // The page that was there stays, so the change of page is given up.
        await goTo(load.path).catch(() => {})
        await visitor.page.getByRole('alert').filter({hasText: OFFLINE[0]}).waitFor()
        assert.equal(new URL(visitor.page.url()).pathname, NEUTRAL)
        await visitor.page.context().setOffline(false)
      },
      'the session is over': async load => {
        answerWith(load, SESSION_OVER)
        await visitor.page.evaluate(() => localStorage.setItem('token', 'a.b.c'))
        await goTo(load.path)
        await expectsToast(visitor, load)
        assert.equal(await token(), null)
      },
    }
    // One reason for every other row: what a page says of it does not depend on the page.
    for (const [row, load] of loads.entries()) {
      for (const [at, [when, fails]] of Object.entries(failures).entries()) {
        const register = at === row % 3 && !(row % 2) ? it : everywhere(it)
        register(`${load.path} says what it has to of ${load.call} when ${when}`, async () => {
          await fails(load)
          await goTo(NEUTRAL)
        })
      }
    }
  })

  for (const path of ['/neighborhood-guides?name=Salt', '/interactive-map?name=Salt']) {
    it(`${path} shows only the heading 'Neighborhoods' when its call answers 404`, async () => {
      answerWith({path, call: 'getNeighborhoodsByCommunity', toast: null}, MISSING)
      const {page, leave} = await visit(browser, site.url + path)
      const heading = page.locator('main :is(h1, h2)').filter({hasText: /^Neighborhoods$/})
      assert.equal(await heading.count(), 1)
      assert.equal(await page.locator('.opening__text, .places-page__words p').count(), 0)
      await expectNoToast(page)
      await leave()
    })
  }

  for (const [when, answer] of Object.entries({
    'the call fails': FAILED,
    'the connection is dropped': 'no answer',
    'there is no such job': MISSING,
    'there are no data': ok(null),
  } satisfies Record<string, FakeAnswer>)) {
    // Another test of the page distinguishes the others by their status.
    const register = answer === FAILED ? it : everywhere(it)
    register(`a job page redirects to all jobs without a toast when ${when}`, async () => {
      answerWith({path: '', call: 'careerDetail', toast: null}, answer)
      site.answers.careers = ok([{_id: 'keeper', title: 'Keeper'}])
      const {page, leave} = await visit(browser, `${site.url}/careers/apply/keeper`)
      assert.equal(new URL(page.url()).pathname, '/careers')
      await page.getByRole('link', {name: 'Apply now: Keeper'}).click()
      await page.waitForURL(`${site.url}/careers`)
      await page.getByRole('heading', {level: 1, name: 'Careers'}).waitFor()
      await expectNoToast(page)
      await leave()
    })
  }

  describe('failing SEO records', () => {
    const answers: Record<string, [FakeAnswer, typeof LOST_EDITORIAL | null]> = {
      'the server fails': [FAILED, LOST_EDITORIAL],
      'the connection is dropped': ['no answer', LOST_EDITORIAL],
      'the back end has no such call (404)': [MISSING, null],
    }
    for (const [when, [answer, toast]] of Object.entries(answers)) {
      const register = answer === 'no answer' ? everywhere(it) : it
      register(
        `SEO records cause ${toast ? `'${toast}' once` : 'no toast'} when ${when}`,
        async () => {
          const other = await startSite()
          other.answers.getSeoData = answer
          await other.readSeoRecords()
          const visitor = await visit(browser, other.url + NEUTRAL)
          await expectsToast(visitor, {path: NEUTRAL, call: 'getSeoData', toast})
          await changeTo(visitor.page, '/contact-us')
          await expectNoToast(visitor.page)
          await visitor.leave()
          await other.close()
        },
      )
    }

    it(`SEO records that fail during navigation show '${LOST_EDITORIAL}' once`, async () => {
      const other = await startSite()
      const {page, leave} = await visit(browser, other.url + NEUTRAL)
      other.answers.getSeoData = FAILED
      const response = page.waitForResponse(/getSeoData/)
      // A page waits for the records only for a moment, and for its own data as long as they take.
      other.answers.careers = async () => {
        await (await response).finished()
        return ok([])
      }
      await changeTo(page, '/careers')
      await expectToast(page, LOST_EDITORIAL)
      await changeTo(page, NEUTRAL)
      await expectNoToast(page)
      await leave()
      await other.close()
    })
  })
})
