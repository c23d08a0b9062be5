import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {answered, completeProperty as property} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

const {slug, name} = property
const PAGE = `/send-shortlist?properties=${slug}`

describe('a shortlist by email, without JavaScript', () => {
  const {site} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = answered({...property, alerts: true})
    site.answers.sendShortlist = {statusCode: 200, message: 'Thanks'}
  })

  const get = async (path: string) => (await fetch(site.url + path)).text()
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({properties: slug, ...fields})
    const response = await fetch(site.url + PAGE, {method: 'POST', redirect: 'manual', body})
    return {response, html: await response.text()}
  }

  it('a shared list leads to the form, where the back end sends such mails', async () => {
    const link = `href="${PAGE}"`
    assert.ok((await get(`/shortlist?properties=${slug}`)).includes(link))
    site.answers['property-detail'] = answered(property)
    assert.equal((await get(`/shortlist?properties=${slug}`)).includes(link), false)
  })

  it('the form names the homes, and what the address is used for', async () => {
    const html = await get(PAGE)
    assert.ok(html.includes(name))
    assert.match(html, /We use your address for this email only\./)
    assert.match(html, /name="robots" content="noindex/)
  })

  it('an accepted form leads to the page of thanks', async () => {
    const {response} = await post({email: 'layla@example.com'})
    assert.equal(response.headers.get('location'), '/thank-you?shortlist')
    const [request] = site.received.filter(({call}) => call === 'sendShortlist')
    assert.deepEqual(request?.body, {email: 'layla@example.com', properties: slug})
    assert.match(await get('/thank-you?shortlist'), /Your shortlist is on its way to your inbox\./)
  })

  it('half an address comes back with its message and the homes', async () => {
    const {response, html} = await post({email: 'layla@'})
    assert.equal(response.status, 422)
    assert.match(html, /Email is Invalid!/)
    assert.match(html, /value="layla@"/)
    assert.ok(html.includes(name))
  })
})
