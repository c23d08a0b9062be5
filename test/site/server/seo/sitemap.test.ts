/** `/sitemap.xml`: every listed page in every language, for records of any name. */
import assert from 'node:assert/strict'
import {after, describe, it} from 'node:test'
import {gunzipSync} from 'node:zlib'
import {siteContentOfFolder} from '#server/content/records/site-content.ts'
import {hasPage} from '#server/seo/indexed-pages.ts'
import {
  entriesIn,
  failing,
  ok,
  pagesWithoutRecord,
  partsIn,
  pathsIn,
  SITE,
  STORAGE,
  startFound,
  type TestSite,
  unknown,
} from '../../support/seo/found.ts'
import {startSite} from '../../support/site/site.ts'

const home = (slug: string, more: object = {}) => ({
  name: slug,
  slug,
  main_images: [`pictures/${slug}.webp`],
  about: {price: null},
  ...more,
})

/** Homes over pages, as a search lists them. */
const searchOf = (homes: object[], size: number) => (query: URLSearchParams) => {
  const page = Number(query.get('page') || 1)
  return ok({
    properties: homes.slice((page - 1) * size, page * size),
    total: homes.length,
    page,
    pages: Math.ceil(homes.length / size),
    facets: {},
  })
}

/** A back end that has a search, and no list of addresses. */
const withSearch = ({answers}: TestSite, homes: object[], size = 12) => {
  answers.getAdvertised = unknown
  answers['search-properties'] = searchOf(homes, size)
}

describe('sitemap', () => {
  const running: {close(): Promise<void>}[] = []
  after(() => Promise.all(running.map(one => one.close())))
  const start = async (limits?: Parameters<typeof startFound>[0]) => {
    const found = await startFound(limits)
    running.push(found)
    return found
  }
  const read = async (found: TestSite, path = '/sitemap.xml') => {
    const {status, text} = await found.get(path)
    assert.equal(status, 200)
    return text
  }

  it('the sitemap lists public pages but no personal, thank-you or demo pages', async () => {
    const paths = await pathsIn(await read(await start()))
    assert.deepEqual(paths, pagesWithoutRecord)
    for (const path of ['/', '/team', '/properties', '/aldar-haven'])
      assert.ok(paths.includes(path))
    for (const path of ['/thank-you', '/shortlist', '/compare', '/dashboard', '/dld-demo']) {
      assert.ok(!paths.includes(path), path)
    }
  })

  it('the sitemap has an entry per language with links to all languages', async () => {
    const found = await start()
    found.answers.getTeam = ok([{_id: '1', slug: 'mina', name: 'Mina'}])
    const entries = await entriesIn(await read(found))
    const page = `${SITE}/team/detail/mina`
    const own = entries.filter(({url}) => url.startsWith(page))
    const urls = own.map(({url}) => url)
    assert.deepEqual(urls, [page, `${page}?lang=fr`, `${page}?lang=ru`])
    for (const {links} of own) {
      assert.deepEqual(links, [
        {lang: 'en', url: page},
        {lang: 'fr', url: `${page}?lang=fr`},
        {lang: 'ru', url: `${page}?lang=ru`},
        {lang: 'x-default', url: page},
      ])
    }
    assert.equal(new Set(entries.map(({url}) => url)).size, entries.length)
  })

  it('the sitemap lists every record that has a page', async () => {
    const found = await start()
    const {answers} = found
    answers.getTeam = ok([{_id: '1', slug: 'mina', name: 'Mina'}])
    answers.careers = ok([{_id: 'job-7', title: 'Captain'}])
    answers.getCommunities = ok({categories: [{_id: 'c/2', name: 'Lagoon & Dunes'}]})
    answers.getNeighborhoodsByCommunity = query =>
      query.get('community_name') === 'Lagoon & Dunes'
        ? ok({neighborhood: [{name: 'Salt Harbour'}, {name: 'Порт'}], community: null})
        : unknown
    answers.getBuilders = ok([{name: 'Ada & Sons', slug: 'ada-sons'}])
    answers.getProjectsByBuilder = ok({name: 'Ada & Sons', projects: [home('mill')]})
    answers.getBlogsList = ok([{slug: 'first', title: 'First'}])
    answers.getNewsList = ok([{slug: 'prize', title: 'Prize'}])
    answers.getOpenHouses = ok({openHouses: [{open_house_details: {slug: 'tea'}}]})
    withSearch(found, [home('quay'), home('mill'), home('tower', {project: true})])
    const articles = [
      ['/blogs/detail/{slug}', '/blogs/detail/first'],
      ['/news/{slug}', '/news/prize'],
      ['/open-houses/{slug}', '/open-houses/tea'],
    ] as const
    assert.deepEqual((await pathsIn(await read(found))).slice(pagesWithoutRecord.length), [
      '/team/detail/mina',
      '/careers/apply/job-7',
      // Only where the route has a page.
      ...articles.flatMap(([route, path]) => (hasPage(route) ? path : [])),
      '/communities/detail/c%2F2',
      '/neighborhood-guides?name=Lagoon%20%26%20Dunes',
      '/neighborhood/detail/Salt%20Harbour',
      '/neighborhood/detail/%D0%9F%D0%BE%D1%80%D1%82',
      '/projects/ada-sons',
      '/projects/detail/mill',
      '/properties/quay',
      '/projects/detail/tower',
    ])
  })

  it('a community called Neighborhoods adds no second entry for all guides', async () => {
    const found = await start()
    found.answers.getCommunities = ok({categories: [{_id: 'all', name: 'Neighborhoods'}]})
    const paths = await pathsIn(await read(found))
    assert.deepEqual(
      paths.filter(path => path.startsWith('/neighborhood-guides')),
      ['/neighborhood-guides'],
    )
  })

  it('the sitemap encodes odd slugs and skips invalid ones', async () => {
    const found = await start()
    const names = ['a "b" & <c>', "L'Été d'Or", 'Дом у воды', 'half \ud800', '%', '  ', '']
    found.answers.getTeam = ok(
      names.map(slug => ({_id: slug, slug, name: slug, image: `p/${slug}.webp`})),
    )
    found.answers.careers = ok([null, {}, {_id: {}}, {_id: 'x'.repeat(3_000)}])
    assert.deepEqual(
      (await pathsIn(await read(found))).slice(pagesWithoutRecord.length),
      [
        'a%20%22b%22%20%26%20%3Cc%3E',
        "L'%C3%89t%C3%A9%20d'Or",
        '%D0%94%D0%BE%D0%BC%20%D1%83%20%D0%B2%D0%BE%D0%B4%D1%8B',
        '%25',
      ].map(slug => `/team/detail/${slug}`),
    )
  })

  it('the sitemap lists each picture of a record once with its absolute URL', async () => {
    const found = await start()
    const main_images = [
      'pictures/a & b.webp',
      '',
      null,
      'pictures/a & b.webp',
      'https://else.example/x.jpg',
    ]
    withSearch(found, [home('quay', {main_images})])
    const entries = await entriesIn(await read(found))
    assert.deepEqual(entries.find(({url}) => url === `${SITE}/properties/quay`)?.img, [
      {url: `${STORAGE}pictures/a%20&%20b.webp`},
      {url: 'https://else.example/x.jpg'},
    ])
  })

  it('the sitemap has lastmod only where a record has a valid past date', async () => {
    const found = await start()
    found.answers.careers = ok([
      {_id: 'a', title: 'A', createdAt: '2025-03-02T09:30:00.000Z'},
      {_id: 'b', title: 'B', createdAt: 'last week'},
      {_id: 'c', title: 'C', createdAt: '2999-01-01'},
      {_id: 'd', title: 'D', createdAt: '2025-13-41'},
    ])
    const xml = await read(found)
    const dated = (await entriesIn(xml)).filter(({url}) => url.includes('/careers/apply/'))
    assert.deepEqual(
      dated.filter(({lastmod}) => lastmod).map(({url}) => url),
      ['', '?lang=fr', '?lang=ru'].map(language => `${SITE}/careers/apply/a${language}`),
    )
    assert.match(xml, /<lastmod>2025-03-02<\/lastmod>/)
  })

  it('the sitemap dates each page by the last change of what it shows', async () => {
    const found = await start()
    const updatedAt = '2025-06-01T10:00:00Z'
    const dated = (slug: string) => ({...home(slug), listed: '2025-03-02', updatedAt})
    const {answers} = found
    answers.getTeam = ok([{_id: '1', slug: 'mina', name: 'Mina', updatedAt}])
    answers.careers = ok([{_id: 'job', title: 'Captain', createdAt: '2025-03-02', updatedAt}])
    answers.getCommunities = ok({categories: [{_id: 'quays', name: 'Quays', updatedAt}]})
    answers.getNeighborhoodsByCommunity = ok({neighborhood: [{name: 'Salt Harbour', updatedAt}]})
    answers.getBuilders = ok([{name: 'Ada', slug: 'ada', updatedAt}])
    answers.getProjectsByBuilder = ok({name: 'Ada', projects: [dated('mill')]})
    answers.getBlogsList = ok([{slug: 'first', title: 'First', createdAt: '2025-03-02', updatedAt}])
    answers.getNewsList = ok([{slug: 'prize', title: 'Prize', updatedAt}])
    answers.getOpenHouses = ok({openHouses: [{open_house_details: {slug: 'tea'}, updatedAt}]})
    answers.getAdvertised = ok({properties: [dated('quay')]})
    answers['property-detail'] = ok(dated('aldar-haven'))
    const entries = await entriesIn(await read(found))
    const dayOf = (path: string) =>
      entries.find(({url}) => url === SITE + path)?.lastmod?.slice(0, 10)
    for (const path of [
      '/team/detail/mina',
      '/careers/apply/job',
      '/communities/detail/quays',
      '/neighborhood/detail/Salt%20Harbour',
      '/projects/ada',
      '/projects/detail/mill',
      '/blogs/detail/first',
      '/news/prize',
      '/open-houses/tea',
      '/properties/quay',
      '/aldar-haven',
    ]) {
      assert.equal(dayOf(path), '2025-06-01', path)
    }
    const {legal} = await siteContentOfFolder()()
    for (const {id, updated} of legal) assert.equal(dayOf(`/${id}`), updated)
  })

  it('the sitemap lists the homes of every page of the search', async () => {
    const found = await start()
    const homes = Array.from({length: 1_200}, (_, at) => home(`home-${at}`))
    withSearch(found, homes)
    const paths = (await pathsIn(await read(found))).filter(path => path.startsWith('/properties/'))
    assert.deepEqual(
      paths,
      homes.map(({slug}) => `/properties/${slug}`),
    )
  })

  it('the sitemap reads getAdvertised to its end instead of the search', async () => {
    const found = await start()
    found.answers.getAdvertised = query =>
      query.get('after') === 'b'
        ? ok({properties: [home('c'), home('d', {project: true})]})
        : ok({properties: [home('a'), home('b')], next: 'b'})
    const paths = await pathsIn(await read(found))
    assert.deepEqual(paths.slice(pagesWithoutRecord.length), [
      '/properties/a',
      '/properties/b',
      '/properties/c',
      '/projects/detail/d',
    ])
    assert.ok(!found.received.some(({call}) => call === 'search-properties'))
  })

  it('the sitemap collects homes from other calls when there is no search', async () => {
    const found = await start()
    const {answers} = found
    answers.getAdvertised = unknown
    answers['search-properties'] = unknown
    answers.getBuilders = unknown
    answers.getHomeItems = ok({featured_properties: [home('f')], exclusive_properties: [home('e')]})
    answers.getCommunities = ok({categories: [{_id: 'c-1', name: 'Quays'}]})
    answers.getNeighborhoodsByCommunity = unknown
    answers.getCommunityDetail = ok({
      _id: 'c-1',
      name: 'Quays',
      includedProperties: [home('q'), home('f')],
    })
    answers.getTeam = ok([{slug: 'mina', type: 'AGENT'}, {slug: 'omar'}])
    answers.getPropertiesByAgent = ok([home('m'), home('s', {status: 'SOLD'})])
    const paths = (await pathsIn(await read(found))).filter(path => path.startsWith('/properties/'))
    assert.deepEqual(paths, ['/properties/e', '/properties/f', '/properties/q', '/properties/m'])
  })

  it('the sitemap leaves out properties whose permit has expired', async () => {
    const found = await start()
    const expired = {permit_expiry: '2020-01-01'}
    withSearch(found, [home('old', expired), home('new', {permit_expiry: '2999-01-01'})])
    found.answers.getBuilders = ok([{name: 'Ada', slug: 'ada'}])
    found.answers.getProjectsByBuilder = ok({name: 'Ada', projects: [home('mill', expired)]})
    const paths = await pathsIn(await read(found))
    assert.ok(paths.includes('/properties/new'))
    for (const path of ['/properties/old', '/projects/detail/mill']) {
      assert.ok(!paths.includes(path), path)
    }
  })

  it('the sitemap leaves out landing pages whose home is delisted, withdrawn or sold', async () => {
    const expired = {statusCode: 410, message: 'Gone.'}
    for (const answer of [expired, unknown, ok(home('haven', {status: 'SOLD'}))]) {
      const found = await start()
      found.answers['property-detail'] = query =>
        query.get('slug') === 'aldar-haven' ? answer : ok(home('other'))
      const paths = await pathsIn(await read(found))
      assert.ok(!paths.includes('/aldar-haven'), JSON.stringify(answer))
      assert.ok(paths.includes('/apartments-for-sale-in-al-marjan-island'))
    }
  })

  it('the sitemap is generated once for all requests', async () => {
    const found = await start()
    const texts = await Promise.all([read(found), read(found), read(found)])
    assert.equal(new Set([...texts, await read(found)]).size, 1)
    assert.equal(found.received.filter(({call}) => call === 'getTeam').length, 1)
  })

  it('the sitemap answers 503 or serves its stale copy when the back end fails', async () => {
    let time = 0
    const found = await start({now: () => time})
    found.answers.getTeam = failing
    const early = await found.get('/sitemap.xml')
    assert.equal(early.status, 503)
    assert.ok(Number(early.headers['retry-after']) > 0)
    assert.equal(early.headers['cache-control'], 'no-store')

    found.answers.getTeam = ok([{_id: '1', slug: 'mina', name: 'Mina'}])
    const good = await read(found)
    assert.match(good, /team\/detail\/mina/)

    for (const call of ['getTeam', 'getCommunities', 'search-properties', 'property-detail']) {
      const before = found.answers[call]
      found.answers[call] = failing
      time += 3_600_000
      assert.equal(await read(found), good, call)
      if (before) found.answers[call] = before
      else delete found.answers[call]
    }
    time += 3_600_000
    await found.stopApi()
    assert.equal(await read(found), good)
  })

  it('the sitemap becomes an index of parts when it has too many addresses', async () => {
    const found = await start({room: {addresses: 40, bytes: 1e6}})
    withSearch(
      found,
      Array.from({length: 60}, (_, at) => home(`home-${at}`)),
    )
    const index = await partsIn(await read(found))
    const pages = pagesWithoutRecord.length + 60
    assert.equal(index.length, Math.ceil((pages * 3) / 40))
    const parts = await Promise.all(
      index.map(async ({url}) => entriesIn(await read(found, url.replace(SITE, '')))),
    )
    assert.ok(parts.every(part => part.length <= 40))
    assert.equal(new Set(parts.flat().map(({url}) => url)).size, pages * 3)
    assert.equal((await found.get(`/sitemap-${index.length + 1}.xml`)).status, 404)
    assert.equal((await found.get('/sitemap-0.xml')).status, 404)
  })

  it('the sitemap is split into parts near the limit of bytes', async () => {
    const found = await start({room: {addresses: 1_000, bytes: 40_000}})
    const main_images = Array.from(
      {length: 10},
      (_, at) => `pictures/${'x'.repeat(200)}-${at}.webp`,
    )
    withSearch(
      found,
      Array.from({length: 40}, (_, at) => home(`home-${at}`, {main_images})),
    )
    const index = await partsIn(await read(found))
    assert.ok(index.length > 2)
    for (const {url} of index) {
      const text = await read(found, url.replace(SITE, ''))
      // A part also holds the entries that were in progress when it was full.
      assert.ok(text.length < 40_000 + 40 * 4_000, `${text.length}`)
    }
  })

  it('the sitemap is gzipped for a client that accepts gzip', async () => {
    const found = await start()
    const plain = await found.get('/sitemap.xml')
    assert.equal(plain.headers['content-encoding'], undefined)
    assert.equal(plain.headers['content-type'], 'application/xml; charset=utf-8')
    const zipped = await found.get('/sitemap.xml', {'accept-encoding': 'br, gzip'})
    assert.equal(zipped.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(zipped.bytes).toString(), plain.text)
    assert.ok(zipped.bytes.length < plain.bytes.length / 10)
  })

  it('the sitemap is served at the address that robots.txt names', async () => {
    const site = await startSite()
    running.push(site)
    const robots = await (await fetch(`${site.url}/robots.txt`)).text()
    const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
    const response = await fetch(address)
    assert.equal(response.status, 200)
    const entries = await entriesIn(await response.text())
    assert.ok(entries.some(({url}) => url === `${site.url}/team`))
  })
})
