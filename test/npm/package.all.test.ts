import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {before, describe, it} from 'node:test'
import {useRunning} from '../site/server/support/running.ts'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {bundle} from './support/bundle.ts'
import {type Consumer, sharedConsumer, tool} from './support/consumer.ts'

/** The page's own, which tag managers read. */
declare const dataLayer: Record<string, unknown>[]

const stage = setStage()

describe('npm package in a consumer project', () => {
  let consumer: Consumer
  before(async () => {
    consumer = await sharedConsumer()
  }, TIMEOUT)

  it('the types accept valid and reject invalid use in TypeScript, React and Preact', async () => {
    await consumer.node(tool('typescript/bin/tsc'), '-p', '.').catch(({stdout}) => {
      assert.fail(stdout)
    })
  })

  it('each package entry imports in Node without output or new globals', async () => {
    const {exports, name} = await json('package.json')
    const entries = Object.keys(exports).filter(entry => !entry.endsWith('.json'))
    assert.ok(entries.length > 30)
    const result = await inNode(`
      const before = Reflect.ownKeys(globalThis).length
      for (const entry of ${JSON.stringify(entries)}) await import(entry.replace('.', '${name}'))
      console.log(Reflect.ownKeys(globalThis).length - before)`)
    assert.deepEqual(result, {stdout: '0\n', stderr: ''})
  })

  it('a React server render of a widget contains its fallback', async () => {
    const result = await inNode(`
      import {createElement} from 'react'
      import {renderToString} from 'react-dom/server'
      import {Reviews} from '@ocp/real-estate-widgets/react'
      const props = {heading: 'Clients', reviews: [], className: 'clients', onOcpReady: () => {}}
      console.log(renderToString(createElement(Reviews, props, 'Soon')))`)
    const markup = '<ocp-reviews heading="Clients" class="clients">Soon</ocp-reviews>\n'
    assert.deepEqual(result, {stdout: markup, stderr: ''})
  })

  describe('bundle of an application', () => {
    const built = useRunning(() => bundle(consumer, 'page.tsx'))

    it('the bundle contains only the used widgets and splits off lazy parts', async () => {
      const modules = built.chunks.flatMap(({moduleIds}) => moduleIds)
      const isThere = (file: string) => modules.some(id => id.endsWith(file))
      assert.ok(isThere('/widgets/book-now.js'))
      assert.ok(!isThere('/react/careers-apply.js') && !isThere('/widgets/careers-apply.js'))
      const [entry] = built.chunks
      assert.ok(entry?.dynamicImports.length)
      assert.ok(!entry.moduleIds.some(id => /real-estate-widgets.*dialog/.test(id)))
    })

    it('a React page on another origin books a viewing through the package', async test => {
      const {api, site} = stage.product
      const settings = JSON.stringify({api, site, partner: 'gulf-homes'})
      const {page, consoleMessages, errors} = await stage.visitor(test)
      const body = `<main></main><script type="module" src="${built.script}"></script>`
      await page.goto(stage.partner.publish({body: withSettings(settings, body)}))
      await page.getByRole('textbox', {name: 'Email'}).waitFor()
      const dialog = await openBookNow(page)
      await fillIn(dialog, layla)
      const response = await sendBooking(dialog)
      assert.equal(new URL(response.url()).origin, new URL(api).origin)
      assert.match(`${response.request().postData()}`, /Layla/)
      const reported = await page.locator('output').innerText()
      for (const word of ['ref:ocp-book-now', 'ready', 'newsletter', 'open', 'submit:']) {
        assert.ok(reported.includes(word), `${word} in ${reported}`)
      }
      assert.equal(await page.locator('ocp-book-now').getAttribute('class'), 'book')
      assert.deepEqual([consoleMessages, errors], [[], []])
    })

    /** The consumer's page on the partner's, with what else it holds. */
    const publish = (partner: string, more = '') => {
      const {api, site} = stage.product
      const body = `${more}<main></main><script type="module" src="${built.script}"></script>`
      return stage.partner.publish({body: withSettings(JSON.stringify({api, site, partner}), body)})
    }

    it('the package counts views and openings, and reports to the dataLayer', async test => {
      const {page, consoleMessages, errors} = await stage.visitor(test)
      const counts = (what: string) =>
        page.waitForRequest(request => new RegExp(`countUse\\?.*${what}`).test(request.url()))
      const viewed = counts('viewed=ocp-')
      await page.goto(publish('palm-portal', '<script>dataLayer = []</script>'))
      assert.equal(new URL((await viewed).url()).searchParams.get('partner'), 'palm-portal')
      const opened = counts('opened=ocp-book-now')
      const dialog = await openBookNow(page)
      await opened
      await fillIn(dialog, layla)
      await sendBooking(dialog)
      await page.waitForFunction(() => dataLayer.some(({event}) => event === 'ocp-submit'))
      const layer = await page.evaluate(() => dataLayer)
      const {form, partner, widget} = layer.find(({event}) => event === 'ocp-submit') ?? {}
      assert.deepEqual([form, partner, widget], ['book-now', 'palm-portal', 'ocp-book-now'])
      assert.deepEqual([consoleMessages, errors], [[], []])
    })

    it('commands that the page has queued reach the package’s widgets', async test => {
      const {page} = await stage.visitor(test)
      await page.goto(publish('palm-portal', "<script>ocp = {q: [['open']]}</script>"))
      await page.getByRole('dialog').waitFor()
    })

    it('commands of a queue that the page makes later reach them, too', async test => {
      const {page} = await stage.visitor(test)
      // The package follows commands from the moment at which it counts.
      const counts = page.waitForRequest(request => request.url().includes('countUse'))
      await page.goto(publish('palm-portal'))
      await counts
      await page.evaluate("window.ocp = window.ocp || {q: []}; ocp.q.push(['open'])")
      await page.getByRole('dialog').waitFor()
    })

    const NEWSLETTER = '<ocp-newsletter></ocp-newsletter>'

    it('the script tag and the package of one version share a page without a word', async test => {
      const {page, consoleMessages} = await stage.visitor(test)
      await page.goto(publish('palm-portal', loaderTag(stage.product) + NEWSLETTER))
      await page.getByText('newsletter').waitFor()
      assert.deepEqual(consoleMessages, [])
    })

    it('the console names both versions where an element is there already', async test => {
      const {page} = await stage.visitor(test)
      const said = page.waitForEvent('console', message => message.text().startsWith('[ocp]'))
      const older =
        "<script>customElements.define('ocp-newsletter', class extends HTMLElement {static version = '0.9.0'})</script>"
      await page.goto(publish('palm-portal', older))
      const {version} = await json('package.json')
      assert.equal(
        (await said).text(),
        `[ocp] <ocp-newsletter> is on this page already, in version 0.9.0; the second copy, version ${version}, does nothing.`,
      )
    })
  })

  const json = async (file: string) =>
    JSON.parse(await readFile(join(consumer.installed, file), 'utf8'))
  const inNode = (code: string) => consumer.node('--input-type=module', '--eval', code)
})

/** The page's own markup gives the addresses of its agency. */
const withSettings = (settings: string, body: string) =>
  `${body}<script>document.body.dataset.settings = ${JSON.stringify(settings)}</script>`
