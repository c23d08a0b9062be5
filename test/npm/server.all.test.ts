import assert from 'node:assert/strict'
import {after, before, describe, it, type TestContext} from 'node:test'
import type {BrowserContextOptions} from 'playwright-core'
import {sharedBrowser, sharedPartner, TIMEOUT} from '../support/browser/shared.ts'
import {newVisitor} from '../support/browser/visitor.ts'
import {type Bundle, bundle} from './support/bundle.ts'
import {type Consumer, sharedConsumer} from './support/consumer.ts'

const reviews = [{author_name: 'Layla <3', rating: 5, text: 'They "found" the house & garden.'}]

const property = {name: 'Marina Loft', slug: 'marina-loft', about: {price: 1_250_000}}

/** As an application's server renders them: the tag, its attributes, the options. */
const rendered = [
  ['ocp-book-now', {label: 'Book a "viewing" & more'}, {fallback: '<a href="/a">Write to us</a>'}],
  ['ocp-contact-form', {heading: 'Get in touch', action: '/send', id: 'contact'}, {}],
  ['ocp-newsletter', {heading: 'Lettres'}, {locale: 'fr'}],
  ['ocp-newsletter', {heading: 'Trial', test: true}, {}],
  ['ocp-property-search', {lang: 'ru', purpose: 'residential-rent'}, {locale: 'fr'}],
  ['ocp-reviews', {reviews}, {}],
  ['ocp-listing', {property, layout: 'strip', site: 'https://agency.example'}, {}],
  ['ocp-open-house-carousel', {}, {fallback: '<a href="/b">Open houses</a>'}],
] as const

describe('widget rendered by an application’s server', () => {
  let consumer: Consumer
  let markup: string
  let built: Bundle
  before(async () => {
    consumer = await sharedConsumer()
    ;[built, markup] = await Promise.all([
      bundle(consumer, 'wake.ts'),
      inNode(`
        import {renderWidget} from '@ocp/real-estate-widgets/server'
        for (const each of ${JSON.stringify(rendered)}) console.log(await renderWidget(...each))`),
    ])
  }, TIMEOUT)
  after(() => built?.close())

  /** A visitor whose browser shows the page. */
  async function visit(test: TestContext, options?: BrowserContextOptions) {
    const [partner, browser] = await Promise.all([sharedPartner(), sharedBrowser()])
    const visitor = await newVisitor(browser, options)
    test.after(visitor.leave)
    await visitor.page.goto(partner.publish({body: markup}))
    return visitor
  }

  it('a server-rendered widget shows content or fallback without JavaScript', async test => {
    const {page} = await visit(test, {javaScriptEnabled: false})
    await page.getByRole('button', {name: 'Book a "viewing" & more'}).waitFor()
    await page.getByRole('link', {name: 'Write to us'}).waitFor()
    await page.getByRole('heading', {name: 'Get in touch'}).waitFor()
    assert.ok(await page.getByRole('button', {name: 'S’abonner'}).isVisible())
    assert.equal(await page.getByText('Test mode: no one will reply to this.').count(), 1)
    assert.equal(await page.locator('ocp-newsletter').first().getAttribute('lang'), 'fr')
    assert.equal(await page.locator('ocp-property-search').getAttribute('lang'), 'ru')
    // Its data never arrive: the fallback link is shown instead.
    assert.ok(await page.getByRole('link', {name: 'Open houses'}).isVisible())
    assert.ok(await page.locator('ocp-open-house-carousel .skeleton').first().isHidden())
    assert.ok(await page.getByText('They "found" the house & garden.').isVisible())
    assert.ok(await page.getByRole('link', {name: 'Marina Loft'}).isVisible())
    // With styles: those that isolate the widget from the page are first.
    const family = (selector: string) =>
      page.locator(selector).evaluate(element => getComputedStyle(element).display)
    assert.equal(await family('ocp-newsletter >> nth=0'), 'block')
  })

  it('hydration keeps every server-rendered node and logs no error or warning', async test => {
    const {page, consoleMessages, errors} = await visit(test)
    await page.evaluate(rememberFirstMarkup)
    assert.ok(await page.getByRole('link', {name: 'Write to us'}).isHidden())
    await page.addScriptTag({type: 'module', url: built.script})
    await page.waitForFunction('firstMarkup.ready === firstMarkup.hosts.length')
    assert.deepEqual(await page.evaluate('firstMarkup.changes()'), [])
    await page.getByText('They "found" the house & garden.').waitFor()
    await page.getByRole('button', {name: 'Send'}).click()
    await page.locator('ocp-contact-form').getByText('Name is Required!').waitFor()
    await page.getByRole('button', {name: 'Book a "viewing" & more'}).click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual([consoleMessages, errors], [[], []])
  })

  it('renderWidget rejects an unknown tag or attribute name with the reason', async () => {
    const rejectionOf = (...args: unknown[]) =>
      inNode(`
        import {renderWidget} from '@ocp/real-estate-widgets/server'
        await renderWidget(...${JSON.stringify(args)}).catch(({message}) => console.log(message))`)
    assert.match(await rejectionOf('ocp-review'), /There is no <ocp-review>.*ocp-reviews/)
    assert.match(await rejectionOf('ocp-reviews', {onclick: 'alert(1)'}), /"onclick" is not a name/)
    assert.match(await rejectionOf('ocp-reviews', {'x><script>': ''}), /is not a name/)
  })

  const inNode = async (code: string) => {
    const {stdout, stderr} = await consumer.node('--input-type=module', '--eval', code)
    assert.equal(stderr, '')
    return stdout
  }
})

/** Runs in the page: records each widget's first markup, to compare it after hydration. */
function rememberFirstMarkup() {
  const hosts = [...document.querySelectorAll<HTMLElement>('[lang]:not(html)')]
  const inside = (host: HTMLElement) => [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
  const markup = (host: HTMLElement) => host.shadowRoot?.querySelector('[data-root]')?.innerHTML
  const before = hosts.map(host => ({host, nodes: inside(host), html: markup(host)}))
  const firstMarkup = {
    hosts,
    ready: 0,
    changes: () =>
      // Open houses are requested now.
      before
        .filter(({host}) => host.localName !== 'ocp-open-house-carousel')
        .flatMap(({host, nodes, html}) => [
          ...nodes
            .filter((node, index) => inside(host)[index] !== node)
            .map(node => node.outerHTML),
          ...(markup(host) === html ? [] : [`${html}\n${markup(host)}`]),
        ]),
  }
  document.addEventListener('ocp-ready', () => firstMarkup.ready++)
  Object.assign(window, {firstMarkup})
}
