import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

const WITHOUT_SCRIPT = {javaScriptEnabled: false}

describe('forms without JavaScript', () => {
  const {site, browser} = useSite()

  const enquiries = () => site.received.filter(({call}) => call === 'contact')
  const fillContact = async (values: Record<string, string>, search = '') => {
    const visitor = await visit(browser, `${site.url}/contact-us${search}`, WITHOUT_SCRIPT)
    for (const [label, value] of Object.entries(values)) {
      await visitor.page.getByLabel(label, {exact: true}).fill(value)
    }
    await visitor.page.getByRole('button', {name: 'Send'}).click()
    return visitor
  }
  const post = (body: Record<string, string>) =>
    fetch(`${site.url}/contact-us`, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
    })
  const POSTED = {
    name: 'Layla',
    phone: '971501234567',
    email: 'layla@example.com',
    message: 'A villa, please.',
  }
  const LAYLA = {
    Name: 'Layla',
    Phone: '971501234567',
    Email: 'layla@example.com',
    Message: 'A villa, please.',
  }

  it('the contact form posts the enquiry to the API and thanks the visitor', async () => {
    const {page, leave} = await fillContact(LAYLA)
    await page.waitForURL('**/thank-you')
    const [enquiry] = enquiries()
    assert.ok(enquiry)
    const {body, headers, query} = enquiry
    assert.equal(body.name, 'Layla')
    assert.equal(body.fromUrl, 'contact-us')
    assert.ok(headers['idempotency-key'])
    assert.match(`${headers['x-forwarded-for']}`, /127\.0\.0\.1|::1/)
    assert.match(query, /form=/)
    await leave()
  })

  it('the contact form forwards only campaign parameters of its address', async () => {
    const {page, leave} = await fillContact(LAYLA, '?utm_source=spring&gclid=abc&email=layla')
    await page.waitForURL('**/thank-you')
    const query = new URLSearchParams(enquiries()[0]?.query)
    assert.deepEqual([...query.keys()].toSorted(), ['form', 'gclid', 'page', 'utm_source'])
    assert.equal(query.get('page'), `${site.url}/contact-us`)
    await leave()
  })

  it('equal posts share an idempotency key, and a changed one differs', async () => {
    for (const message of ['Hello', 'Hello', 'Hello again']) {
      await post({...POSTED, message})
    }
    const [first, second, other] = enquiries().map(({headers}) => headers['idempotency-key'])
    assert.equal(first, second)
    assert.notEqual(first, other)
  })

  it('a form that the back end rejects shows its errors and what was typed', async () => {
    site.answers.contact = {
      statusCode: 422,
      message: 'Please enter a valid name! ',
      errors: {name: 'Please enter a valid name! ', email: 'Email is Invalid!'},
    }
    const {page, leave} = await fillContact({...LAYLA, Name: 'Layla II'})
    await page.getByText('Please enter a valid name!').waitFor()
    await page.getByText('Email is Invalid!').waitFor()
    const name = page.getByLabel('Name', {exact: true})
    assert.equal(await name.inputValue(), 'Layla II')
    assert.equal(await page.getByLabel('Message', {exact: true}).inputValue(), LAYLA.Message)
    assert.equal(await name.getAttribute('aria-invalid'), 'true')
    await leave()
  })

  it('a native post answers 422 when rejected and 503 when the API is down', async () => {
    site.answers.contact = {statusCode: 422, message: 'Name is Required!', errors: {name: 'x'}}
    assert.equal((await post(POSTED)).status, 422)
    await site.stopApi()
    const lost = await post({...POSTED, name: '<b>Layla</b>', message: 'Kept "as" typed'})
    const html = await lost.text()
    assert.equal(lost.status, 503)
    assert.match(html, /Something went wrong/)
    assert.match(html, /href="tel:\+/)
    assert.match(html, /value="&lt;b&gt;Layla&lt;\/b&gt;"/)
    assert.match(html, /Kept &quot;as&quot; typed|Kept "as" typed/)
  })

  it('the newsletter form reports an invalid email and accepts a valid one', async () => {
    const {page, leave} = await visit(browser, `${site.url}/`, WITHOUT_SCRIPT)
    await page.getByLabel('Email').fill('layla@')
    await page.getByRole('button', {name: 'Subscribe'}).click()
    await page.getByText('Invalid Email').first().waitFor()
    assert.equal(await page.getByLabel('Email').inputValue(), 'layla@')
    await page.getByLabel('Email').fill('layla@example.com')
    await page.getByRole('button', {name: 'Subscribe'}).click()
    await page.waitForURL('**/thank-you?newsletter')
    const [subscription] = site.received.filter(({call}) => call === 'createNewsLetterSubscriber')
    assert.equal(new URLSearchParams(subscription?.query).get('page'), `${site.url}/`)
    await leave()
  })
})
