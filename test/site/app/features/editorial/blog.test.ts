import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Blog} from '#trade/contract/entities.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {bareBlog, blogNamed, LONG, ropes, tides} from '../../../support/records/editorial.ts'
import {answered} from '../../../support/records/property.ts'
import {startSite} from '../../../support/site/site.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const LOAD_FAILED = 'Something went wrong !'
const OTHERS = [ropes, bareBlog]

describe('blog article page', () => {
  const suite = useSite()
  const {site, browser} = suite

  const pathOf = ({slug}: Blog) => `/blogs/detail/${encodeURIComponent(slug)}`
  const show = (blog: Blog, others: unknown = OTHERS) => {
    site.answers.getBlogDetail = answered({blog, other_blogs: others})
    return site.url + pathOf(blog)
  }
  const read = (blog: Blog, others?: unknown) => visit(browser, show(blog, others), WITHOUT_SCRIPT)
  const served = (blog: Blog, others?: unknown) => readPage(show(blog, others))
  const headOf = async (url: string) => (await (await fetch(url)).text()).split('<body>')[0] ?? ''

  pageContract(suite, {
    complete: () => show(tides),
    sparse: [() => show(bareBlog, [])],
    long: [() => show({...tides, title: LONG, short_description: LONG}, [{...ropes, title: LONG}])],
    picture: 'pictures/tides',
    missing: {
      call: 'getBlogDetail',
      answers: [answered({}), answered({blog: null, other_blogs: OTHERS})],
    },
    failing: {
      call: 'getBlogDetail',
      message: LOAD_FAILED,
      recovered: page => page.getByRole('heading', {level: 1, name: tides.title}),
      also: async page => {
        assert.equal(await page.title(), 'Blogs')
        const all = page.locator('main').getByRole('link', {name: 'All blogs'})
        assert.equal(await all.getAttribute('href'), '/blogs')
      },
    },
  })

  it('the article page shows its text and related articles without JavaScript', async () => {
    const {page, leave} = await read(tides)
    assert.equal(await page.title(), `${tides.title} | Blogs`)
    assert.deepEqual(await texts(page, 'main h1'), [tides.title])
    assert.deepEqual(await texts(page, 'main h2'), ['High water', 'More Blogs'])
    assert.deepEqual(await texts(page, '.article__day, .article__text'), [
      '28 February 2026',
      'Two columns, four numbers & one warning.',
    ])
    assert.match(`${await texts(page, '.article__body')}`, /The moon pulls\..*Springs\s+Twice/s)
    const picture = page.getByRole('img', {name: 'A wall with the marks of old floods'})
    assert.match(`${await picture.getAttribute('src')}`, /\/storage\/pictures\/tides\.webp$/)
    const more = page.getByRole('complementary', {name: 'More Blogs'})
    assert.deepEqual(await links(page, 'aside .more__link'), {
      'Which rope for which boat': '/blogs/detail/ropes',
      'A short note': '/blogs/detail/note',
    })
    assert.ok(await more.getByText('31 December 2025').isVisible())
    assert.deepEqual(await links(page, '.trail a'), {Home: '/', Blogs: '/blogs'})
    // Buttons that need JavaScript are absent.
    assert.equal(await page.locator('main').getByRole('button').count(), 0)
    const [request] = site.received.filter(({call}) => call === 'getBlogDetail')
    assert.equal(new URLSearchParams(request?.query).get('slug'), tides.slug)
    await leave()
  })

  it('related articles are beside the article on desktop and below it on a phone', async () => {
    const {page, leave} = await read(tides)
    // Both at one moment: fonts and pictures may still arrive.
    const boxes = () =>
      page.evaluate(() => {
        const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect()
        const [main = new DOMRect(), aside = new DOMRect()] = ['.article__main', '.more'].map(boxOf)
        return {main: main.toJSON(), aside: aside.toJSON()}
      })
    const wide = await boxes()
    assert.ok(wide.aside.x >= wide.main.x + wide.main.width)
    assert.ok(Math.abs(wide.aside.y - wide.main.y) < 2)
    await page.setViewportSize({width: 390, height: 844})
    const narrow = await boxes()
    assert.ok(narrow.aside.y >= narrow.main.y + narrow.main.height)
    await leave()
  })

  it('related articles exclude the article itself and records without a slug', async () => {
    const {page, leave} = await read(tides, [tides, ropes, null, {title: 'No page'}])
    assert.deepEqual(await texts(page, '.more__title'), [ropes.title])
    await leave()
    for (const none of [null, [], [tides]]) {
      const alone = await read(tides, none)
      assert.equal(await alone.page.getByText('More Blogs').count(), 0)
      assert.deepEqual(await texts(alone.page, 'main h1'), [tides.title])
      await alone.leave()
    }
  })

  it('the article page sanitises record markup and adds rel="noopener" to links', async () => {
    const html = await (await fetch(show(tides))).text()
    assert.doesNotMatch(html, /alert\(|<form[^>]*contact"|name="phone"/)
    assert.match(html, /<a href="https:\/\/tides\.example\/" rel="noopener noreferrer">/)
  })

  it('the article page leaves out elements for missing optional fields', async () => {
    const page = await served(bareBlog, null)
    assert.deepEqual(page.texts('main :is(h1, h2, h3)'), ['A short note'])
    for (const absent of ['time', 'img', '.article__text', '.article__body', 'aside']) {
      assert.equal(page.count(`main ${absent}`), 0, absent)
    }
  })

  it('the meta description is the short description, else the start of the text', async () => {
    assert.match(
      await headOf(show(tides)),
      /<meta name="description" content="Two columns, four numbers &amp; one warning\. Homes for sale/,
    )
    const withoutText = {...ropes, short_description: undefined}
    assert.match(
      await headOf(show(withoutText)),
      /<meta name="description" content="Thick ones\. Homes for sale/,
    )
  })

  it('Open Graph tags have the article’s own title, description and thumbnail', async () => {
    show(tides)
    const described = await startSite()
    const record = {url: pathOf(tides), meta_title: 'For search', meta_description: 'For engines'}
    Object.assign(described.answers, site.answers, {getSeoData: answered([record])})
    await described.readSeoRecords()
    const head = await headOf(described.url + pathOf(tides))
    await described.close()
    const metaContents = (name: string) =>
      [...head.matchAll(new RegExp(`"${name}" content="([^"]*)"`, 'g'))].map(([, text]) => text)
    const [thumbnail, drawn, ...more] = metaContents('og:image')
    assert.match(`${thumbnail}`, /\/storage\/pictures\/tides\.webp$/)
    assert.equal(drawn, `${described.url}/share/en${pathOf(tides)}.jpg`)
    assert.deepEqual(more, [])
    assert.deepEqual(metaContents('og:title'), [tides.title])
    assert.deepEqual(metaContents('og:description'), [
      'Two columns, four numbers &amp; one warning.',
    ])
    assert.deepEqual(metaContents('og:type'), ['article'])
    assert.deepEqual(metaContents('twitter:image'), [thumbnail])
    assert.match(head, /<title>For search<\/title>/)
  })

  it('the article page marks untranslated text with lang="en"', async () => {
    const english = {...tides, in_english: ['title', 'short_description', 'description']}
    const url = show(english, [{...ropes, in_english: ['title']}])
    const page = await readPage(url, 'fr')
    for (const text of ['h1', '.article__text', '.article__body', '.more__title']) {
      assert.equal(page.attribute(`main ${text}`, 'lang'), 'en', text)
    }
  })

  it('in-page navigation to a failing article shows an error and Try again', async () => {
    site.answers.getBlogsList = answered([tides])
    site.answers.getBlogDetail = {statusCode: 500, message: 'Broken'}
    const {page, leave} = await visit(browser, `${site.url}/blogs`)
    await page.getByRole('link', {name: 'Read more'}).click()
    await page.getByText(LOAD_FAILED, {exact: true}).waitFor()
    assert.ok(await page.getByRole('link', {name: 'Try again'}).isVisible())
    await leave()
  })

  it('Share on the article page copies its address to the clipboard', async () => {
    const {page, leave} = await visit(browser, show(tides), {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('main').getByRole('button', {name: 'Share'}).click()
    await page.locator('main').getByText('Link copied.').waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), show(tides))
    await leave()
  })

  it('a link to a related article shows it with its own related articles', async () => {
    const {page, consoleMessages, leave} = await visit(browser, show(tides))
    show(ropes, [blogNamed('Knots'), tides])
    await page.getByRole('link', {name: ropes.title}).click()
    await page.getByRole('heading', {level: 1, name: ropes.title}).waitFor()
    assert.deepEqual(await texts(page, '.article__body'), ['Thick ones.'])
    assert.deepEqual(await texts(page, '.more__title'), ['Knots', tides.title])
    assert.deepEqual(consoleMessages, [])
    await leave()
  })
})
