/** Each page has one address; what people type and link otherwise leads there. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {bareNeighborhood} from '../../../support/records/places.ts'
import {answered, bareProperty, completeProperty} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'

describe('one address for each page', () => {
  const {site} = useSite()
  const names = ['Palm Jumeirah', 'palm jumeirah', 'PALM JUMEIRAH']
  before(() => {
    for (const name of names) {
      site.answers[`getNeighborhood/${encodeURIComponent(name)}`] = answered({
        ...bareNeighborhood,
        name: 'Palm Jumeirah',
      })
    }
    site.answers['property-detail'] = query =>
      ['mill', 'orla-'].includes(query.get('slug') ?? '')
        ? answered({...bareProperty, slug: query.get('slug') ?? ''})
        : NOT_FOUND
    site.answers.getProjectsByBuilder = query =>
      query.get('builderSlug') === 'mill'
        ? answered({name: 'Mill', slug: 'mill', projects: []})
        : NOT_FOUND
    site.answers.getTeamMember = NOT_FOUND
    site.answers.careerDetail = NOT_FOUND
  })

  const get = async (path: string) => {
    const response = await fetch(site.url + path, {redirect: 'manual'})
    return {
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
    }
  }
  const leadsTo = async (path: string) => {
    const {status, location} = await get(path)
    return `${status} ${location}`
  }

  it('needless slashes and escapes are redirected, with the query', async () => {
    assert.equal(await leadsTo('/team/'), '301 /team')
    assert.equal(await leadsTo('//team'), '301 /team')
    assert.equal(await leadsTo('/team//detail///x/?lang=fr'), '301 /team/detail/x?lang=fr')
    assert.equal(await leadsTo('/te%61m?utm_source=x'), '301 /team?utm_source=x')
    assert.equal(await leadsTo('/sitemap.xml/'), '301 /sitemap.xml')
    assert.equal((await get('/')).status, 200)
  })

  it('letters of the other case are redirected to the page that has them', async () => {
    assert.equal(await leadsTo('/Contact-Us?lang=fr'), '301 /contact-us?lang=fr')
    assert.equal(await leadsTo('/properties/Mill'), '301 /properties/mill')
    for (const name of names.slice(1)) {
      assert.equal(
        await leadsTo(`/neighborhood/detail/${encodeURIComponent(name)}?community=Palm`),
        '301 /neighborhood/detail/Palm%20Jumeirah?community=Palm',
      )
    }
    const {status, html} = await get('/neighborhood/detail/Palm%20Jumeirah?community=Palm')
    assert.equal(status, 200)
    assert.match(html, /rel="canonical" href="[^"]*\/neighborhood\/detail\/Palm%20Jumeirah"/)
  })

  it('letters of the other case lead nowhere while what they name cannot be read', async () => {
    site.answers['getNeighborhood/Deira'] = NOT_FOUND
    site.answers['getNeighborhood/deira'] = {statusCode: 500, message: '', data: null}
    site.answers.getCommunityDetail = query =>
      query.get('_id') === 'Marina' ? NOT_FOUND : {statusCode: 500, message: '', data: null}
    for (const path of ['/neighborhood/detail/Deira', '/communities/detail/Marina']) {
      assert.equal((await get(path)).status, 404, path)
    }
  })

  it('addresses that are almost right lead to the one page that is meant', async () => {
    for (const [asked, meant] of [
      ['/properties/orla', '/properties/orla-'],
      ['/properties/ORLA', '/properties/orla-'],
      ['/properties/mill-', '/properties/mill'],
      ['/property/orla-?lang=fr', '/properties/orla-?lang=fr'],
      ['/property/mill', '/properties/mill'],
      ['/neighborhoods/palm%20jumeirah', '/neighborhood/detail/Palm%20Jumeirah'],
      ['/neighbourhood/Palm%20Jumeirah', '/neighborhood/detail/Palm%20Jumeirah'],
      ['/neighborhoods/palm-jumeirah', '/neighborhood/detail/Palm%20Jumeirah'],
      ['/career', '/careers'],
      ['/Open-House', '/open-houses'],
    ] as const) {
      assert.equal(await leadsTo(asked), `301 ${meant}`, asked)
    }
  })

  it('where two pages may be meant, the page for 404 suggests both', async () => {
    const {status, html} = await get('/project/mill')
    assert.equal(status, 404)
    assert.match(html, /Did you mean one of these pages\?/)
    for (const path of ['/projects/mill', '/projects/detail/mill']) {
      assert.ok(html.includes(`href="${path}"`), path)
    }
  })

  it('an unknown address stays missing', async () => {
    for (const path of ['/Nowhere', '/properties/Nobody', '/team/detail/Nobody']) {
      assert.equal((await get(path)).status, 404, path)
    }
  })

  it('a missing opening answers 404 and takes the visitor to the openings', async () => {
    const {status, html} = await get('/careers/apply/none?lang=fr')
    assert.equal(status, 404)
    assert.match(html, /<meta name="robots" content="noindex">/)
    assert.match(html, /<meta http-equiv="refresh" content="0; url=\/careers\?lang=fr">/)
  })
})

describe('pages of a list', () => {
  const {site} = useSite()
  before(() => {
    site.answers['search-properties'] = query => {
      const page = Number(query.get('page') ?? 1)
      return answered({
        properties: page > 3 ? [] : [{...completeProperty, slug: `home-${page}`}],
        ...{total: 3, page, pages: 3, facets: {}},
      })
    }
  })

  const get = (path: string) => fetch(site.url + path, {redirect: 'manual'})
  const canonicalOf = async (path: string) =>
    /rel="canonical" href="([^"]*)"/.exec(await (await get(path)).text())?.[1]

  it('each page of the whole list is its own canonical, in each language', async () => {
    assert.equal(await canonicalOf('/properties?page=3'), `${site.url}/properties?page=3`)
    assert.equal(
      await canonicalOf('/properties?lang=fr&page=2&utm_source=x'),
      `${site.url}/properties?page=2&amp;lang=fr`,
    )
  })

  it('searches, and their pages, name the whole list', async () => {
    for (const query of ['?place=shore', '?place=shore&page=2', '?view=map&page=2']) {
      assert.equal(await canonicalOf(`/properties${query}`), `${site.url}/properties`, query)
    }
  })

  it('the first page has no number, and what is no page of a list leads there', async () => {
    for (const page of ['1', '0', '-1', 'abc', '02', '1.5', '']) {
      const {status, headers} = await get(`/properties?place=shore&page=${page}&lang=fr`)
      assert.equal(status, 301, page)
      assert.equal(headers.get('location'), '/properties?place=shore&lang=fr', page)
    }
    const beyond = await get('/properties?page=4')
    assert.equal(beyond.status, 302)
    assert.equal(beyond.headers.get('location'), '/properties')
  })
})

describe('the page of a sold home', () => {
  const {site} = useSite()
  const read = async (status: string) => {
    site.answers['property-detail'] = answered({...completeProperty, status})
    const response = await fetch(`${site.url}/properties/${completeProperty.slug}`)
    return {status: response.status, html: await response.text()}
  }

  it('can be read and shared, but search engines leave it out', async () => {
    const sold = await read('SOLD')
    assert.equal(sold.status, 200)
    assert.match(sold.html, /<meta name="robots" content="noindex">/)
    assert.doesNotMatch(sold.html, /rel="canonical"|hreflang="x-default"|ld\+json/)
    assert.match(sold.html, /property="og:image" content="[^"]*\/share\/en\/properties\//)
    const active = await read('ACTIVE')
    assert.doesNotMatch(active.html, /name="robots"/)
    assert.match(active.html, /rel="canonical"/)
  })
})

const NOT_FOUND = {statusCode: 404, message: 'Not found'}
