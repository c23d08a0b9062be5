import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import type {Page, Route} from 'playwright-core'
import {shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {contentLoaded, painted} from '../support/browser/conditions.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const WIDTHS = [390, 768, 1440]
const GUIDE = new URL('../../docs/guides/start.md', import.meta.url)

/** The rule that the guide gives partners, for the time before the script has arrived. */
const rule = () => {
  const [, css] = /```css\n([^`]*:not\(:defined\)[^`]*)```/.exec(readFileSync(GUIDE, 'utf8')) ?? []
  assert.ok(css, 'docs/guides/start.md has no rule with :not(:defined)')
  return css
}

/** What is seen when it is complete, and whether its placeholder is exactly as high. */
const WIDGETS: [widget: string, content: string, isExact?: true][] = [
  ['<ocp-property-search></ocp-property-search>', 'select', true],
  ['<ocp-property-list></ocp-property-list>', '.card__name', true],
  ['<ocp-property-list limit="3"></ocp-property-list>', '.card__name', true],
  ['<ocp-listing slug="the-opus"></ocp-listing>', '.card__name', true],
  [
    '<ocp-area-prices area="Palm Jumeirah" property-type="villa" purpose="residential-sale"></ocp-area-prices>',
    '.asking__fact',
    true,
  ],
  ['<ocp-reviews></ocp-reviews>', '.review__text'],
  ['<ocp-buying-costs price="1500000"></ocp-buying-costs>', 'output'],
  ['<ocp-open-house-carousel></ocp-open-house-carousel>', '.house__title'],
  ['<ocp-contact-form></ocp-contact-form>', 'input'],
  ['<ocp-newsletter></ocp-newsletter>', 'input'],
]

describe('room of widgets whose files arrive late', {concurrency: 2}, () => {
  const stage = setStage({product: 'demo'})

  /** Holds all our files and calls; each is let go, in the order of the requests, once all is painted. */
  async function letGoOneByOne(page: Page) {
    const held: Route[] = []
    await page.route(/\/embed\/v1\/|\/api\/v1\//, route => void held.push(route))
    return async (isThere: () => Promise<boolean>) => {
      while (!(await isThere())) {
        await painted(page)
        await held.shift()?.continue()
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

  for (const lang of ['en', 'fr']) {
    for (const width of WIDTHS) {
      for (const [widget, content, isExact] of WIDGETS) {
        it(`nothing moves around ${widget} ${width} pixels wide, in ${lang}`, async test => {
          const {page} = await stage.visitor(test, {viewport: {width, height: 900}})
          await watchShifts(page)
          const tag = /[\w-]+/.exec(widget)?.[0] as string
          await watchHeights(page, tag)
          const letGo = await letGoOneByOne(page)
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
        })
      }
    }
  }
})
