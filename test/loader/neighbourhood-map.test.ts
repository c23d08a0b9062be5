import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {longText} from '../support/partner/partner.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage({product: 'demo'})

describe('neighbourhood map on a partner’s page', {concurrency: 2}, () => {
  const policy = (pictures = '') => {
    const {site, api} = stage.product
    return [
      "default-src 'none'",
      `script-src ${site}`,
      `connect-src ${site} ${api}`,
      `img-src data: ${api} ${pictures}`,
    ].join('; ')
  }

  it('the map links to the agency’s guides, is dragged and lets the page scroll under a strict policy', async test => {
    const body = `<ocp-neighbourhood-map community="Waterfront Communities" name="Palm Jumeirah" tiles="none"></ocp-neighbourhood-map>
      ${longText}${loaderTag(stage.product, 'async partner="gulf-homes"')}`
    const headers = {'content-security-policy': policy()}
    const {page, violations, errors, consoleMessages} = await stage.visit(test, {body, headers})
    const map = page.getByRole('region', {name: 'Waterfront Communities'})
    await map.getByRole('button', {name: 'Zoom in'}).waitFor()
    const guide = map.getByRole('link', {name: 'Palm Jumeirah'})
    await guide.waitFor()
    const address = new URL((await guide.getAttribute('href')) ?? '')
    assert.equal(address.origin, stage.product.site)
    assert.equal(address.pathname, '/neighborhood/detail/Palm%20Jumeirah')
    assert.equal(address.searchParams.get('partner'), 'gulf-homes')
    const before = await guide.boundingBox()
    const box = await map.boundingBox()
    assert.ok(before && box)
    const [x, y] = [box.x + 60, box.y + 200]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 50, y + 30, {steps: 10})
    await page.mouse.up()
    await page.waitForFunction(
      ([left, place]) => {
        const root = document.querySelector('ocp-neighbourhood-map')?.shadowRoot
        const now = root?.querySelector(`[data-name="${place}"]`)?.getBoundingClientRect()
        return !!now && now.left > Number(left) + 30
      },
      [before.x, 'Palm Jumeirah'] as const,
    )
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(() => scrollY > 100)
    assert.deepEqual([violations, errors, consoleMessages], [[], [], []])
  })
})
