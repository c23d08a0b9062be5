import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {paperUsed} from '../../../../end-to-end/support/printed-page.ts'
import {twoEmirates} from '../../../../support/records/buying-costs.ts'
import {rentsOfTwoEmirates} from '../../../../support/records/renting-costs.ts'
import {ok} from '../../../support/pages/error-catalogue.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('Buying costs page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => {
    site.answers.getBuyingCosts = ok(twoEmirates)
  })

  const enter = (query = '', options: Parameters<typeof visit>[2] = {}) =>
    visit(browser, `${site.url}/buying-costs${query}`, options)
  const total = (page: Page) => page.getByLabel('Total', {exact: true})

  pageContract(suite, {complete: () => `${site.url}/buying-costs?price=1500000`})

  it('an estimate is worked out without JavaScript: a form asks, the server answers', async () => {
    const {page, leave} = await enter('', WITHOUT_SCRIPT)
    assert.equal(await page.title(), 'Buying costs')
    assert.equal(await page.getByRole('heading', {level: 1}).textContent(), 'Buying costs')
    await page.getByLabel('Price, AED').fill('1,500,000')
    await page.getByRole('button', {name: 'Calculate'}).click()
    assert.equal(await total(page).textContent(), 'AED 367,490')
    // Values that were only assumed follow the price.
    await page.getByLabel('Price, AED').fill('2000000')
    await page.getByRole('button', {name: 'Calculate'}).click()
    assert.equal(await total(page).textContent(), 'AED 488,490')
    await page.getByText('Adjust the figures').click()
    await page.getByLabel('Title deed, AED').fill('1000')
    await page.getByRole('button', {name: 'Calculate'}).click()
    assert.equal(await total(page).textContent(), 'AED 489,490')
    await leave()
  })

  it('a wrong number is named at its field, also without JavaScript', async () => {
    const {page, leave} = await enter('?price=1500000&rate=lots', WITHOUT_SCRIPT)
    const rate = page.getByLabel('Interest rate, % a year')
    assert.equal(await rate.getAttribute('aria-invalid'), 'true')
    assert.ok(await page.getByText('Please enter a rate from 0 to 30').isVisible())
    assert.equal(await total(page).textContent(), 'AED 367,490')
    await leave()
  })

  it('each change is in the address, and Back undoes it', async () => {
    const {page, leave} = await enter('?price=1500000')
    await page.getByLabel('Property type').selectOption('villa')
    await page.waitForURL('**/buying-costs?price=1500000&kind=villa')
    await page.getByLabel('Years').fill('20')
    await page.getByLabel('Years').press('Enter')
    await page.waitForURL('**/buying-costs?price=1500000&kind=villa&years=20')
    await page.goBack()
    await page.waitForURL('**/buying-costs?price=1500000&kind=villa')
    await page.waitForFunction(
      () =>
        document
          .querySelector('ocp-buying-costs')
          ?.shadowRoot?.querySelector<HTMLInputElement>('[name=years]')?.value === '25',
    )
    await leave()
  })

  it('a change stays in the language that the address asks for, without an error', async () => {
    const {page, consoleMessages, leave} = await enter('?lang=fr')
    await page.locator('select[name=kind]').selectOption('villa')
    await page.waitForURL('**/buying-costs?kind=villa&lang=fr')
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('a visitor who changes a field keeps the place on the page and the focus', async () => {
    const {page, leave} = await enter('?price=1500000', {viewport: {width: 390, height: 600}})
    const payment = page.getByLabel('Payment', {exact: true})
    await payment.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 200))
    const before = await page.evaluate(() => scrollY)
    await payment.selectOption('cash')
    await page.waitForURL('**pay=cash')
    assert.equal(await total(page).textContent(), 'AED 1,564,200')
    assert.equal(await page.evaluate(() => scrollY), before)
    await leave()
  })

  it('whatever the address says, the page is one for search engines', async () => {
    const html = await (await fetch(`${site.url}/buying-costs?price=7&kind=%3Cb%3E&fee-x=1`)).text()
    assert.match(html, /<link rel="canonical" href="[^"?]*\/buying-costs"/)
    assert.doesNotMatch(html, /<b>/)
  })

  it('a back end without this call leaves a page that leads on, and says nothing of an error', async () => {
    site.answers.getBuyingCosts = {statusCode: 404, message: 'Not found'}
    const response = await fetch(`${site.url}/buying-costs`)
    assert.equal(response.status, 200)
    const html = await response.text()
    assert.match(html, /Ask us, and we will/)
    assert.doesNotMatch(html, /Something went wrong|Try again/)
  })

  describe('of renting', () => {
    beforeEach(() => {
      site.answers.getRentingCosts = ok(rentsOfTwoEmirates)
    })

    pageContract(suite, {
      complete: () => `${site.url}/buying-costs?mode=rent&rent=100000&cheques=4`,
    })

    it('a link changes between buying and renting, and the title stays', async () => {
      const {page, consoleMessages, leave} = await enter('?price=1500000')
      await page.getByRole('link', {name: 'Rent', exact: true}).click()
      await page.waitForURL('**/buying-costs?mode=rent')
      await page.getByRole('heading', {level: 1, name: 'Renting costs'}).waitFor()
      await page.getByLabel('Rent, AED a year').fill('100000')
      await page.getByLabel('Number of cheques').selectOption('4')
      await page.waitForURL('**/buying-costs?mode=rent&rent=100000&cheques=4')
      assert.equal(await page.getByLabel('To move in', {exact: true}).textContent(), 'AED 37,470')
      assert.equal(await page.title(), 'Buying costs')
      await page.getByRole('link', {name: 'Buy', exact: true}).click()
      await page.getByLabel('Price, AED').waitFor()
      assert.deepEqual(consoleMessages, [])
      await leave()
    })

    it('an estimate is worked out without JavaScript, and one of the yield, too', async () => {
      const {page, leave} = await enter('?mode=rent', WITHOUT_SCRIPT)
      await page.getByLabel('Rent, AED a year').fill('100,000')
      await page.getByLabel('Number of cheques').selectOption('4')
      await page.getByRole('button', {name: 'Calculate'}).click()
      assert.equal(await page.getByLabel('To move in', {exact: true}).textContent(), 'AED 37,470')
      await page.goto(`${site.url}/buying-costs?price=1500000`)
      await page.getByText('Rental yield', {exact: true}).click()
      await page.getByLabel('Expected rent, AED a year').fill('90,000')
      await page.locator('.costs__yield').getByRole('button', {name: 'Calculate'}).click()
      assert.ok(await page.getByText('Rental yield: 6.00% gross').isVisible())
      assert.equal(await total(page).textContent(), 'AED 367,490')
      await leave()
    })

    it('it prints on one A4 sheet', async () => {
      const {page, leave} = await enter('?mode=rent&rent=100000&cheques=4')
      assert.equal((await paperUsed(page)).sheets, 1)
      await leave()
    })
  })

  it('a back end without renting costs has no way to them, whatever the address says', async () => {
    const {page, leave} = await enter('?mode=rent&price=1500000', WITHOUT_SCRIPT)
    assert.equal(await page.getByRole('heading', {level: 1}).textContent(), 'Buying costs')
    assert.equal(await page.getByRole('link', {name: 'Rent', exact: true}).count(), 0)
    assert.equal(await total(page).textContent(), 'AED 367,490')
    await leave()
  })

  it('the estimate prints on one A4 sheet: what was asked, the sums, lines with sources, the chart', async () => {
    for (const language of ['en', 'ru'] as const) {
      const {page, leave} = await enter('?price=1500000&down=100000&years=30', {language})
      assert.equal((await paperUsed(page)).sheets, 1, language)
      await page.emulateMedia({media: 'print'})
      for (const text of ['AED 1,500,000', 'fees.example']) {
        const shown = language === 'en' ? text : text.replaceAll(',', '\u00a0')
        assert.ok(await page.getByText(shown).first().isVisible(), shown)
      }
      assert.ok(await page.locator('.costs__bars').isVisible())
      for (const hidden of ['.header__links', 'footer', '.costs__form', '.costs__ways']) {
        assert.ok(await page.locator(hidden).first().isHidden(), hidden)
      }
      await leave()
    }
  })
})
