import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {contentLoaded} from '../support/browser/conditions.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage({product: 'demo'})

describe('project page on a partner’s page', {concurrency: 2}, () => {
  const tag = () => loaderTag(stage.product, 'async partner="gulf-homes"')
  /** The policy that the documentation recommends to partners. */
  const policy = () => {
    const {site, api} = stage.product
    return [
      "default-src 'none'",
      `script-src ${site}`,
      `connect-src ${site} ${api}`,
      `img-src data: ${api}`,
      `media-src ${api}`,
      'frame-src https:',
    ].join('; ')
  }
  it('the project page works and moves nothing under a strict policy with Trusted Types', async test => {
    const trustedTypes = "require-trusted-types-for 'script'; trusted-types ocp-files ocp-html"
    const headers = {'content-security-policy': `${policy()}; ${trustedTypes}`}
    const {page, violations, errors, consoleMessages} = await stage.visitor(test)
    await watchShifts(page)
    const body = `<ocp-project-page slug="the-opus"></ocp-project-page>${tag()}`
    await page.goto(stage.partner.publish({body, headers}))
    await page.getByRole('heading', {name: 'WHERE DREAMS FIND HOMES'}).waitFor()
    // The part that loads last.
    await page.locator('.project-banner__film video').waitFor({state: 'attached'})
    await contentLoaded(page)
    const shift = await shiftOf(page)
    assert.ok(shift <= 0.02, `layout shift ${shift}`)
    await page.locator('.project-about .rich-text').waitFor()
    for (const name of ['About', 'Unit summary', 'Location', 'Our Expert Will Help You']) {
      assert.ok(await page.getByRole('heading', {name, exact: true}).isVisible(), name)
    }
    const brochure = page.getByRole('link', {name: 'Download Brochure'}).first()
    const address = new URL((await brochure.getAttribute('href')) ?? '')
    assert.equal(address.origin, stage.product.site)
    assert.equal(address.searchParams.get('partner'), 'gulf-homes')
    const before = page.url()
    await page.getByRole('link', {name: 'Photo Gallery'}).click()
    await page.getByRole('heading', {name: 'Photo Gallery'}).waitFor()
    assert.equal(page.url(), before, 'the page itself stays as it is')
    await page.getByRole('link', {name: 'Request a Call'}).first().click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual([violations, errors, consoleMessages], [[], [], []])
  })
})
