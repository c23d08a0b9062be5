import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

describe('search, results and homes on a partner’s own pages', () => {
  const stage = setStage({product: 'demo'})

  it('a visitor finds a home and returns to the same results without leaving the partner', async test => {
    const {page, consoleMessages, errors} = await stage.visitor(test)
    const publish = (markup: string) =>
      stage.partner.publish({body: markup + loaderTag(stage.product)})
    const home = publish('<ocp-listing slug-from="?home" enquiry="none"></ocp-listing>')
    const pathOf = (address: string) => new URL(address).pathname
    const results = publish(
      `<ocp-property-list query-from="address" details-url="${pathOf(home)}?home={slug}" tiles="none">
       </ocp-property-list>`,
    )
    const search = publish(
      `<ocp-property-search results-url=".${pathOf(results)}"></ocp-property-search>`,
    )

    await page.goto(search)
    await page.getByLabel('What are you looking for').selectOption('residential-sale')
    await page.getByRole('button', {name: 'Search'}).click()
    await page.waitForURL(`${results}?purpose=residential-sale`)
    await page.getByRole('link', {name: 'Remove filter: Residential Sale'}).waitFor()
    await page.getByLabel('Bedrooms').selectOption('4')
    const found = `${results}?purpose=residential-sale&bedrooms=4`
    await page.waitForURL(found)
    const card = page.getByRole('article').first()
    await page.getByRole('link', {name: 'Remove filter: 4 bedrooms'}).waitFor()
    await page.locator('[aria-busy=true]').waitFor({state: 'detached'})
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link').click()
    await page.waitForURL(`${home}?home=*`)
    await page.getByRole('heading', {name}).waitFor()
    await page.goBack()
    assert.equal(page.url(), found)
    await page.getByRole('link', {name: 'Remove filter: 4 bedrooms'}).waitFor()
    await page.goBack()
    assert.equal(page.url(), `${results}?purpose=residential-sale`)
    assert.deepEqual([consoleMessages, errors], [[], []])
  })
})
