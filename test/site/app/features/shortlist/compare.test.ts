import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openHydrated, reloadHydrated} from '../../../../support/browser/conditions.ts'
import {particulars} from '../../../../support/records/particulars.ts'
import {languages, looks, seenIn, violations} from '../../../support/pages/axe.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {addressOf, homeAnswers} from '../../../support/records/listed-homes.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

type Answer = {statusCode: number; message: string; data: object | null}

const place = {coordinates: [25.08, 55.14], metres: 0}
const near = [
  {...place, kind: 'school', name: 'Pier School', walk_minutes: 3, drive_minutes: 4},
  {...place, kind: 'school', name: 'Hill School', walk_minutes: 20, drive_minutes: 8},
  {...place, kind: 'metro', name: 'Pier', walk_minutes: 31, drive_minutes: 9},
]

const STATES = [addressOf('/compare', 3), '/compare', addressOf('/compare', 1)]

describe('comparison page', () => {
  const {site, browser} = useSite()
  before(() => {
    Object.assign(site.answers, homeAnswers)
  })

  const compared = (count: number) => site.url + addressOf('/compare', count)
  const columns = (page: Page) =>
    page
      .getByRole('columnheader')
      .filter({has: page.getByRole('link')})
      .allTextContents()
  /** Label and cells of each row below the names. */
  const rows = (page: Page) =>
    page
      .locator('.compare__table tbody tr:not(.compare__above)')
      .evaluateAll(lines =>
        lines.map(line => Array.from(line.children, cell => cell.textContent).join(' | ')),
      )

  for (const {language, colorScheme} of looks) {
    it(`the comparison passes axe with homes and without in ${language}, ${colorScheme}`, async () => {
      const {page, leave} = await visit(browser, site.url, {language, colorScheme})
      for (const path of seenIn(STATES, language)) {
        await openHydrated(page, site.url + path)
        assert.deepEqual(await violations(page), [], path)
      }
      await leave()
    })
  }

  it('the comparison shows all facts of each home, common amenities first', async () => {
    const {page, consoleMessages, leave} = await visit(browser, compared(3))
    assert.deepEqual(await columns(page), ['Marina Loft', 'Palm Villa', 'Creek Studio'])
    assert.deepEqual(await rows(page), [
      'Price | AED 2,000,000 | AED 9,000,000 | Price on request',
      'Price per sq ft | AED 2,000 | AED 1,500 | not stated',
      'Community | Dubai Marina | Palm Jumeirah | Dubai Marina',
      'Type | Apartment | Villa | Apartment',
      'Bedrooms | 2 | 5 | Studio',
      'Bathrooms | 2 | 2 | not stated',
      'Area | 1,000 sq ft | 6,000 sq ft | not stated',
      'Amenities',
      'Gym | Yes | Yes | Residents’ gym',
      'Parking | Parking for two cars | Two parking spaces | not stated',
      'Swimming pool | not stated | 12 m pool | Private pool',
      'View | Sea view | not stated | not stated',
      'Library | Yes | not stated | not stated',
      'Permit | 7100000001 | not stated | 7100000003',
      'Listed | 14 March 2026 | not stated | not stated',
    ])
    assert.deepEqual(consoleMessages, [])
    await leave()
  })

  it('the comparison has rows for what few records state, and says what is not stated', async () => {
    const answerOf = homeAnswers['property-detail'] as (query: URLSearchParams) => Answer
    site.answers['property-detail'] = query => {
      const {data, ...answer} = answerOf(query)
      const isFirst = query.get('slug') === 'marina-loft'
      const first = {...data, ...particulars, near: [...near].reverse(), project: false}
      return {...answer, data: isFirst ? first : data}
    }
    const page = await readPage(compared(2))
    const stated = page
      .cells('.compare__table tbody tr:not(.compare__above)')
      .map(cells => cells.join(' | ').replace(/\s/g, ' '))
    for (const line of [
      'Building | Keeper’s House | not stated',
      'Floor | Ground floor | not stated',
      'Completion | Off-plan | not stated',
      'Handover | Q4 2031 | not stated',
      'Availability | Available now | not stated',
      'Service charge | AED 18,500 per year | not stated',
      'Payment plan | Before handover 43.33%, On handover 36.67%, After handover 20% | not stated',
      'Parking | 2 | Two parking spaces',
      'Furnishing | Unfurnished | not stated',
      'View | Sea viewMarina view | not stated',
      'Nearby (estimated) | School: 3 min on foot Metro station: 9 min by car | not stated',
    ]) {
      assert.ok(stated.includes(line), `${line}\n${stated.join('\n')}`)
    }
    assert.doesNotMatch(stated.join(), /Cheques|deposit/)
    site.answers['property-detail'] = answerOf
  })

  it('the comparison shows rows with equal values in a lighter font weight', async () => {
    const {page, leave} = await visit(browser, compared(2))
    const unchangedRows = await page.locator('.compare__same th').allTextContents()
    assert.deepEqual(unchangedRows, ['Bathrooms', 'Gym', 'Parking'])
    const weight = (name: string) =>
      page
        .getByRole('row', {name})
        .getByRole('cell')
        .first()
        .evaluate(cell => getComputedStyle(cell).fontWeight)
    assert.equal(await weight('Bathrooms'), '400')
    assert.equal(await weight('Bedrooms'), '600')
    await leave()
  })

  it('Remove takes a home out of the comparison, and Back restores it', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const {page, leave} = await visit(browser, compared(3), {javaScriptEnabled})
      await page.getByRole('link', {name: 'Remove: Palm Villa'}).click()
      await page.waitForURL('**/compare?properties=marina-loft,creek-studio')
      await page.getByRole('link', {name: 'Remove: Palm Villa'}).waitFor({state: 'detached'})
      assert.deepEqual(await columns(page), ['Marina Loft', 'Creek Studio'])
      await page.goBack()
      await page.getByRole('link', {name: 'Remove: Palm Villa'}).waitFor()
      await leave()
    }
  })

  it('the comparison shows at most four homes and mentions that others are left out', async () => {
    const {page, leave} = await visit(browser, compared(6))
    assert.equal((await columns(page)).length, 4)
    assert.ok(await page.getByText('The others are left out here').isVisible())
    await page.goto(`${compared(2)},sold-villa`)
    assert.equal((await columns(page)).length, 2)
    assert.ok(await page.getByText('Sold villa').isVisible())
    assert.ok(await page.getByText('The others are left out here').isHidden())
    await leave()
  })

  it('the comparison shows what to do when it has no home or only one', async () => {
    const {page, leave} = await visit(browser, `${site.url}/compare`)
    assert.ok(await page.getByRole('heading', {name: 'Nothing to compare yet'}).isVisible())
    const link = page.getByRole('main').getByRole('link', {name: 'Shortlist'})
    assert.equal(await link.getAttribute('href'), '/shortlist')
    await page.goto(compared(1))
    const title = page.getByRole('heading', {name: 'Add a second home to compare'})
    assert.ok(await title.isVisible())
    assert.ok(await page.getByRole('link', {name: 'Marina Loft'}).isVisible())
    await leave()
  })

  it('shortlist checkboxes choose 4 homes to compare; a fifth replaces a removed one', async () => {
    const {page, consoleMessages, leave} = await visit(
      browser,
      site.url + addressOf('/shortlist', 5),
    )
    const box = (name: string) => page.getByLabel(`Compare: ${name}`, {exact: true})
    for (const name of ['Marina Loft', 'Palm Villa', 'Creek Studio', 'Hills House']) {
      await box(name).click()
    }
    await page.getByText('4 homes chosen to compare.').waitFor()
    await box('Canal Flat').click()
    assert.equal(await box('Canal Flat').isChecked(), false)
    await page.getByText('Remove one to make room').waitFor()
    await page.getByRole('button', {name: 'Remove: Palm Villa'}).click()
    assert.equal(await box('Canal Flat').isChecked(), true)
    assert.equal(await box('Palm Villa').isChecked(), false)
    assert.ok(await box('Canal Flat').evaluate(input => input === document.activeElement))
    await reloadHydrated(page)
    await box('Canal Flat').and(page.locator(':checked')).waitFor()
    await page.getByRole('button', {name: 'Compare', exact: true}).click()
    await page.waitForURL('**/compare?properties=marina-loft,creek-studio,hills-house,canal-flat')
    await page.getByRole('table').waitFor()
    assert.equal(await page.title(), 'Compare')
    assert.deepEqual(consoleMessages, [])
    await page.goBack()
    await box('Palm Villa').click()
    await page.getByText('Remove one to make room').waitFor()
    assert.deepEqual(await violations(page), [])
    await leave()
  })

  it('a phone shows two homes at once, and labels that stay while the keyboard scrolls', async () => {
    const viewport = {width: 320, height: 640}
    for (const language of languages) {
      const {page, leave} = await visit(browser, compared(4), {language, viewport})
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
      const region = page.getByRole('region').filter({has: page.getByRole('table')})
      const label = page.locator('.compare__above span').first()
      const names = await page.locator('.compare__home').all()
      const boxes = await Promise.all(names.map(name => name.boundingBox()))
      const whole = boxes.filter(box => box && box.x >= 0 && box.x + box.width <= 320)
      assert.equal(whole.length, 2)
      const left = (await label.boundingBox())?.x
      await region.focus()
      await page.keyboard.press('ArrowRight')
      await page.waitForFunction(
        () => (document.querySelector('.compare__scroll')?.scrollLeft ?? 0) > 20,
      )
      assert.equal((await label.boundingBox())?.x, left)
      assert.equal(await page.evaluate(() => scrollX), 0)
      await leave()
    }
  })

  it('the comparison of four homes prints on one A4 sheet', async () => {
    const {page, leave} = await visit(browser, compared(4))
    const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1')
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1)
    await leave()
  })
})
