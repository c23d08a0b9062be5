import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Response} from 'playwright-core'
import {readSettings} from '#server/settings.ts'
import {createSite} from '#server/site.ts'
import {countUse} from '#trade/contract/contract.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage()

describe('address for counting use', () => {
  const loaderOf = async (test: {after(end: () => Promise<void>): void}, API_URL?: string) => {
    const env = {LOG_LEVEL: 'silent', NODE_ENV: 'test', DATA_DIR: await newDirectory(), API_URL}
    const site = await createSite(readSettings(env))
    test.after(() => site.close())
    return (await site.inject('/embed/v1/loader.js')).body
  }

  it('the loader counts use at the agency’s own back end', async test => {
    assert.match(await loaderOf(test), /"counts":"http:\/\/localhost:3001"/)
  })

  it('the loader counts no use at another back end, which would answer 404', async test => {
    const loader = await loaderOf(test, 'https://crm.example')
    assert.match(loader, /"api":"https:\/\/crm\.example"/)
    assert.doesNotMatch(loader, /counts/)
  })
})

describe('usage statistics of a partner', () => {
  it('a page reports its views and openings with its partner', async test => {
    const {product} = stage
    const head = `<script async src="${product.site}/embed/v1/loader.js" partner="quiet-harbour"></script>`
    const body = '<ocp-book-now></ocp-book-now><ocp-newsletter></ocp-newsletter>'
    const visitor = await stage.visitor(test)
    const {page} = visitor
    const counted = page.waitForResponse(isCount)
    await page.goto(stage.partner.publish({head, body}))
    const first = await counted
    assert.equal(first.status(), 200)
    const opening = page.waitForResponse(isCount)
    const dialog = await openBookNow(page)
    await opening
    await fillIn(dialog, layla)
    await sendBooking(dialog)
    const usageReports = visitor.requests.filter(url => url.includes('countUse'))
    assert.ok(usageReports.length <= 3, usageReports.join('\n'))
    const tagsIn = (name: string) =>
      usageReports.flatMap(url => new URL(url).searchParams.get(name)?.split(' ') ?? [])
    assert.deepEqual(tagsIn('viewed').sort(), ['ocp-book-now', 'ocp-newsletter'])
    assert.deepEqual(tagsIn('opened'), ['ocp-book-now'])
    assert.deepEqual([...new Set(tagsIn('partner'))], ['quiet-harbour'])
    assert.deepEqual([visitor.errors, visitor.consoleMessages], [[], []])
    assert.deepEqual(await page.context().cookies(), [])
  })
})

const isCount = (response: Response) => response.url().includes(`/api/v1/user/${countUse.path}`)
