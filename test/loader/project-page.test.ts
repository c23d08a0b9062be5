import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {loaderTag} from '../support/product.ts'
import {setStage} from '../support/stage.ts'

const stage = setStage({product: 'demo'})

describe('a project on a partner’s page', {concurrency: 2}, () => {
  const tag = () => loaderTag(stage.product, 'async partner="gulf-homes"')
  /** What the documentation tells partners to allow. */
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
  const body = () => `<ocp-project-page slug="the-opus"></ocp-project-page>${tag()}`

  it('stands with its form, its documents and its links, within a strict policy', async test => {
    const headers = {'content-security-policy': policy()}
    const visitor = await stage.visit(test, {body: body(), headers})
    const {page, violations, errors, complaints} = visitor
    await page.getByRole('heading', {name: 'WHERE DREAMS FIND HOMES'}).waitFor()
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
    assert.deepEqual([violations, errors, complaints], [[], [], []])
  })

  it('takes its room at once: what comes moves nothing on the screen', async test => {
    const {page} = await stage.visit(test, {body: body()})
    await page.getByRole('heading', {name: 'WHERE DREAMS FIND HOMES'}).waitFor()
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(entries => {
            const all = entries.getEntries() as never as {value: number}[]
            resolve(all.reduce((sum, {value}) => sum + value, 0))
          }).observe({type: 'layout-shift', buffered: true})
          setTimeout(() => resolve(0), 500)
        }),
    )
    assert.ok(shift <= 0.02, `layout shift ${shift}`)
  })
})
