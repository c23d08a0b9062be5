import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {requestsBeforeContent, watchFirstContent} from '../support/browser/first-content.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

/** Each tag as on an example page, what is seen when its content is there, and how many requests that may take. */
const WIDGETS: [widget: string, content: string, most: number][] = [
  ['<ocp-property-list></ocp-property-list>', '.card__name', 6],
  ['<ocp-listing slug="the-opus"></ocp-listing>', '.card__name', 6],
  ['<ocp-reviews></ocp-reviews>', '.review__text', 6],
  ['<ocp-area-prices area="Palm Jumeirah"></ocp-area-prices>', '.asking__fact', 6],
  ['<ocp-buying-costs price="1500000"></ocp-buying-costs>', 'output', 6],
  ['<ocp-open-house-carousel></ocp-open-house-carousel>', '.house__title', 7],
  ['<ocp-neighbourhood-map></ocp-neighbourhood-map>', '.places__list a', 8],
  ['<ocp-project-page slug="the-opus"></ocp-project-page>', 'h2', 8],
  ['<ocp-property-search></ocp-property-search>', 'select', 3],
  ['<ocp-book-now></ocp-book-now>', 'button', 3],
  ['<ocp-contact-form></ocp-contact-form>', 'input', 4],
  ['<ocp-newsletter></ocp-newsletter>', 'input', 4],
  ['<ocp-team-contact member="x"></ocp-team-contact>', 'input', 4],
  ['<ocp-list-with-us></ocp-list-with-us>', 'input', 6],
  ['<ocp-careers-apply career-id="x"></ocp-careers-apply>', 'input', 6],
]

describe('requests until a widget’s content is seen on a partner’s page', {concurrency: 2}, () => {
  const stage = setStage({product: 'demo'})

  for (const [widget, content, most] of WIDGETS) {
    it(`${widget} takes at most ${most}, loader and API included`, async test => {
      const {page} = await stage.visitor(test)
      await watchFirstContent(page, content)
      await page.goto(stage.partner.publish({body: widget + loaderTag(stage.product)}))
      const requests = await requestsBeforeContent(page)
      assert.ok(requests.length <= most, `${requests.length} requests:\n${requests.join('\n')}`)
    })
  }

  for (const [widget] of WIDGETS.filter(([, , most]) => most > 4)) {
    it(`${widget} fetches its view beside its first file`, async test => {
      const {page} = await stage.visitor(test)
      // Not answered, so that nothing of ours runs but the loader.
      await page.route('**/chunks/kit-*.js', () => {})
      const view = page.waitForRequest(/-view-[\w-]{8}\.js/)
      const body = widget + loaderTag(stage.product)
      await page.goto(stage.partner.publish({body}), {waitUntil: 'commit'})
      await view
    })
  }
})
