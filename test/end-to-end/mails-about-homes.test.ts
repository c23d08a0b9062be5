/** Mails that visitors ask for about homes, from the page of a home to the end of the mails. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {type MailServer, startMailServer} from '../site/server/support/leads/mail-server.ts'
import {violations} from '../site/support/pages/axe.ts'
import {openHydrated} from '../support/browser/conditions.ts'
import {mailBy} from '../support/partner/mail-settings.ts'
import {withDemo} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {changePrice} from './support/changed-price.ts'
import {linkIn, mailsTo} from './support/visitor-mails.ts'

const HOME = 'three-bedroom-apartment-marsa-tower-dubai-marina'
const LANGUAGES = ['en', 'ar'] as const
let mail: MailServer

const stage = setStage({
  async product() {
    mail = await startMailServer()
    return {...(await withDemo()), ...mailBy(mail), LANGUAGES: LANGUAGES.join()}
  },
})

describe('mails about homes', () => {
  async function visitor(test: TestContext, language: string) {
    const {page} = await stage.visitor(test)
    const {site: url} = stage.product
    await page.context().addCookies([{name: 'language', value: language, url}])
    return page
  }
  const open = (page: Page, path: string) => openHydrated(page, stage.product.site + path)
  async function send(page: Page) {
    // clock: whoever fills in a form in less than two seconds is taken for a robot.
    await page.waitForTimeout(2_000)
    await page.locator('form:has([name=email]) [type=submit]').last().click()
  }
  /** One of the buttons of a private page; it says what became of the mails. */
  async function press(page: Page, task: string) {
    await page.locator(`[name=task][value=${task}]`).click()
    await page.locator('main [role=status]').waitFor()
    assert.deepEqual(await violations(page), [])
  }
  async function confirm(page: Page, email: string) {
    const [question] = await mailsTo(mail, email, 1)
    await open(page, linkIn(question, '/saved-searches/'))
    assert.deepEqual(await violations(page), [])
    await press(page, 'confirm')
  }
  async function followHome(page: Page, email: string) {
    await open(page, `/properties/${HOME}`)
    await page.locator('[data-ask=follow]').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=email]').fill(email)
    await dialog.locator('[name=consent]').check()
    assert.deepEqual(await violations(page), [])
    await send(page)
    await dialog.waitFor({state: 'detached'})
    await confirm(page, email)
  }
  const names = (page: Page) => page.locator('main article h2').allTextContents()

  it('a visitor who follows a home hears of its new price, and of none after unsubscribing', async test => {
    const email = 'layla@example.com'
    const page = await visitor(test, 'en')
    await followHome(page, email)
    assert.equal(await changePrice(stage, HOME, 1_000_000), 1)
    const [, news] = await mailsTo(mail, email, 2)
    assert.match(mail.header(news, 'subject') ?? '', /^Price reduced /)
    assert.match(news?.text ?? '', /→ AED.1,000,000$/m)
    await page.goto(stage.product.site + linkIn(news, '/saved-searches/'))
    await press(page, 'end')
    assert.equal(await changePrice(stage, HOME, 2_000_000), 0)
    assert.equal((await mailsTo(mail, email, 2)).length, 2)
  })

  it('a home is followed in Arabic, in a dialog and on pages without a violation', async test => {
    await followHome(await visitor(test, 'ar'), 'noor@example.com')
  })

  for (const language of LANGUAGES) {
    it(`a visitor mails the shortlist to themselves, and its link shows the same homes, in ${language}`, async test => {
      const email = `shortlist-${language}@example.com`
      const page = await visitor(test, language)
      await open(page, `/shortlist?properties=${HOME},marsana-villas`)
      for (const place of [0, 1]) await page.locator('main .heart').nth(place).click()
      await open(page, '/shortlist')
      await page.locator('a[href^="/send-shortlist"]').click()
      await page.locator('[name=email]').fill(email)
      assert.deepEqual(await violations(page), [])
      await send(page)
      await page.waitForURL('**/thank-you?shortlist*')
      const [sent] = await mailsTo(mail, email, 1)
      const other = await visitor(test, language)
      await open(other, linkIn(sent, '/shortlist'))
      await open(page, '/shortlist')
      await page.locator('main article').nth(1).waitFor()
      const own = await names(page)
      assert.equal(own.length, 2)
      assert.deepEqual(await names(other), own)
    })

    it(`a search is saved, confirmed and ended on pages that pass axe, in ${language}`, async test => {
      const email = `search-${language}@example.com`
      const page = await visitor(test, language)
      for (const query of [`home=${HOME}`, 'purpose=residential-sale&bedrooms=2']) {
        await open(page, `/tell-me-when?${query}`)
        await page.locator('[name=email]').waitFor()
        assert.deepEqual(await violations(page), [], query)
      }
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=consent]').check()
      await send(page)
      await page.waitForURL('**/thank-you?saved-search*')
      await confirm(page, email)
      await press(page, 'end')
    })
  }
})
