import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {NewsItem} from '#trade/contract/entities.ts'
import * as claims from '../../../support/pages/page-claims.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {bareNews, crane, ferry, LONG} from '../../../support/records/editorial.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const {links, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const LOAD_FAILED = 'Something went wrong !'

describe('news item page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => {
    site.answers.getNewsList = answered([ferry, crane, bareNews])
  })

  const show = (news: NewsItem) => {
    site.answers.getNewsDetail = answered({news})
    return `${site.url}/news/${encodeURIComponent(news.slug)}`
  }
  const read = (news: NewsItem) => visit(browser, show(news), WITHOUT_SCRIPT)
  const served = (news: NewsItem) => readPage(show(news))

  pageContract(suite, {
    complete: () => show(ferry),
    sparse: [
      () => {
        site.answers.getNewsList = answered([])
        return show(bareNews)
      },
    ],
    long: [() => show({...ferry, title: LONG, short_description: LONG})],
    picture: 'pictures/ferry',
    missing: {call: 'getNewsDetail', answers: [answered({news: null})]},
    failing: {
      call: 'getNewsDetail',
      message: LOAD_FAILED,
      recovered: page => page.getByRole('heading', {level: 1, name: ferry.title}),
      also: async page => {
        const all = page.locator('main').getByRole('link', {name: 'All news'})
        assert.equal(await all.getAttribute('href'), '/news')
      },
    },
  })

  it('the news item page shows picture, text and links without JavaScript', async () => {
    const {page, leave} = await read(ferry)
    assert.equal(await page.title(), `${ferry.title} | News`)
    assert.deepEqual(await texts(page, 'main :is(h1, h2)'), [ferry.title, 'Tickets', 'More news'])
    assert.match(`${await texts(page, '.article__body')}`, /The moon pulls\..*At the pier\./s)
    const picture = page.getByRole('img', {name: 'A ferry at night.'})
    assert.match(`${await picture.getAttribute('src')}`, /\/storage\/pictures\/ferry\.webp$/)
    assert.deepEqual(await links(page, '.trail a, .more a'), {
      Home: '/',
      News: '/news',
      'We bought a crane': '/news/crane',
      'Closed on Monday': '/news/monday',
      'All news': '/news',
    })
    const [request] = site.received.filter(({call}) => call === 'getNewsDetail')
    assert.equal(new URLSearchParams(request?.query).get('slug'), ferry.slug)
    await leave()
  })

  it('the news item page sanitises record markup in its HTML and hydration data', async () => {
    const html = await (await fetch(show(ferry))).text()
    assert.doesNotMatch(html, /alert\(|<form[^>]*contact"|name="phone"/)
    assert.match(html, /The moon pulls\./)
  })

  it('the news item page omits other news without an error when their call fails', async () => {
    for (const answer of [{statusCode: 500, message: 'Broken'}, answered(null)]) {
      site.answers.getNewsList = answer
      const {page, consoleMessages, leave} = await visit(browser, show(ferry))
      assert.deepEqual(await texts(page, 'main h1'), [ferry.title])
      assert.equal(await page.locator('aside').count(), 0)
      assert.equal(await page.getByText(/went wrong|Broken/).count(), 0)
      assert.deepEqual(consoleMessages, [])
      await leave()
    }
  })

  it('the news item page leaves out elements for missing optional fields', async () => {
    site.answers.getNewsList = answered([bareNews])
    const page = await served(bareNews)
    assert.deepEqual(page.texts('main :is(h1, h2, h3)'), [bareNews.title])
    for (const absent of ['time', 'img', '.article__text', '.article__body', 'aside']) {
      assert.equal(page.count(`main ${absent}`), 0, absent)
    }
  })

  it('the news item page marks untranslated text with lang="en"', async () => {
    const url = show({...ferry, in_english: ['title', 'short_description', 'description']})
    const page = await readPage(url, 'ru')
    for (const text of ['h1', '.article__text', '.article__body']) {
      assert.equal(page.attribute(`main ${text}`, 'lang'), 'en', text)
    }
  })

  it('a link to another news item shows that item with its own related news', async () => {
    const {page, consoleMessages, leave} = await visit(browser, show(ferry))
    show(bareNews)
    await page.getByRole('link', {name: bareNews.title}).click()
    await page.getByRole('heading', {level: 1, name: bareNews.title}).waitFor()
    assert.deepEqual(await texts(page, '.more__title'), [ferry.title, crane.title])
    assert.deepEqual(consoleMessages, [])
    await leave()
  })
})
