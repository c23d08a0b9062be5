import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {NewsItem} from '../../widgets/shared/api/entities.ts'
import {violations} from './support/axe.ts'
import {bareNews, crane, ferry, LONG} from './support/editorial.ts'
import * as claims from './support/page-claims.ts'
import {answered} from './support/property.ts'
import {useSite} from './support/use-site.ts'
import {visit} from './support/visitor.ts'

const {links, texts} = claims
const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const LOST = 'Something went wrong !'

describe('the page of a news item', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers.getNewsList = answered([ferry, crane, bareNews])
  })

  const show = (news: NewsItem) => {
    site.answers.getNewsDetail = answered({news})
    return `${site.url}/news/${encodeURIComponent(news.slug)}`
  }
  const read = (news: NewsItem) => visit(browser, show(news), WITHOUT_SCRIPT)

  it('is accessible in each language, in light and dark, with much and with little', async () => {
    await claims.isAccessible(browser, show(ferry))
    site.answers.getNewsList = answered([])
    const {page, complaints, leave} = await visit(browser, show(bareNews))
    assert.deepEqual(complaints, [])
    assert.deepEqual(await violations(page), [])
    await leave()
  })

  it('shows title, thumbnail and text, a way back and other news, without JavaScript', async () => {
    const {page, leave} = await read(ferry)
    assert.equal(await page.title(), 'News')
    assert.deepEqual(await texts(page, 'main :is(h1, h2)'), [ferry.title, 'Tickets', 'More news'])
    assert.match(`${await texts(page, '.article__body')}`, /The moon pulls\..*At the pier\./s)
    const picture = page.getByRole('img', {name: 'A ferry at night.'})
    assert.match(`${await picture.getAttribute('src')}`, /\/storage\/pictures\/ferry\.webp$/)
    assert.deepEqual(await links(page, '.trail a, .more a'), {
      News: '/news',
      'We bought a crane': '/news/crane',
      'Closed on Monday': '/news/monday',
      'All news': '/news',
    })
    const [asked] = site.received.filter(({call}) => call === 'getNewsDetail')
    assert.equal(new URLSearchParams(asked?.query).get('slug'), ferry.slug)
    await leave()
  })

  it('keeps nothing harmful of its markup, neither shown nor handed over', async () => {
    const html = await (await fetch(show(ferry))).text()
    assert.doesNotMatch(html, /alert\(|<form[^>]*contact"|name="phone"/)
    assert.match(html, /The moon pulls\./)
  })

  it('stands without other news where their list does not come, and says nothing of it', async () => {
    for (const answer of [{statusCode: 500, message: 'Broken'}, answered(null)]) {
      site.answers.getNewsList = answer
      const {page, complaints, leave} = await visit(browser, show(ferry))
      assert.deepEqual(await texts(page, 'main h1'), [ferry.title])
      assert.equal(await page.locator('aside').count(), 0)
      assert.equal(await page.getByText(/went wrong|Broken/).count(), 0)
      assert.deepEqual(complaints, [])
      await leave()
    }
  })

  it('hides the place of whatever a record does not have', async () => {
    site.answers.getNewsList = answered([bareNews])
    const {page, leave} = await read(bareNews)
    assert.deepEqual(await texts(page, 'main :is(h1, h2, h3)'), [bareNews.title])
    for (const absent of ['time', 'img', '.article__text', '.article__body', 'aside']) {
      assert.equal(await page.locator(`main ${absent}`).count(), 0, absent)
    }
    await leave()
  })

  it('marks what is not translated', async () => {
    const url = show({...ferry, in_english: ['title', 'short_description', 'description']})
    const {page, leave} = await visit(browser, url, {language: 'ru', ...WITHOUT_SCRIPT})
    for (const text of ['h1', '.article__text', '.article__body']) {
      assert.equal(await page.locator(`main ${text}`).getAttribute('lang'), 'en', text)
    }
    await leave()
  })

  it('is 404 when there is no such news', async () => {
    for (const answer of [
      {statusCode: 404, message: 'Not found'},
      answered(null),
      answered({news: null}),
    ]) {
      site.answers.getNewsDetail = answer
      const response = await fetch(`${site.url}/news/nothing`)
      assert.equal(response.status, 404)
      assert.match(await response.text(), /<title>Page not found<\/title>/)
    }
  })

  it('says so when it did not come, and can be tried again', async () => {
    const url = show(ferry)
    site.answers.getNewsDetail = {statusCode: 500, message: 'Broken'}
    assert.equal((await fetch(url)).status, 502)
    const {page, leave} = await visit(browser, url)
    await page.getByText(LOST, {exact: true}).waitFor()
    const all = page.locator('main').getByRole('link', {name: 'All news'})
    assert.equal(await all.getAttribute('href'), '/news')
    assert.equal(await page.getByText('Broken').count(), 0)
    assert.deepEqual(await violations(page), [])
    show(ferry)
    await page.getByRole('link', {name: 'Try again'}).click()
    await page.getByRole('heading', {level: 1, name: ferry.title}).waitFor()
    await leave()
    await site.stopApi()
    assert.equal((await fetch(url)).status, 502)
  })

  it('asks for its picture first', () =>
    claims.asksForItsPictureFirst(show(ferry), 'pictures/ferry'))

  it('reads the same when the page is changed in place', async () => {
    const {pathname} = new URL(show(ferry))
    await claims.readsTheSameInPlace(browser, site.url, pathname)
  })

  it('changes from one news item to another in place', async () => {
    const {page, complaints, leave} = await visit(browser, show(ferry))
    show(bareNews)
    await page.getByRole('link', {name: bareNews.title}).click()
    await page.getByRole('heading', {level: 1, name: bareNews.title}).waitFor()
    assert.deepEqual(await texts(page, '.more__title'), [ferry.title, crane.title])
    assert.deepEqual(complaints, [])
    await leave()
  })

  it('stays still, and fits 320 pixels, however long a title is', async () => {
    await claims.staysStill(browser, show(ferry))
    await claims.fitsNarrowWindows(browser, show({...ferry, title: LONG, short_description: LONG}))
  })
})
