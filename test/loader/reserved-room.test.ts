import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import type {Page, Route} from 'playwright-core'
import {shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {contentLoaded, painted} from '../support/browser/conditions.ts'
import {requestsBeforeContent, watchFirstContent} from '../support/browser/first-content.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

const WIDTHS = [390, 768, 1440]
const GUIDE = new URL('../../docs/guides/start.md', import.meta.url)

/** The rule that the guide gives partners, for the time before the script has arrived. */
const rule = () => {
  const [, css] = /```css\n([^`]*:not\(:defined\)[^`]*)```/.exec(readFileSync(GUIDE, 'utf8')) ?? []
  assert.ok(css, 'docs/guides/start.md has no rule with :not(:defined)')
  return css
}

/**
 * The text of the complete widget, the maximum number of requests until then, loader and API
 * included, and whether the placeholder has exactly its height.
 */
const WIDGETS: [widget: string, content: string, most: number, isExact?: true][] = [
  ['<ocp-property-search></ocp-property-search>', 'select', 3, true],
  ['<ocp-property-list></ocp-property-list>', '.card__name', 7, true],
  ['<ocp-property-list limit="3"></ocp-property-list>', '.card__name', 7, true],
  ['<ocp-listing slug="the-opus"></ocp-listing>', '.card__name', 6, true],
  ['<ocp-listing slug="the-opus" facts="fold"></ocp-listing>', '.card__name', 6, true],
  [
    '<ocp-area-prices area="Palm Jumeirah" property-type="villa" purpose="residential-sale"></ocp-area-prices>',
    '.asking__sentence',
    6,
    true,
  ],
  ['<ocp-reviews></ocp-reviews>', '.review__text', 6],
  ['<ocp-buying-costs price="1500000"></ocp-buying-costs>', 'output', 7],
  ['<ocp-buying-costs mode="rent" rent="120000"></ocp-buying-costs>', 'output', 8],
  ['<ocp-open-house-carousel></ocp-open-house-carousel>', '.house__title', 7],
  ['<ocp-contact-form></ocp-contact-form>', 'input', 4],
  ['<ocp-newsletter></ocp-newsletter>', 'input', 4],
  ['<ocp-viewing slug="aldar-haven"></ocp-viewing>', '[data-starts]', 7],
  ['<ocp-viewing agent="samuel-osei"></ocp-viewing>', '[data-starts]', 7],
]

describe('room of widgets whose files arrive late', {concurrency: 2}, () => {
  const stage = setStage({product: 'demo'})

  /**
   * Holds all our files and calls; each is let go, in the order of the requests, once all is painted:
   * behind the loader only when the widget's view has been requested, beside its first file.
   */
  async function letGoOneByOne(page: Page, hasView: boolean) {
    const held: Route[] = []
    await page.route(/\/embed\/v1\/|\/api\/v1\//, route => void held.push(route))
    const view = hasView ? page.waitForRequest(/-view-[\w-]{8}\.js/) : undefined
    return async (isThere: () => Promise<boolean>) => {
      while (!(await isThere())) {
        await painted(page)
        const next = held.shift()
        await next?.continue()
        if (next?.request().url().endsWith('/loader.js')) await view
      }
    }
  }

  /** How high the element was since it was defined. */
  const watchHeights = (page: Page, tag: string) =>
    page.addInitScript(name => {
      const heights: number[] = []
      Object.assign(globalThis, {heights})
      customElements.whenDefined(name).then(() => {
        new ResizeObserver(([entry]) => {
          heights.push(Math.round(entry?.contentRect.height ?? 0))
        }).observe(document.querySelector(name) as Element)
      })
    }, tag)

  for (const [row, [widget, content, most, isExact]] of WIDGETS.entries()) {
    for (const [column, width] of WIDTHS.entries()) {
      for (const [place, lang] of ['en', 'fr'].entries()) {
        // Each widget at one width and in one language; each width is in both.
        const isRepresentative = row % 3 === column && row % 2 === place
        const itOnce = isRepresentative ? it : everywhere(it)
        itOnce(`nothing moves around ${widget} ${width} pixels wide, in ${lang}`, async test => {
          const {page} = await stage.visitor(test, {viewport: {width, height: 900}})
          await watchShifts(page)
          await watchFirstContent(page, content)
          const tag = /[\w-]+/.exec(widget)?.[0] as string
          await watchHeights(page, tag)
          const letGo = await letGoOneByOne(page, most > 4)
          const head = `<meta name="viewport" content="width=device-width"><style>${rule()}</style>`
          const script = loaderTag(stage.product, `async data-lang="${lang}"`)
          const body = `<h1>Homes</h1>${widget}<p>What follows</p>${script}`
          await page.goto(stage.partner.publish({head, body}), {waitUntil: 'commit'})
          const seen = page.locator(content).first()
          await letGo(() => seen.isVisible())
          await contentLoaded(page)
          assert.equal((await shiftOf(page)).toFixed(3), '0.000')
          const heights = await page.evaluate(
            () => (globalThis as unknown as {heights: number[]}).heights,
          )
          if (isExact) assert.deepEqual(new Set(heights).size, 1, `${heights}`)
          const requests = await requestsBeforeContent(page)
          // Another language is a file more.
          const limit = most + place
          assert.ok(
            requests.length <= limit,
            `${requests.length} requests:\n${requests.join('\n')}`,
          )
        })
      }
    }
  }
})
