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
    const {page, errors} = await stage.visit(test, {body}, query)
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
    return {origin, query: Object.fromEntries(searchParams), body: request.postDataJSON()}
  }

  it('an enquiry without settings goes to the API of the agency', async test => {
    const {origin, query, body} = await send(test, {})
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

  it('an enquiry has the partner attribute of the tag, and its widget', async test => {
    const {query} = await send(test, {tag: 'async partner="gulf-homes"'})
    assert.deepEqual(query, {partner: 'gulf-homes', widget: 'ocp-book-now'})
  })

  it('an enquiry has the partner of its element rather than of the tag', async test => {
    const {query} = await send(test, {
      tag: 'async partner="gulf-homes"',
      element: 'partner="marina-desk"',
    })
    assert.deepEqual(query, {partner: 'marina-desk', widget: 'ocp-book-now'})
  })

  it('an enquiry has only the campaign parameters of the page’s address', async test => {
    const campaign = {utm_source: 'portal', utm_medium: 'banner', utm_campaign: 'sea', gclid: 'g1'}
    const query = `?${new URLSearchParams({...campaign, email: 'somebody@example.com'})}`
    assert.deepEqual((await send(test, {query})).query, campaign)
  })

  for (const value of ['', '="true"']) {
    const itOnce = value ? everywhere(it) : it
    itOnce(`an enquiry from a page with data-test${value} is marked as a test`, async test => {
      const sent = await send(test, {tag: `async data-test${value} data-partner="gulf-homes"`})
      assert.deepEqual(sent.query, {partner: 'gulf-homes', widget: 'ocp-book-now', test: 'true'})
    })
  }

  it('an enquiry is none where data-test has a value of the page’s own tests', async test => {
    assert.deepEqual((await send(test, {tag: 'async data-test="agency-script"'})).query, {})
  })

  it('a page in test mode says so in its form, once on its console and to its dataLayer', async test => {
    const body = `<script>dataLayer = []</script>${'<ocp-newsletter></ocp-newsletter>'.repeat(2)}`
    const head = loaderTag(stage.product, 'async data-test')
    const {page, requests} = await stage.visitor(test)
    const said: string[] = []
    page.on('console', message => void said.push(message.text()))
    await page.goto(stage.partner.publish({head, body}))
    const form = page.locator('ocp-newsletter').first()
    await form.getByText('Test mode: nobody will answer this.').waitFor()
    await form.getByRole('textbox').fill('layla@example.com')
    await form.getByRole('button').click()
    await page.waitForFunction(() => dataLayer.some(({event}) => event === 'ocp-submit'))
    const layer = await page.evaluate(() => dataLayer)
    assert.equal(layer.find(({event}) => event === 'ocp-submit')?.test, true)
    assert.deepEqual(said, [
      '[ocp] Test mode: what is sent is stored apart, and nobody answers it.',
    ])
    assert.deepEqual(
      requests.filter(url => url.includes('countUse')),
      [],
    )
  })

  it('the console names the partners of two loader tags, and which of them counts', async test => {
    const tags = ['gulf-homes', 'marina-desk'].map(partner =>
      loaderTag(stage.product, `async data-partner="${partner}"`),
    )
    const {page} = await stage.visitor(test)
    const said = page.waitForEvent('console', message => message.text().startsWith('[ocp]'))
    await page.goto(stage.partner.publish({body: `${tags.join('')}<ocp-book-now></ocp-book-now>`}))
    assert.match((await said).text(), /"gulf-homes" and "marina-desk": "gulf-homes" counts/)
  })

  const languages: [tag: string, element: string, words: string][] = [
    ['', '', 'Book Now'],
    ['lang="fr"', '', 'Prendre rendez-vous'],
    ['lang="fr"', 'lang="ru"', 'Записаться'],
    ['', 'lang="fr"', 'Prendre rendez-vous'],
  ]
  for (const [tag, element, words] of languages) {
    const itOnce = tag && element ? it : everywhere(it)
    itOnce(
      `<script ${tag}> and <ocp-book-now ${element}> show the button “${words}”`,
      async test => {
        const {page} = await stage.visit(test, {
          body: `<ocp-book-now ${element}></ocp-book-now>${loaderTag(stage.product, `async ${tag}`)}`,
        })
        await page.getByRole('button', {name: words}).waitFor()
      },
    )
  }

  it('Book Now uses the language of the page when no other is set', async test => {
    const body = `<ocp-book-now></ocp-book-now>${loaderTag(stage.product)}`
    const {page} = await stage.visit(test, {html: 'lang="ru-RU"', body})
    await page.getByRole('button', {name: 'Записаться'}).waitFor()
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
