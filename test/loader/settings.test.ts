import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import {fillIn, isBooking, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

/** The page's own, which tag managers read. */
declare const dataLayer: Record<string, unknown>[]

const stage = setStage()

describe('partner settings', {concurrency: 2}, () => {
  /** Sends an enquiry from a page with this element; answers the request as it left. */
  async function send(test: TestContext, {tag = 'async', element = '', query = '', around = ''}) {
    const body = `${around}<ocp-book-now ${element}></ocp-book-now>${loaderTag(stage.product, tag)}`
    const {page, errors, consoleMessages} = await stage.visit(test, {body}, query)
    const dialog = await openBookNow(page)
    await fillIn(dialog, layla)
    const request = (await sendBooking(dialog)).request()
    assert.deepEqual(errors, [])
    const {origin, searchParams} = new URL(request.url())
    // Signed by the server, and different each time.
    assert.match(searchParams.get('form') ?? '', /^\w+\.[\w-]+$/)
    searchParams.delete('form')
    // Without the query of the page, which may be personal.
    const [address] = page.url().split('?')
    assert.equal(searchParams.get('page'), address)
    searchParams.delete('page')
    assert.equal(searchParams.get('phone'), 'international')
    searchParams.delete('phone')
    const sent = {origin, query: Object.fromEntries(searchParams)}
    return {...sent, body: request.postDataJSON(), consoleMessages}
  }

  it('an enquiry without settings, or with data-test for the page’s own tests, goes to the API of the agency', async test => {
    const {origin, query, body} = await send(test, {tag: 'async data-test="agency-script"'})
    assert.equal(origin, stage.product.api)
    assert.deepEqual(query, {})
    assert.deepEqual(body, {
      name: 'Layla Haddad',
      phone: '971501234567',
      is_whatsapp_number: true,
      email: 'layla@example.com',
      rentOrSale: 'BUY',
    })
  })

  it('an enquiry has the partner of its element rather than of the tag, and only the campaign of the address', async test => {
    const campaign = {utm_source: 'portal', utm_medium: 'banner', utm_campaign: 'sea', gclid: 'g1'}
    const {query, consoleMessages} = await send(test, {
      around: loaderTag(stage.product, 'async data-partner="gulf-homes"'),
      tag: 'async data-partner="palm-desk"',
      element: 'partner="marina-desk"',
      query: `?${new URLSearchParams({...campaign, email: 'somebody@example.com'})}`,
    })
    assert.deepEqual(query, {...campaign, partner: 'marina-desk', widget: 'ocp-book-now'})
    // The console says which of two tags counts.
    assert.equal(consoleMessages.length, 1)
    assert.match(
      consoleMessages.join(),
      /^\[ocp\] .*"gulf-homes" and "palm-desk": "gulf-homes" counts/,
    )
  })

  for (const [tag, more] of [
    ['async partner="gulf-homes"', {}],
    ['async data-test="true" data-partner="gulf-homes"', {test: 'true'}],
  ] as const) {
    everywhere(it)(`an enquiry from a page with <script ${tag}> has these settings`, async test => {
      const {query} = await send(test, {tag})
      assert.deepEqual(query, {partner: 'gulf-homes', widget: 'ocp-book-now', ...more})
    })
  }

  it('a page in test mode says so in its form, once on its console, to its dataLayer and to the API', async test => {
    const body = `<script>dataLayer = []</script>${'<ocp-newsletter></ocp-newsletter>'.repeat(2)}`
    const head = loaderTag(stage.product, 'async data-test data-partner="gulf-homes"')
    const {page, requests} = await stage.visitor(test)
    const said: string[] = []
    page.on('console', message => void said.push(message.text()))
    await page.goto(stage.partner.publish({head, body}))
    const form = page.locator('ocp-newsletter').first()
    await form.getByText('Test mode: no one will reply to this.').waitFor()
    await form.getByRole('textbox').fill('layla@example.com')
    await form.getByRole('button').click()
    await page.waitForFunction(() => dataLayer.some(({event}) => event === 'ocp-submit'))
    const layer = await page.evaluate(() => dataLayer)
    assert.equal(layer.find(({event}) => event === 'ocp-submit')?.test, true)
    const sent = requests.find(url => url.includes('createNewsLetterSubscriber')) ?? ''
    const {searchParams} = new URL(sent)
    assert.deepEqual(
      ['partner', 'widget', 'test'].map(name => searchParams.get(name)),
      ['gulf-homes', 'ocp-newsletter', 'true'],
    )
    assert.deepEqual(said, [
      '[ocp] Test mode: what is sent is stored apart, and nobody answers it.',
    ])
    assert.deepEqual(
      requests.filter(url => url.includes('countUse')),
      [],
    )
  })

  it('Book Now uses the language of its element, else of the tag, else of the page', async test => {
    const page = async (tag: string, elements: string) => {
      const body = elements + loaderTag(stage.product, tag)
      return (await stage.visit(test, {html: 'lang="ru-RU"', body})).page
    }
    const elements = '<ocp-book-now></ocp-book-now><ocp-book-now lang="ar"></ocp-book-now>'
    const own = await page('async lang="fr"', elements)
    await own.getByRole('button', {name: 'Prendre rendez-vous'}).waitFor()
    await own.locator('ocp-book-now').last().getByRole('button', {name: 'حجز موعد'}).waitFor()
    const inherited = await page('async', elements)
    await inherited.getByRole('button', {name: 'Записаться на просмотр'}).waitFor()
  })

  const apis: [where: string, tag: string, element: string][] = [
    ['of the tag', 'api="https://crm.example"', ''],
    ['of the element, not the tag', 'api="https://other.example"', 'api="https://crm.example"'],
  ]
  for (const [where, tag, element] of apis) {
    const itOnce = element ? it : everywhere(it)
    itOnce(`an enquiry goes to the address in the api attribute ${where}`, async test => {
      const {page} = await stage.visit(test, {
        body: `<ocp-book-now ${element}></ocp-book-now>${loaderTag(stage.product, `async ${tag}`)}`,
      })
      await page.route('https://crm.example/**', route =>
        route.fulfill({
          json: {statusCode: 200, message: 'Thanks from the CRM.'},
          headers: {'access-control-allow-origin': '*'},
        }),
      )
      const dialog = await openBookNow(page)
      await fillIn(dialog, layla)
      const answered = page.waitForResponse(isBooking)
      await dialog.getByRole('button', {name: 'Send'}).click()
      assert.equal(new URL((await answered).url()).origin, 'https://crm.example')
      await page.getByText('Thanks from the CRM.').waitFor()
    })
  }
})
