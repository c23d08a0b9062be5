/**
 * Opens a page as seldom as possible, and notes at each opening all that can be seen there: another
 * width costs a fortieth of another load. What is wrong is listed by claim, so that each claim is a
 * test of its own.
 */
import type {Page, Route} from 'playwright-core'
import {contentLoaded, hydrated, painted} from '../../../support/browser/conditions.ts'
import {isEverything} from '../../../support/tier.ts'
import type {SuiteBrowser} from '../site/use-browser.ts'
import {newVisitor, speak, type Visitor} from '../site/visitor.ts'
import {type Look, longLanguages, looks, violations} from './axe.ts'
import {shiftOf, watchShifts} from './layout-shift.ts'
import {changeTo, tooWide} from './page-claims.ts'

const WINDOWS = {desktop: {width: 1440, height: 844}, phone: {width: 390, height: 844}}

/** A page that every other is reached from in place. */
const ELSEWHERE = '/thank-you'
const MAX_SHIFT = 0.02

/** Addresses and rules; empty lists for a page without faults. */
export type Faults = Record<'axe' | 'console' | 'narrow' | 'shift' | 'inPlace', string[]>

export interface Inspection {
  faults: Faults
  /** All looks at a page; `inPlace` also navigates to it within the document. */
  inspect(url: string, options?: {inPlace?: boolean; looks?: Look[]}): Promise<void>
  /** Opens it in English: axe, and what the console shows. */
  glance(url: string): Promise<void>
  /** Opens it in the narrowest window. */
  fit(url: string): Promise<void>
  leave(): Promise<void>
}

export async function newInspection(browser: SuiteBrowser): Promise<Inspection> {
  const visitor = await newVisitor(browser)
  const {page, consoleMessages, open, leave} = visitor
  await watchShifts(page)
  const faults: Faults = {axe: [], console: [], narrow: [], shift: [], inPlace: []}

  const noteConsole = (where: string) =>
    faults.console.push(...consoleMessages.splice(0).map(text => `${where}: ${text}`))

  async function noteViolations(where: string, contrast = true) {
    noteConsole(where)
    const found = await violations(page, {contrast})
    faults.axe.push(...found.map(violation => `${where}: ${violation}`))
    // The CSP blocks axe's own styles.
    consoleMessages.length = 0
  }

  async function look(
    url: string,
    {language, colorScheme, widths, contrast}: Look,
    {inPlace, slowly}: {inPlace: boolean; slowly: boolean},
  ) {
    const where = `${url} ${language} ${colorScheme}`
    const [first = 'desktop', ...others] = widths
    await speak(page, language, url)
    await page.emulateMedia({colorScheme})
    await page.setViewportSize(WINDOWS[first])
    if (slowly) faults.shift.push(...(await openSlowly(visitor, url, `${where} ${first}`)))
    else await open(url)
    const served = await textOf(page)
    await noteViolations(`${where} ${first}`, contrast)
    if (inPlace) {
      const {pathname, search} = new URL(url)
      await changeTo(page, ELSEWHERE)
      await changeTo(page, pathname + search)
      await page.locator('main :is([data-static], h1)').first().waitFor()
      await visitor.settled()
      const text = await textOf(page)
      if (text !== served) faults.inPlace.push(`${where}: ${text}, not ${served}`)
      const isSafe = !(await page.locator('main').innerHTML()).includes('alert(')
      const isSame = await page.evaluate(() => 'sameDocument' in globalThis)
      if (!isSafe || !isSame)
        faults.inPlace.push(`${where}: ${isSame ? 'alert(' : 'a new document'}`)
    }
    for (const width of others) {
      await page.setViewportSize(WINDOWS[width])
      await noteViolations(`${where} ${width}`, contrast)
    }
    faults.narrow.push(...(await tooWide(page, where)))
    noteConsole(where)
  }

  return {
    faults,
    async inspect(url, {inPlace = false, looks: wanted = looks} = {}) {
      for (const one of wanted) {
        const slowly = one === looks[0] || isEverything
        await look(url, one, {inPlace: inPlace && one === wanted[0], slowly})
      }
    },
    async glance(url) {
      await speak(page, 'en', url)
      await page.emulateMedia({colorScheme: 'light'})
      await page.setViewportSize(WINDOWS.desktop)
      await open(url)
      await noteViolations(url)
    },
    async fit(url) {
      for (const language of longLanguages) {
        await speak(page, language, url)
        await open(url)
        faults.narrow.push(...(await tooWide(page, `${url} ${language}`)))
      }
    },
    leave,
  }
}

const textOf = (page: Page) => page.locator('main').innerText()

/**
 * Holds pictures and fonts until the page is hydrated and painted: a page in use does not wait for its
 * largest picture. Returns by how much it shifted if that is too much.
 */
async function openSlowly({page, settled}: Visitor, url: string, where: string): Promise<string[]> {
  const {promise: mayArrive, resolve: sendAll} = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await mayArrive
    await route.continue()
  }
  const late = /\.woff2|\/storage\//
  await page.route(late, hold)
  await page.goto(url, {waitUntil: 'domcontentloaded'})
  // Unlike a press, it is not what browsers excuse a shift for.
  await page.evaluate(() => dispatchEvent(new Event('input')))
  await hydrated(page)
  await painted(page)
  const fonts = await page.evaluate(() => document.fonts.status)
  sendAll()
  await page.waitForLoadState()
  await contentLoaded(page)
  const shift = await shiftOf(page)
  await settled()
  await page.unroute(late, hold)
  if (fonts !== 'loading') return [`${where}: no font loads late`]
  return shift <= MAX_SHIFT ? [] : [`${where}: ${shift}`]
}
