import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page, Route} from 'playwright-core'
import {countShiftsFromNow, shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {contentLoaded, painted} from '../support/browser/conditions.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

const WIDTHS = [320, 390, 768, 1440]

/** Each widget that shows records: its call, what is seen while it waits, and what in the end. */
const WIDGETS = [
  ['<ocp-property-list></ocp-property-list>', 'search-properties', '.card__name'],
  [
    '<ocp-property-list limit="3" heading="Homes"></ocp-property-list>',
    'search-properties',
    '.card__name',
  ],
  ['<ocp-reviews heading="Reviews"></ocp-reviews>', 'getGoogleReviews', '.review__text'],
  ['<ocp-open-house-carousel></ocp-open-house-carousel>', 'getOpenHouses', '.house__title'],
] as const

const nothingFound = {properties: [], total: 0, page: 1, pages: 0, facets: {}}

describe('layout shift of widgets on a partner’s page', {concurrency: 2}, () => {
  const stage = setStage({product: 'demo'})

  /** Holds the requests that match until they are let go. */
  const hold = async (page: Page, match: RegExp, release = (route: Route) => route.continue()) => {
    const gate = Promise.withResolvers<void>()
    await page.route(match, async route => {
      await gate.promise
      await release(route)
    })
    return async () => {
      const answer = page.waitForResponse(match)
      gate.resolve()
      await answer
    }
  }

  /** A page with text after the widget, which would be seen to move, once the placeholder is painted. */
  async function waiting(test: TestContext, width: number, widget: string) {
    const {page} = await stage.visitor(test, {viewport: {width, height: 900}})
    await watchShifts(page)
    const letViewCome = await hold(page, /-view-[^/]*\.js/)
    const body = `<h1>Homes by the sea</h1>${widget}<p>What follows</p>${loaderTag(stage.product)}`
    const head = '<meta name="viewport" content="width=device-width">'
    return {
      page,
      letViewCome,
      open: async () => {
        await page.goto(stage.partner.publish({body, head}))
        await page.locator('[aria-busy=true]').first().waitFor()
        await countShiftsFromNow(page)
      },
    }
  }

  for (const [column, width] of WIDTHS.entries()) {
    // Each widget at one width, and each width with one of them.
    const itOnce = (row: number) => (row === column ? it : everywhere(it))
    for (const [row, [widget, call, seen]] of WIDGETS.entries()) {
      itOnce(row)(
        `${widget} ${width} pixels wide moves nothing while view, answer and pictures arrive`,
        async test => {
          const {page, open, letViewCome} = await waiting(test, width, widget)
          const letAnswerCome = await hold(page, new RegExp(`/${call}`))
          const pictures = Promise.withResolvers<void>()
          await page.route(/\.(avif|webp)$/, async route => {
            await pictures.promise
            await route.continue()
          })
          await open()
          await letViewCome()
          await painted(page)
          await letAnswerCome()
          await page.locator(seen).first().waitFor()
          await painted(page)
          pictures.resolve()
          await contentLoaded(page)
          assert.equal((await shiftOf(page)).toFixed(3), '0.000')
        },
      )
    }

    for (const [row, [what, status, data]] of [
      ['nothing is found', 200, nothingFound] as const,
      ['the search fails', 500, undefined] as const,
    ].entries()) {
      itOnce(row)(
        `a list of homes ${width} pixels wide moves nothing where ${what}`,
        async test => {
          const {page, open, letViewCome} = await waiting(test, width, WIDGETS[1][0])
          const letAnswerCome = await hold(page, /\/search-properties/, route =>
            route.fulfill({
              status,
              json: {statusCode: status, message: '', data},
              headers: {'access-control-allow-origin': '*'},
            }),
          )
          await open()
          await letViewCome()
          await letAnswerCome()
          await page.locator('.notice').waitFor()
          await contentLoaded(page)
          assert.equal((await shiftOf(page)).toFixed(3), '0.000')
        },
      )
    }
  }
})
