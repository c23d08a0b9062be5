import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

/** Each widget that shows records of the API, its call, and what is seen of the answer. */
const WIDGETS = [
  ['<ocp-property-list limit="3"></ocp-property-list>', 'search-properties', '.card__name'],
  ['<ocp-reviews></ocp-reviews>', 'getGoogleReviews', '.review__text'],
  [
    '<ocp-area-prices area="Palm Jumeirah"></ocp-area-prices>',
    'getAreaPrices',
    '.asking__sentence',
  ],
  ['<ocp-open-house-carousel></ocp-open-house-carousel>', 'getOpenHouses', '.house__title'],
  ['<ocp-neighbourhood-map></ocp-neighbourhood-map>', 'getNeighborhoodsByCommunity', 'a'],
  ['<ocp-project-page slug="the-opus"></ocp-project-page>', 'property-detail', 'h2'],
] as const

describe('calls of widgets on a partner’s page', {concurrency: 2}, () => {
  const stage = setStage({product: 'demo'})

  for (const [index, [body, call, seen]] of WIDGETS.entries()) {
    const itOnce = index ? everywhere(it) : it
    itOnce(
      `${call} is answered before the widget’s view has arrived, and asked for once`,
      async test => {
        const {page, errors} = await stage.visitor(test)
        const requests: string[] = []
        page.on('request', request => {
          if (request.url().includes('/api/v1/user/')) requests.push(request.url())
        })
        const answered = Promise.withResolvers<void>()
        await page.route('**/*-view-*.js', async route => {
          await answered.promise
          await route.continue()
        })
        const response = page.waitForResponse(candidate => candidate.url().includes(`/${call}`))
        await page.goto(stage.partner.publish({body: body + loaderTag(stage.product)}))
        const headers = await (await response).request().allHeaders()
        // Any header beyond the browser's own would cost a preflight.
        assert.deepEqual([headers.authorization, headers['content-type']], [undefined, undefined])
        answered.resolve()
        await page.locator(seen).first().waitFor()
        assert.equal(requests.filter(url => url.includes(`/${call}`)).length, 1)
        assert.deepEqual(errors, [])
      },
    )
  }
})
