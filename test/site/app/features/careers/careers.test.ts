import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {reloadHydrated} from '../../../../support/browser/conditions.ts'
import {violations} from '../../../support/pages/axe.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {diver, keeper, longCareer, openings} from '../../../support/records/careers.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const BROKEN = {statusCode: 500, message: 'Broken'}
const ALL = ['Lighthouse Keeper', 'Pearl DIVER', 'Ferryman, night lighthouse line']
const NONE = 'No Results Found'

const titles = (page: Page) => texts(page, '.opening-row h3')
const box = (page: Page) => page.getByRole('searchbox', {name: 'Search openings', exact: true})
const announcement = (page: Page) => page.locator('.openings [role=status]').innerText()

/** Waits until these titles, and no others, are listed. */
async function lists(page: Page, expected: string[]) {
  await page.waitForFunction(
    wanted =>
      [...document.querySelectorAll('.opening-row h3')].map(h => h.textContent).join('|') ===
      wanted,
    expected.join('|'),
  )
}

describe('careers page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => {
    site.answers.careers = answered(openings)
  })

  const enter = (options: Parameters<typeof visit>[2] = {}, query = '') =>
    visit(browser, `${site.url}/careers${query}`, options)

  pageContract(suite, {
    complete: () => `${site.url}/careers`,
    long: [
      () => {
        site.answers.careers = answered([...openings, longCareer])
        return `${site.url}/careers`
      },
    ],
  })

  it('the careers page lists each opening with its Apply link, without JavaScript', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    assert.equal(await page.title(), 'Careers')
    assert.deepEqual(await texts(page, 'h1'), ['Careers'])
    assert.deepEqual(await titles(page), ALL)
    assert.deepEqual((await texts(page, '.opening-row__words'))[0]?.split('\n').filter(Boolean), [
      'Lighthouse Keeper',
      'You mind the lamp, the log and the gulls.',
      'Night shifts',
      'Harbour',
    ])
    const apply = page.getByRole('link', {name: 'Apply now: Lighthouse Keeper', exact: true})
    assert.equal(await apply.innerText(), 'Apply now')
    assert.equal(await apply.getAttribute('href'), '/careers/apply/keeper%2F1%20%26%20co')
    await leave()
  })

  it('the careers page shows founding year, experience and office of the agency', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    const words = await page.locator('.careers').innerText()
    assert.match(words, /Established\s+2022\s+Experience\s+8 years\s+Office\s+Business Bay/)
    await leave()
  })

  it('the careers film opens in a dialog, or as a file without JavaScript', async () => {
    const {page, consoleMessages, leave} = await enter()
    const button = page.getByRole('button', {name: 'Watch the film'})
    await button.click()
    const dialog = page.getByRole('dialog', {name: 'A table above the city'})
    await dialog.getByRole('button', {name: 'Unmute'}).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})
    assert.ok(await button.evaluate(node => node === document.activeElement))
    assert.deepEqual(consoleMessages, [])
    await leave()
    const plain = await enter(WITHOUT_SCRIPT)
    const address = await plain.page.locator('.watch__button').getAttribute('href')
    assert.match(`${address}`, /\/careers-\w+\.mp4$/)
    assert.equal((await fetch(site.url + address)).status, 200)
    await plain.leave()
  })

  it('the careers search filters titles case-insensitively and announces the count', async () => {
    const {page, consoleMessages, leave} = await enter()
    assert.equal(await announcement(page), '3 openings')
    await box(page).pressSequentially('LIGHThouse')
    await lists(page, ['Lighthouse Keeper', 'Ferryman, night lighthouse line'])
    assert.equal(await announcement(page), '2 openings')
    await box(page).fill('  diver ')
    await lists(page, ['Pearl DIVER'])
    assert.equal(await announcement(page), '1 opening')
    // Only titles are searched.
    await box(page).fill('gulls')
    await lists(page, [])
    assert.equal(await announcement(page), NONE)
    assert.equal(await page.getByText(NONE).count(), 1)
    assert.deepEqual(consoleMessages, [])
    assert.deepEqual(await violations(page), [])
    await page.getByRole('link', {name: 'Show all openings'}).click()
    await lists(page, ALL)
    assert.equal(await box(page).inputValue(), '')
    assert.ok(await box(page).evaluate(input => input === document.activeElement))
    assert.equal(site.received.filter(({call}) => call === 'careers').length, 1)
    await leave()
  })

  it('Enter puts the careers search in the address, and Back restores the former', async () => {
    const {page, leave} = await enter()
    await box(page).fill('diver')
    await box(page).press('Enter')
    await page.waitForURL('**/careers?search=diver')
    assert.ok(await box(page).evaluate(input => input === document.activeElement))
    await box(page).fill('keeper')
    await box(page).press('Enter')
    await page.waitForURL('**/careers?search=keeper')
    await lists(page, ['Lighthouse Keeper'])
    await page.goBack()
    await lists(page, ['Pearl DIVER'])
    assert.equal(await box(page).inputValue(), 'diver')
    await reloadHydrated(page)
    assert.deepEqual(await titles(page), ['Pearl DIVER'])
    await leave()
  })

  it('Back restores the former careers search while the API has not responded', async () => {
    const {page, leave} = await enter({}, '?search=diver')
    site.answers.careers = () => new Promise<never>(() => {})
    await box(page).fill('keeper')
    await box(page).press('Enter')
    await page.waitForURL('**/careers?search=keeper')
    await lists(page, ['Lighthouse Keeper'])
    site.answers.careers = answered(openings)
    await page.goBack()
    await lists(page, ['Pearl DIVER'])
    assert.equal(await box(page).inputValue(), 'diver')
    await leave()
  })

  it('the careers search works without JavaScript', async () => {
    const {page, leave} = await enter(WITHOUT_SCRIPT)
    await box(page).fill(' PEARL')
    await box(page).press('Enter')
    await page.waitForURL('**/careers?search=*')
    assert.deepEqual(await titles(page), ['Pearl DIVER'])
    assert.equal(await box(page).inputValue(), ' PEARL')
    await box(page).fill('nothing of the kind')
    await box(page).press('Enter')
    await page.getByText(NONE).waitFor()
    await page.getByRole('link', {name: 'Show all openings'}).click()
    await page.waitForURL('**/careers')
    assert.deepEqual(await titles(page), ALL)
    await leave()
  })

  it('a careers page without openings shows a message and a mail link', async () => {
    for (const none of [answered([]), answered(null)]) {
      site.answers.careers = none
      const {page, consoleMessages, leave} = await enter()
      assert.equal(await page.getByText(NONE).count(), 1)
      assert.ok(await page.locator('main a[href^="mailto:"]').isVisible())
      assert.deepEqual(consoleMessages, [])
      assert.deepEqual(await violations(page), [])
      await leave()
    }
  })

  it('the careers page shows contact links and Try again when openings fail', async () => {
    site.answers.careers = BROKEN
    const {page, leave} = await enter()
    await page.getByText('Something went wrong', {exact: true}).waitFor()
    const openingsPart = page.locator('.openings')
    assert.ok(await openingsPart.locator('a[href^="mailto:"]').isVisible())
    assert.ok(await openingsPart.locator('a[href^="tel:"]').isVisible())
    assert.deepEqual(await violations(page), [])
    site.answers.careers = answered(openings)
    await page.getByRole('link', {name: 'Try again'}).click()
    await lists(page, ALL)
    await leave()
    await site.stopApi()
    assert.equal((await fetch(`${site.url}/careers`)).status, 200)
  })

  it('the careers page marks untranslated text with lang="en"', async () => {
    site.answers.careers = answered([{...diver, in_english: ['title', 'short_description']}])
    const {page, leave} = await enter({language: 'fr', ...WITHOUT_SCRIPT})
    assert.equal(await page.locator('.opening-row h3').getAttribute('lang'), 'en')
    assert.equal(await page.locator('.opening-row__text').getAttribute('lang'), 'en')
    await leave()
  })

  it('the careers page leaves out openings without an id or a title', async () => {
    site.answers.careers = answered([null, {title: 'No id'}, {_id: 'no-title'}, keeper])
    const {page, consoleMessages, leave} = await enter()
    assert.deepEqual(await titles(page), ['Lighthouse Keeper'])
    assert.deepEqual(consoleMessages, [])
    await leave()
  })
})
