import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

const TOKEN = 'x'.repeat(43)
const PAGE = `/saved-searches/${TOKEN}`
const search = {
  ...{name: 'Villas <by> the sea', query: 'purpose=residential-sale&bedrooms=2'},
  ...{frequency: 'daily', state: 'confirmed', others: 1},
}
const found = (more: object = {}) =>
  answered({properties: [], total: 0, page: 1, pages: 0, facets: {}, ...more})

describe('saved searches without JavaScript', () => {
  const {site} = useSite()
  beforeEach(() => {
    site.answers['search-properties'] = found({alerts: true, total: 3})
    site.answers.getSavedSearch = answered(search)
    site.answers.createSavedSearch = {statusCode: 200, message: 'Thanks'}
    site.answers.changeSavedSearch = {statusCode: 200, message: 'OK'}
  })

  const get = async (path: string) => {
    const response = await fetch(site.url + path, {redirect: 'manual'})
    return {response, html: await response.text()}
  }
  const post = async (path: string, fields: Record<string, string>, type?: string) => {
    const response = await fetch(site.url + path, {
      ...{method: 'POST', redirect: 'manual', body: new URLSearchParams(fields)},
      ...(type && {headers: {'content-type': type}}),
    })
    return {response, html: await response.text()}
  }
  const sent = (name: string) => site.received.filter(({call}) => call === name)

  it('the form is a page, named after the filters and not for search engines', async () => {
    const {response, html} = await get('/tell-me-when?purpose=residential-sale&bedrooms=2')
    assert.equal(response.status, 200)
    assert.match(html, /name="robots" content="noindex/)
    assert.match(html, /value="Residential Sale, 2 bedrooms"/)
    assert.match(html, /action="\/tell-me-when\?purpose=residential-sale&amp;bedrooms=2"/)
    assert.match(html, /<h1>Be the first to hear<\/h1>/)
  })

  it('a filter that cannot be read is not saved with the others', async () => {
    site.answers['search-properties'] = query =>
      query.has('cheques')
        ? {statusCode: 422, message: 'wrong', errors: {cheques: 'wrong'}}
        : found({alerts: true, total: 3})
    const {html} = await get('/tell-me-when?bedrooms=2&cheques=many')
    assert.match(html, /action="\/tell-me-when\?bedrooms=2"/)
    assert.match(html, /value="2 bedrooms"/)
    assert.match(html, /See the 3 homes in this search/)
  })

  it('a back end that sends no mails has no form', async () => {
    site.answers['search-properties'] = found()
    const {html} = await get('/tell-me-when')
    assert.doesNotMatch(html, /ocp-saved-search/)
    assert.match(html, /Searches cannot be saved at the moment/)
  })

  it('a refused form comes back with its messages and what was typed', async () => {
    const {response, html} = await post('/tell-me-when?place=Marina', {
      ...{name: 'By the sea', email: 'layla@', frequency: 'weekly'},
    })
    assert.equal(response.status, 422)
    assert.match(html, /Email is Invalid!/)
    assert.match(html, /Please agree to receive these emails\./)
    assert.match(html, /value="By the sea"/)
    assert.deepEqual(sent('createSavedSearch'), [])
  })

  it('an accepted form leads to the page of thanks, and the search is that of the address', async () => {
    const {response} = await post('/tell-me-when?place=Marina&page=2', {
      ...{name: 'By the sea', email: 'layla@example.com', frequency: 'weekly'},
      consent: '2026-11',
    })
    assert.equal(response.status, 303)
    assert.equal(response.headers.get('location'), '/thank-you?saved-search')
    const [request] = sent('createSavedSearch')
    assert.deepEqual(request?.body, {
      ...{name: 'By the sea', email: 'layla@example.com', frequency: 'weekly'},
      ...{consent: '2026-11', query: 'place=Marina', fromUrl: 'tell-me-when'},
    })
    assert.match((await get('/thank-you?saved-search')).html, /Please check your inbox/)
  })

  it('a private page is kept by nobody, listed by nobody and refers to nobody', async () => {
    const {response, html} = await get(PAGE)
    assert.equal(response.status, 200)
    const header = (name: string) => response.headers.get(name)
    assert.deepEqual(
      [header('cache-control'), header('referrer-policy'), header('x-robots-tag')],
      ['no-store', 'no-referrer', 'noindex, nofollow, noarchive'],
    )
    assert.match(html, /Villas &lt;by&gt; the sea/)
    assert.match(html, /href="\/properties\?purpose=residential-sale&amp;bedrooms=2&amp;view=map"/)
  })

  it('looking at a link confirms nothing; its button does', async () => {
    site.answers.getSavedSearch = answered({...search, state: 'waiting'})
    const {html} = await get(PAGE)
    assert.match(html, /<button[^>]* value="confirm"/)
    assert.deepEqual(sent('changeSavedSearch'), [])
    const {response} = await post(PAGE, {task: 'confirm'})
    assert.equal(response.headers.get('location'), `${PAGE}?done=confirm`)
    assert.deepEqual(sent('changeSavedSearch')[0]?.body, {token: TOKEN, task: 'confirm'})
  })

  it('a change with an empty name comes back with its message', async () => {
    const {response, html} = await post(PAGE, {task: 'change', name: ' ', frequency: 'daily'})
    assert.equal(response.status, 422)
    assert.match(html, /Please give the search a name\./)
    assert.deepEqual(sent('changeSavedSearch'), [])
  })

  it('the button of a mail program ends all mails, in whatever form it is posted', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ]) {
      const {response} = await post(`${PAGE}/unsubscribe`, {'List-Unsubscribe': 'One-Click'}, type)
      assert.equal(response.status, 200)
    }
    const bodies = sent('changeSavedSearch').map(({body}) => body)
    assert.deepEqual(bodies, Array(3).fill({token: TOKEN, task: 'end-all'}))
    const {response} = await get(`${PAGE}/unsubscribe`)
    assert.deepEqual([response.status, response.headers.get('location')], [302, `${PAGE}#end`])
  })

  it('a link that has ended says so', async () => {
    site.answers.getSavedSearch = {statusCode: 404, message: 'none'}
    const {response, html} = await get(PAGE)
    assert.equal(response.status, 200)
    assert.match(html, /This saved search is no longer here/)
    site.answers.changeSavedSearch = {statusCode: 404, message: 'none'}
    assert.equal((await post(`${PAGE}/unsubscribe`, {})).response.status, 200)
  })
})
