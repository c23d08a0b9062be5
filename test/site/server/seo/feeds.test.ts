/** RSS of blogs and news, as feed readers read it. */
import assert from 'node:assert/strict'
import {after, describe, it} from 'node:test'
import {gunzipSync} from 'node:zlib'
import {hasPage} from '#server/seo/indexed-pages.ts'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {
  failing,
  ok,
  PICTURE_LENGTH,
  SITE,
  STORAGE,
  startFound,
  type TestSite,
} from '../../support/seo/found.ts'
import {type Channel, channelIn} from '../../support/seo/rss.ts'
import {startSite} from '../../support/site/site.ts'

const post = (slug: string, more: object = {}) => ({slug, title: `About ${slug}`, ...more})

const full = post('salt & sand', {
  title: 'Salt & <Sand> ]]> "here"',
  short_description: 'Prices < 2m & rising',
  thumbnail: 'pictures/salt.jpg',
  createdAt: '2025-03-02T09:30:00.000Z',
})

describe('RSS feeds of blogs and news', () => {
  const running: {close(): Promise<void>}[] = []
  after(() => Promise.all(running.map(one => one.close())))
  const start = async (terms?: Parameters<typeof startFound>[0]) => {
    const found = await startFound(terms)
    running.push(found)
    return found
  }
  const read = async (found: TestSite, path = '/blogs/rss.xml'): Promise<Channel> => {
    const {status, text, headers} = await found.get(path)
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'application/rss+xml; charset=utf-8')
    return channelIn(text)
  }

  it('each feed names its title, page, language and description', async () => {
    const found = await start()
    for (const [path, title] of [
      ['/blogs', 'Blogs'],
      ['/news', 'News'],
    ]) {
      const {channel} = await read(found, `${path}/rss.xml`)
      assert.equal(channel.title, `${title} · ${agency.name}`)
      assert.equal(channel.link, SITE + path)
      assert.equal(channel.language, 'en')
      const {text} = await found.get(`${path}/rss.xml`)
      assert.match(text, /<image>\s*<title>[^<]+<\/title>\s*<url>[^<]+\/icon-144\.png<\/url>/)
      assert.ok(channel.description)
    }
  })

  it('a feed item has the title, link, summary, date and picture of its article', async () => {
    const found = await start()
    found.answers.getBlogsList = ok([full])
    const {items} = await read(found)
    const link = `${SITE}/blogs/detail/salt%20%26%20sand`
    assert.deepEqual(items, [
      {
        title: 'Salt & <Sand> ]]> "here"',
        link,
        guid: link,
        // HTML for a feed reader, so special characters of the text are escaped.
        description: 'Prices &lt; 2m &amp; rising',
        pubDate: 'Sun, 02 Mar 2025 09:30:00 GMT',
        enclosure: {
          url: `${STORAGE}pictures/salt.jpg`,
          type: 'image/jpeg',
          length: `${PICTURE_LENGTH}`,
        },
      },
    ])
  })

  it('the build date of a feed is that of its newest article', async () => {
    const found = await start()
    found.answers.getNewsList = ok([post('a', {createdAt: '2025-01-01'}), full])
    const {channel} = await read(found, '/news/rss.xml')
    assert.equal(channel.lastBuildDate, 'Sun, 02 Mar 2025 09:30:00 GMT')
  })

  it('a feed item holds the full text, sanitized and with absolute URLs', async () => {
    const found = await start()
    const description =
      '<p onclick="x()">Go <a href="/team">there</a> or <a href="https://else.example/?a=1&amp;b=2">away</a>.</p>' +
      '<script>alert(1)</script><img src="/files/a.jpg" alt=""><a href="javascript:x()">no</a>'
    found.answers.getNewsList = ok([post('prize', {description})])
    const {items} = await read(found, '/news/rss.xml')
    const [text = ''] = items.map(item => item['content:encoded'])
    assert.match(`${text}`, /<a href="https:\/\/agency\.example\/team">there<\/a>/)
    assert.match(`${text}`, /<img src="https:\/\/agency\.example\/files\/a\.jpg"/)
    assert.match(`${text}`, /href="https:\/\/else\.example\/\?a=1&amp;b=2"/)
    assert.doesNotMatch(`${text}`, /onclick|script|alert/)
  })

  it('the full text of an article that is listed without one is that of its page', async () => {
    const found = await start()
    const description =
      '<p>Up ]]> the <a href="#stairs">stairs</a>.</p><img src="/files/b.jpg"><script>x()</script>'
    const withText = (slug: string | null) =>
      slug === 'salt' ? {...post('salt'), description} : null
    const details = {
      getBlogDetail: (query: URLSearchParams) => ok({blog: withText(query.get('slug'))}),
      getNewsDetail: (query: URLSearchParams) => ok({news: withText(query.get('slug'))}),
    }
    const lists = {getBlogsList: ok([post('salt')]), getNewsList: ok([post('salt')])}
    Object.assign(found.answers, {...lists, ...details})
    for (const [feed, page] of [
      ['/blogs/rss.xml', '/blogs/detail/salt'],
      ['/news/rss.xml', '/news/salt'],
    ] as const) {
      const {items} = await read(found, feed)
      const text = `${items[0]?.['content:encoded']}`
      assert.ok(text.includes(`Up ]]&gt; the <a href="${SITE}${page}#stairs">stairs</a>.`), text)
      assert.ok(text.includes(`<img src="${SITE}/files/b.jpg"`), text)
      assert.doesNotMatch(text, /script/)
    }
  })

  it('an article whose text cannot be fetched is in the feed without it', async () => {
    const found = await start()
    found.answers.getNewsList = ok([post('salt'), post('sand')])
    found.answers.getNewsDetail = query =>
      query.get('slug') === 'salt'
        ? failing
        : ok({news: {...post('sand'), description: '<p>Whole.</p>'}})
    const {items} = await read(found, '/news/rss.xml')
    const texts = items.map(item => [item.title, item['content:encoded']])
    assert.deepEqual(texts, [
      ['About salt', undefined],
      ['About sand', '<p>Whole.</p>'],
    ])
  })

  it('a feed omits invalid fields, and articles without a slug or title', async () => {
    const found = await start()
    found.answers.getNewsList = ok([
      post('plain'),
      post('odd', {thumbnail: 'films/x.mp4', createdAt: 'yesterday', title: 'Bell \u0007 \ud800'}),
      {title: 'No slug'},
      {slug: 'no-title'},
      null,
    ])
    const {items} = await read(found, '/news/rss.xml')
    const entries = items.map(({link, guid, ...rest}) => [link, guid === link, rest])
    assert.deepEqual(entries, [
      [`${SITE}/news/plain`, true, {title: 'About plain'}],
      [`${SITE}/news/odd`, true, {title: 'Bell  '}],
    ])
  })

  it('a feed has the language, records and links of its lang parameter', async () => {
    const found = await start()
    found.answers.getBlogsList = query => ok([post('a', {title: `In ${query.get('lang')}`})])
    for (const [lang, title] of [
      ['fr', 'Blog'],
      ['ru', 'Блог'],
    ]) {
      const {channel, items} = await read(found, `/blogs/rss.xml?lang=${lang}`)
      assert.equal(channel.title, `${title} · ${agency.name}`)
      assert.equal(channel.language, lang)
      assert.equal(channel.link, `${SITE}/blogs?lang=${lang}`)
      assert.equal(items[0]?.title, `In ${lang}`)
      assert.equal(items[0]?.link, `${SITE}/blogs/detail/a?lang=${lang}`)
    }
    const {items} = await read(found, '/blogs/rss.xml?lang=xx')
    assert.equal(items[0]?.title, 'In en')
  })

  it('a feed answers 503 or serves its stale copy when the back end fails', async () => {
    let time = 0
    const found = await start({now: () => time})
    found.answers.getBlogsList = failing
    const {status, headers} = await found.get('/blogs/rss.xml')
    assert.equal(status, 503)
    assert.ok(Number(headers['retry-after']) > 0)
    found.answers.getBlogsList = ok([post('a')])
    const before = await found.get('/blogs/rss.xml')
    assert.equal(before.status, 200)
    time += 3_600_000
    await found.stopApi()
    assert.equal((await found.get('/blogs/rss.xml')).text, before.text)
  })

  it('a feed is gzipped for a client that accepts gzip', async () => {
    const found = await start()
    found.answers.getBlogsList = ok(Array.from({length: 40}, (_, at) => post(`post-${at}`)))
    const {text} = await found.get('/blogs/rss.xml')
    const zipped = await found.get('/blogs/rss.xml', {'accept-encoding': 'gzip'})
    assert.equal(zipped.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(zipped.bytes).toString(), text)
  })

  it('a feed exists only where its articles have pages', async () => {
    const site = await startSite()
    running.push(site)
    for (const [path, route] of [
      ['/blogs', '/blogs/detail/{slug}'],
      ['/news', '/news/{slug}'],
    ] as const) {
      const {status, headers} = await fetch(`${site.url}${path}/rss.xml`)
      const isThere = /rss/.test(headers.get('content-type') ?? '')
      assert.equal(isThere, hasPage(path) && Boolean(hasPage(route)), path)
      assert.equal(status, isThere ? 200 : 404)
    }
  })
})
