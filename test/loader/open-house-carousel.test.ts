import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {countShiftsFromNow, shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {painted} from '../support/browser/conditions.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage({product: 'demo'})

describe('open house carousel on a partner’s page', {concurrency: 2}, () => {
  const tag = () => loaderTag(stage.product, 'async partner="gulf-homes"')
  /** The policy that the documentation recommends to partners. */
  const policy = () => {
    const {site, api} = stage.product
    return [
      "default-src 'none'",
      `script-src ${site}`,
      `connect-src ${site} ${api}`,
      `img-src data: ${api}`,
    ].join('; ')
  }
  const page = (attributes = '') => ({
    body: `<ocp-open-house-carousel ${attributes}></ocp-open-house-carousel><p>below</p>${tag()}`,
    headers: {'content-security-policy': policy()},
  })

  it('open houses link to the agency and show pictures under a strict policy', async test => {
    const visitor = await stage.visit(test, page())
    const {page: shown, violations, errors, consoleMessages} = visitor
    await shown.getByRole('button', {name: 'Next'}).waitFor()
    const link = shown.locator('.carousel__slide').first().getByRole('link')
    const address = new URL((await link.getAttribute('href')) ?? '')
    assert.equal(address.origin, stage.product.site)
    assert.equal(address.searchParams.get('partner'), 'gulf-homes')
    const image = shown.locator('.house__picture .picture__image').first()
    await image.evaluate((node: HTMLImageElement) => node.decode())
    assert.deepEqual([violations, errors, consoleMessages], [[], [], []])
  })

  it('an open house of a slug causes no layout shift, and links to its calendar file at the agency', async test => {
    const visitor = await stage.visitor(test)
    const {page: shown} = visitor
    await watchShifts(shown)
    const answer = Promise.withResolvers<void>()
    await shown.route(/getOpenHouse/, async route => {
      await answer.promise
      await route.continue()
    })
    await shown.goto(stage.partner.publish(page('slug="dubai-hills-golf-villa"')))
    await shown.locator('.house-waiting__picture').waitFor()
    await countShiftsFromNow(shown)
    answer.resolve()
    await shown.getByRole('button', {name: 'Next'}).waitFor()
    await painted(shown)
    const shift = await shiftOf(shown)
    assert.ok(shift <= 0.02, `layout shift ${shift}`)
    const link = shown.getByRole('link', {name: 'Calendar file'})
    const response = await fetch((await link.getAttribute('href')) ?? '')
    assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8')
    assert.match(await response.text(), /SUMMARY:Breakfast by the Eighth Fairway\r\n/)
  })
})
