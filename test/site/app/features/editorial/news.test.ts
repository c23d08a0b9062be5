import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Locator} from 'playwright-core'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import type {NewsItem} from '#trade/contract/entities.ts'
import {violations} from '../../../support/pages/axe.ts'
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

describe('news page', () => {
  const suite = useSite()
  const {site, browser} = suite

  const show = (...news: (NewsItem | null)[]) => {
    site.answers.getNewsList = answered(news)
    return `${site.url}/news`
  }
  const read = (...news: (NewsItem | null)[]) => visit(browser, show(...news), WITHOUT_SCRIPT)
  const served = (...news: (NewsItem | null)[]) => readPage(show(...news))

  const long = {...ferry, title: LONG, short_description: LONG}
  pageContract(suite, {
    complete: () => show(ferry, crane, bareNews),
    long: [() => show(long, {...long, slug: 'other'})],
    failing: {
      call: 'getNewsList',
      message: LOAD_FAILED,
      recovered: page => page.getByRole('heading', {name: ferry.title}),
      also: async page => {
        assert.ok(await page.getByText('We could not load the news.').isVisible())
      },
    },
  })

  it('the News link in the footer opens the news page', async () => {
    const {page, leave} = await visit(browser, `${site.url}/contact-us`)
    show(ferry)
    await page.locator('.footer').getByRole('link', {name: 'News'}).click()
    await page.getByRole('heading', {level: 1, name: 'News'}).waitFor()
    assert.equal(await page.title(), 'News')
    await leave()
  })

  it('the news page shows press logos, then own news, without JavaScript', async () => {
    const {page, leave} = await read(ferry, crane, bareNews)
    assert.equal(await page.title(), 'News')
    assert.deepEqual(await texts(page, 'main :is(h1, h2)'), ['News', 'Featured On', 'OCP News'])
    const words = await texts(page, '.piece__words')
    assert.deepEqual(
      words.map(text => text.split('\n').filter(Boolean)),
      [
        [
          '4 March 2026',
          'The night ferry is back',
          'From Thursday, every hour until three.',
          'Read More',
          'The night ferry is back',
        ],
        ['We bought a crane', 'It lifts nine tonnes.', 'Read More', 'We bought a crane'],
        ['Closed on Monday', 'Read More', 'Closed on Monday'],
      ],
    )
    assert.deepEqual(
      await page
        .locator('.piece .picture__image')
        .evaluateAll(all => all.map(each => new URL((each as HTMLImageElement).src).pathname)),
      ['/storage/pictures/ferry.webp', '/storage/pictures/crane.webp'],
    )
    assert.deepEqual(await links(page, '.piece a'), {
      'Read More The night ferry is back': '/news/night%20ferry%2F2',
      'Read More We bought a crane': '/news/crane',
      'Read More Closed on Monday': '/news/monday',
    })
    await leave()
  })

  it('each of eight press logos loads and links to the newspaper it names', async () => {
    const {page, leave} = await read(ferry)
    const strip = page.getByRole('region', {name: 'Featured On'})
    const papers = strip.getByRole('link')
    assert.equal(await papers.count(), 8)
    for (const [at, {name, link}] of (agency.press ?? []).entries()) {
      const paper = strip.getByRole('link', {name, exact: true})
      assert.equal(await paper.getAttribute('href'), link)
      assert.equal(await paper.getAttribute('rel'), 'noopener noreferrer')
      const logo = papers.nth(at).getByRole('img', {name, exact: true})
      assert.equal(await isDrawn(logo), true, name)
      const box = await paper.boundingBox()
      assert.ok(box && box.height >= 44 && box.width >= 44, name)
    }
    await leave()
  })

  it('a CSS filter turns the press logos white in dark mode', async () => {
    const filterIn = async (colorScheme: 'light' | 'dark') => {
      const {page, leave} = await visit(browser, show(ferry), {colorScheme})
      const filter = await page
        .locator('.press__logos img')
        .first()
        .evaluate(logo => getComputedStyle(logo).filter)
      await leave()
      return filter
    }
    assert.equal(await filterIn('light'), 'none')
    assert.match(await filterIn('dark'), /brightness\(0\) invert/)
  })

  it('the news page leaves out records without a title or a slug', async () => {
    const page = await served(null, {...ferry, title: ''}, {...ferry, slug: ''}, crane)
    assert.deepEqual(page.texts('main h3'), ['We bought a crane'])
  })

  it('the news page marks untranslated text with lang="en"', async () => {
    const url = show({...ferry, in_english: ['title', 'short_description']})
    const page = await readPage(url, 'ru')
    for (const text of ['.piece__title', '.piece__text', '.piece__link [lang]']) {
      assert.equal(page.attribute(text, 'lang'), 'en', text)
    }
  })

  it('the news page without news shows a message and the press logos', async () => {
    for (const none of [answered([]), answered(null)]) {
      site.answers.getNewsList = none
      const {page, consoleMessages, leave} = await visit(browser, `${site.url}/news`)
      assert.ok(await page.getByText('There is no news at the moment').isVisible())
      assert.equal(await page.locator('.press__logos a').count(), 8)
      assert.equal(await page.getByRole('link', {name: 'Try again'}).count(), 0)
      assert.deepEqual(consoleMessages, [])
      assert.deepEqual(await violations(page), [])
      await leave()
    }
  })
})

const isDrawn = (logo: Locator) =>
  logo.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth > 0
  })
