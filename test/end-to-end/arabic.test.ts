/** The site in Arabic: from right to left, in faces of its own. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {
  contentLoaded,
  fontsLoaded,
  hydrated,
  openHydrated,
  painted,
} from '../support/browser/conditions.ts'
import {setStage} from '../support/partner/stage.ts'
import {pathsOfTypes} from '../support/paths-of-site.ts'

const PHONE = {width: 390, height: 844}
const DESKTOP = {width: 1440, height: 900}

const stage = setStage({product: 'demo'})

describe('site in Arabic', () => {
  /** A page whose language is chosen, in a window of this size. */
  async function reader(test: TestContext, language: string, viewport = PHONE) {
    const {page} = await stage.visitor(test, {viewport, reducedMotion: 'reduce'})
    await page.context().addCookies([{name: 'language', value: language, url: stage.product.site}])
    return page
  }
  const open = async (page: Page, path: string) => {
    await openHydrated(page, stage.product.site + path)
    await contentLoaded(page)
    await painted(page)
  }

  it('only a page in Arabic fetches Arabic fonts, or has styles for them', async test => {
    const fetched = async (language: string) => {
      const page = await reader(test, language, DESKTOP)
      const fonts = new Set<string>()
      page.on('request', request => {
        const [, name] =
          /\/([a-z-]+?-(?:latin|cyrillic|arabic)-(?:wght|\d+))\S*\.woff2$/.exec(request.url()) ?? []
        if (name) fonts.add(name)
      })
      await open(page, '/contact-us')
      await fontsLoaded(page)
      return {fonts: [...fonts].sort(), html: await page.content()}
    }
    const latin = ['cormorant-garamond-latin-wght', 'manrope-latin-wght']
    const {fonts, html} = await fetched('en')
    assert.deepEqual(fonts, latin)
    assert.deepEqual(html.match(/Readex|Naskh Fallback|(?<!:not\():lang\(ar\)|\[dir='?rtl/g), null)
    const arabic = await fetched('ar')
    assert.deepEqual(arabic.fonts, [
      ...latin,
      'noto-naskh-arabic-arabic-400',
      'readex-pro-arabic-wght',
    ])
    assert.ok(/font-family:'Readex Pro'[^}]*font-display:swap/.test(arabic.html))
  })

  it('Arabic fonts that are late still set the text', async test => {
    const page = await reader(test, 'ar')
    const {promise: fontsMayCome, resolve: sendFonts} = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async route => {
      await fontsMayCome
      await route.continue()
    })
    await page.goto(`${stage.product.site}/contact-us`, {waitUntil: 'commit'})
    await hydrated(page)
    await painted(page)
    sendFonts()
    await fontsLoaded(page)
    assert.ok((await facesOf(page, 'h1')).includes('Noto Naskh Arabic'))
    assert.ok((await facesOf(page, 'footer a[href="/news"]')).includes('Readex Pro'))
  })

  it('the page, its menus and the way back begin at the right', async test => {
    const page = await reader(test, 'ar', DESKTOP)
    await open(page, '/contact-us')
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => element.getBoundingClientRect().left)
    assert.ok((await left('.header .wordmark')) > (await left('.header__book')))
    await page.locator('.header__service .language__button').click()
    const menu = await page.locator('.header__service .language__menu').boundingBox()
    assert.ok(menu && menu.x < DESKTOP.width / 4, 'the language menu opens below its button')
    await page.setViewportSize(PHONE)
    const paths = await pathsOfTypes(stage.product.site)
    await open(page, `${paths.get('/properties/{slug}')}`)
    const arrow = await page.evaluate(() =>
      [...document.querySelectorAll('.trail li')]
        .map(step => getComputedStyle(step, '::before').content)
        .find(content => /[←→]/.test(content)),
    )
    assert.match(arrow ?? '', /→/)
  })

  it('a phone number is read from the left', async test => {
    const page = await reader(test, 'ar', DESKTOP)
    await open(page, '/contact-us')
    for (const link of await page.locator('main a[href^="tel:"]:visible').all()) {
      assert.equal(await link.evaluate(element => getComputedStyle(element).direction), 'ltr')
    }
  })

  it('a text without a translation says that it is English, and is read from the left', async () => {
    const html = await (await fetch(`${stage.product.site}/?lang=ar`)).text()
    const others = html.match(/<[^>]* lang="en"[^>]*>/g) ?? []
    for (const tag of others) assert.match(tag, / dir="ltr"/)
  })

  it('the choice of Arabic in the menu clears the cookie, sets it a second later and reloads', async test => {
    const {page} = await stage.visitor(test, {viewport: DESKTOP})
    await openHydrated(page, `${stage.product.site}/contact-us`)
    await page.locator('.header__service .language__button').click()
    await page.getByRole('link', {name: 'العربية'}).click()
    await page.locator('html[lang=ar][dir=rtl]').waitFor()
    const [cookie] = (await page.context().cookies()).filter(({name}) => name === 'language')
    assert.equal(cookie?.value, 'ar')
    assert.equal(await page.evaluate(() => localStorage.getItem('language')), 'ar')
  })
})

/** The faces that an element's letters are drawn with. */
async function facesOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const {root} = await devtools.send('DOM.getDocument')
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector})
  const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId})
  return fonts.map(({familyName}) => familyName)
}
