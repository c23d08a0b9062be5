import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {answered, completeProperty as property} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

const TOKEN = 'x'.repeat(43)
const PAGE = `/saved-searches/${TOKEN}`
const FORM = `/tell-me-when?home=${property.slug}`
const consent = '2026-11-home'

describe('following one home without JavaScript', () => {
  const {site} = useSite()
  beforeEach(() => {
    site.answers['property-detail'] = answered({...property, alerts: true})
    site.answers.createSavedSearch = {statusCode: 200, message: 'Thanks'}
    site.answers.getSavedSearch = answered({
      ...{name: 'As it was called', query: `home=${property.slug}`},
      ...{frequency: 'at-once', state: 'confirmed', others: 0},
    })
  })

  const get = async (path: string) => (await fetch(site.url + path)).text()
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const response = await fetch(site.url + path, {method: 'POST', redirect: 'manual', body})
    return {response, html: await response.text()}
  }
  const sent = () => site.received.filter(({call}) => call === 'createSavedSearch')

  it('the page of a home or a project leads to its form, where the back end sends such mails', async () => {
    const link = `href="${FORM}"`
    const pages = ['properties', 'projects/detail'].map(path => `/${path}/${property.slug}`)
    for (const page of pages) assert.ok((await get(page)).includes(link), page)
    site.answers['property-detail'] = answered(property)
    for (const page of pages) assert.equal((await get(page)).includes(link), false, page)
  })

  it('the form asks for an address and a consent, and for nothing else', async () => {
    const html = await get(FORM)
    assert.match(html, /<h1>Follow this home<\/h1>/)
    assert.match(html, /value="2026-11-home"/)
    assert.doesNotMatch(html, /Name of the search|How often/)
  })

  it('an accepted form is sent with the home, and a refused one comes back', async () => {
    const fields = {name: property.name, frequency: 'at-once', email: 'layla@example.com'}
    const refused = await post(FORM, fields)
    assert.equal(refused.response.status, 422)
    assert.match(refused.html, /Please agree to receive these emails\./)
    const {response} = await post(FORM, {...fields, consent})
    assert.equal(response.headers.get('location'), '/thank-you?saved-search')
    assert.deepEqual(sent().at(-1)?.body, {
      ...{...fields, consent, query: `home=${property.slug}`},
      fromUrl: 'tell-me-when',
    })
  })

  it('a home that is gone has a way to the agency, and no form', async () => {
    site.answers['property-detail'] = {statusCode: 404, message: 'none'}
    const html = await get(FORM)
    assert.match(html, /This home is no longer offered\./)
    assert.doesNotMatch(html, /<form[^>]*tell-me-when/)
  })

  it('its private page has the home by its present name, and neither name nor frequency to change', async () => {
    const html = await get(PAGE)
    assert.ok(html.includes(`href="/properties/${property.slug}"`))
    assert.match(html, /A home that you follow/)
    assert.ok(html.includes(`<h1 dir="auto">${property.name}</h1>`))
    assert.doesNotMatch(html, /name="frequency"/)
    assert.match(html, /<button[^>]* value="delete"/)
    site.answers['property-detail'] = {statusCode: 410, message: 'gone'}
    const gone = await get(PAGE)
    assert.match(gone, /<h1 dir="auto">As it was called</)
    assert.match(gone, /This home is not offered at the moment\./)
  })
})
