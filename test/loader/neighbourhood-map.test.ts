import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
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

  it('the map links to the agency’s guides under a strict policy', async test => {
    const body = `<ocp-neighbourhood-map community="Waterfront Communities" name="Palm Jumeirah" tiles="none">
      </ocp-neighbourhood-map>${loaderTag(stage.product, 'async partner="gulf-homes"')}`
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
    assert.deepEqual([violations, errors, consoleMessages], [[], [], []])
  })

  it('a mouse drags the map, and a plain wheel scrolls the page', async test => {
    const body = `<ocp-neighbourhood-map tiles="none"></ocp-neighbourhood-map>
      <div style="height: 3000px"></div>${loaderTag(stage.product)}`
    const {page} = await stage.visit(test, {body})
    const map = page.getByRole('region', {name: 'Neighbourhoods'})
    await map.getByRole('button', {name: 'Zoom in'}).waitFor()
    const mark = map.getByRole('link', {name: 'Nad Al Sheba'})
    const before = await mark.boundingBox()
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
      [before.x, 'Nad Al Sheba'] as const,
    )
    await page.mouse.wheel(0, 300)
    await page.waitForFunction(() => scrollY > 100)
  })
})
