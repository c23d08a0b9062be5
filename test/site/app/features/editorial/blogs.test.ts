import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Blog} from '#trade/contract/entities.ts'
import {violations} from '../../../support/pages/axe.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {bareBlog, blogNamed, LONG, ropes, tides} from '../../../support/records/editorial.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const LOAD_FAILED = 'Something went wrong !'

describe('blog list page', () => {
  const suite = useSite()
  const {site, browser} = suite

  const show = (...blogs: (Blog | null)[]) => {
    site.answers.getBlogsList = answered(blogs)
    return `${site.url}/blogs`
  }
  const read = (...blogs: (Blog | null)[]) => visit(browser, show(...blogs), WITHOUT_SCRIPT)
  const served = (...blogs: (Blog | null)[]) => readPage(show(...blogs))

  const long = {...tides, title: LONG, short_description: LONG}
  pageContract(suite, {
    complete: () => show(tides, ropes, bareBlog, blogNamed('Knots')),
    long: [() => show(long, {...long, slug: 'other'})],
    picture: 'pictures/tides',
    failing: {
      call: 'getBlogsList',
      message: LOAD_FAILED,
      recovered: page => page.getByRole('heading', {name: tides.title}),
      also: async page => {
        assert.ok(await page.getByText('We could not load the articles.').isVisible())
      },
    },
  })

  it('the Blogs link in the footer opens the blog list', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    show(tides, ropes)
    await page.locator('.footer').getByRole('link', {name: 'Blogs'}).click()
    await page.getByRole('heading', {level: 1, name: 'Blogs'}).waitFor()
    assert.equal(await page.title(), 'Blogs')
    await leave()
  })

  it('the blog list shows article 1 large, others as cards, without JavaScript', async () => {
    const {page, leave} = await read(tides, ropes, bareBlog)
    assert.equal(await page.title(), 'Blogs')
    const lines = async (selector: string) =>
      (await texts(page, selector)).map(words => words.split('\n').filter(Boolean))
    assert.deepEqual(await lines('.cover__words'), [
      [
        '28 February 2026',
        'How to read the tide tables of a harbour',
        'Two columns, four numbers & one warning.',
        'Read more',
        'How to read the tide tables of a harbour',
      ],
    ])
    assert.deepEqual(await lines('.piece__words'), [
      ['31 December 2025', 'Which rope for which boat', 'Read more', 'Which rope for which boat'],
      ['A short note', 'Read more', 'A short note'],
    ])
    const pictures = page.locator('main .picture__image')
    assert.deepEqual(
      await pictures.evaluateAll(all =>
        all.map(each => new URL((each as HTMLImageElement).src).pathname),
      ),
      ['/storage/pictures/tides.webp', '/storage/pictures/ropes.webp'],
    )
    const widths = await page
      .locator('.cover__picture, .piece__picture')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().width))
    assert.ok(Number(widths[0]) > 1.5 * Number(widths[1]), `${widths}`)
    await leave()
  })

  it('each article in the blog list has a Read more link that names it', async () => {
    const {page, leave} = await read(tides, ropes, bareBlog)
    assert.deepEqual(await links(page, 'main a'), {
      'Read more How to read the tide tables of a harbour': '/blogs/detail/tide%20tables%2F1',
      'Read more Which rope for which boat': '/blogs/detail/ropes',
      'Read more A short note': '/blogs/detail/note',
    })
    assert.equal(
      await page.getByRole('link', {name: 'Read more A short note', exact: true}).count(),
      1,
    )
    await leave()
  })

  it('the blog list shows dates in office time and in the visitor’s language', async () => {
    const url = show(tides, ropes)
    for (const [language, first, second] of [
      ['en', '28 February 2026', '31 December 2025'],
      ['fr', '28 février 2026', '31 décembre 2025'],
      ['ru', '28 февраля 2026', '31 декабря 2025'],
    ] as const) {
      const options = {language, timezoneId: 'America/New_York'}
      const {page, consoleMessages, leave} = await visit(browser, url, options)
      assert.deepEqual(await texts(page, 'main time'), [first, second])
      assert.deepEqual(
        await page
          .locator('main time')
          .evaluateAll(all => all.map(each => each.getAttribute('datetime'))),
        ['2026-02-28', '2025-12-31'],
      )
      assert.deepEqual(consoleMessages, [])
      await leave()
    }
  })

  it('the blog list shows no date for an invalid createdAt', async () => {
    const {page, leave} = await read(
      {...tides, createdAt: 'last spring'},
      {...ropes, createdAt: '2026-99-99'},
    )
    assert.deepEqual(await texts(page, 'main :is(h2, h3)'), [tides.title, ropes.title])
    assert.equal(await page.locator('main time').count(), 0)
    assert.doesNotMatch(await page.locator('main').innerText(), /Invalid|NaN|undefined/)
    await leave()
  })

  it('the blog list leaves out records without a title or a slug', async () => {
    const page = await served(null, {...tides, title: ''}, {...tides, slug: ''}, ropes)
    assert.deepEqual(page.texts('main :is(h2, h3)'), ['Which rope for which boat'])
  })

  it('the blog list marks untranslated text with lang="en"', async () => {
    const english = {...tides, in_english: ['title', 'short_description']}
    const url = show(english, {...ropes, in_english: ['title']})
    const page = await readPage(url, 'fr')
    for (const text of [
      '.cover__title',
      '.cover__text',
      '.piece__title',
      '.cover .piece__link span',
    ]) {
      assert.equal(page.attribute(text, 'lang'), 'en', text)
    }
    assert.equal(page.attribute('.cover .piece__link', 'lang'), null)
  })

  it('an empty blog list shows a message and a link to All properties', async () => {
    for (const none of [answered([]), answered(null)]) {
      site.answers.getBlogsList = none
      const {page, consoleMessages, leave} = await visit(browser, `${site.url}/blogs`)
      assert.ok(await page.getByText('Our first article is being written.').isVisible())
      assert.ok(await page.locator('main').getByRole('link', {name: 'All properties'}).isVisible())
      assert.equal(await page.getByRole('link', {name: 'Try again'}).count(), 0)
      assert.deepEqual(consoleMessages, [])
      assert.deepEqual(await violations(page), [])
      await leave()
    }
  })

  it('in-page navigation to a failing blog list shows an error and Try again', async () => {
    site.answers.getBlogsList = {statusCode: 503, message: 'Broken'}
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    await page.locator('.footer').getByRole('link', {name: 'Blogs'}).click()
    await page.getByText(LOAD_FAILED, {exact: true}).waitFor()
    assert.ok(await page.getByRole('link', {name: 'Try again'}).isVisible())
    await leave()
  })
})
