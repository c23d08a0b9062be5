import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

describe('property list on a partner’s page', {concurrency: 2}, () => {
  const stage = setStage({product: 'demo'})
  const tag = () => loaderTag(stage.product, 'async partner="gulf-homes"')
  /** The strictest policy under which the widgets promise to work. */
  const policy = () => {
    const {site, api} = stage.product
    return [
      "default-src 'none'",
      `script-src ${site}`,
      `connect-src ${site} ${api}`,
      `img-src data: ${api}`,
    ].join('; ')
  }

  it('a preset property list links to the agency under a strict policy', async test => {
    const body = `<ocp-property-list purpose="residential-sale" property-type="villa" limit="3"
      heading="Villas for sale"></ocp-property-list>${tag()}`
    const headers = {'content-security-policy': policy()}
    const visitor = await stage.visit(test, {body, headers})
    const {page, violations, errors, consoleMessages} = visitor
    const cards = page.getByRole('list', {name: 'Villas for sale'}).getByRole('listitem')
    await cards.nth(2).waitFor()
    assert.equal(await cards.count(), 3)
    for (const card of await cards.all()) {
      assert.match(await card.innerText(), /AED [\d,]+|Price on request/)
      assert.match(await card.innerText(), /Villa/)
      const address = new URL((await card.getByRole('link').getAttribute('href')) ?? '')
      assert.equal(address.origin, stage.product.site)
      assert.match(address.pathname, /^\/properties\/./)
      assert.equal(address.searchParams.get('partner'), 'gulf-homes')
    }
    const all = await page.getByRole('link', {name: 'All properties'}).getAttribute('href')
    const {pathname, searchParams} = new URL(all ?? '')
    assert.equal(pathname, '/properties')
    assert.deepEqual(Object.fromEntries(searchParams), {
      purpose: 'residential-sale',
      property_type: 'villa',
      partner: 'gulf-homes',
    })
    assert.deepEqual([violations, errors, consoleMessages], [[], [], []])
  })

  it('the property list pages, filters and shows a map without a navigation', async test => {
    const body = `<ocp-property-list purpose="residential-sale" tiles="none"></ocp-property-list>${tag()}`
    const headers = {'content-security-policy': policy()}
    const visitor = await stage.visit(test, {body, headers})
    const {page, violations, errors, consoleMessages} = visitor
    const before = page.url()
    const count = page.getByRole('status').filter({hasText: /\d+ propert/})
    await count.waitFor()
    const all = Number.parseInt(await count.innerText(), 10)
    await page.getByRole('link', {name: 'Page 2'}).click()
    await page
      .getByRole('link', {name: 'Page 2', exact: true})
      .and(page.locator('[aria-current]'))
      .waitFor()
    await page.getByLabel('Bedrooms').selectOption('3')
    await page.getByRole('link', {name: 'Remove filter: 3 bedrooms'}).waitFor()
    await page.locator('[aria-busy=true]').waitFor({state: 'detached'})
    assert.ok(Number.parseInt(await count.innerText(), 10) < all)
    await page.getByRole('link', {name: 'Map', exact: true}).click()
    const pin = page.getByRole('region', {name: 'Map'}).getByRole('link').first()
    assert.equal(
      new URL((await pin.getAttribute('href')) ?? '').searchParams.get('partner'),
      'gulf-homes',
    )
    await page
      .getByRole('button', {name: /^Shortlist: /})
      .first()
      .click()
    const shortlist = page.getByRole('link', {name: 'Shortlist (1)'})
    assert.match(
      (await shortlist.getAttribute('href')) ?? '',
      /\/shortlist\?properties=[^&]+&partner=/,
    )
    assert.equal(page.url(), before, 'the page itself stays as it is')
    assert.deepEqual([violations, errors, consoleMessages], [[], [], []])
  })
})
