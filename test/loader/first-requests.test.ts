import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {requestsBeforeContent, watchFirstContent} from '../support/browser/first-content.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

/**
 * Each tag as on an example page, what is seen when its content is there, and how many requests that
 * may take. reserved-room.test.ts counts those of the widgets that reserve room.
 */
const WIDGETS: [widget: string, content: string, most: number][] = [
  ['<ocp-list-with-us></ocp-list-with-us>', 'input', 8],
  ['<ocp-book-now></ocp-book-now>', 'button', 3],
  ['<ocp-neighbourhood-map></ocp-neighbourhood-map>', '.places__list a', 8],
  ['<ocp-project-page slug="the-opus"></ocp-project-page>', 'h2', 8],
  ['<ocp-team-contact member="x"></ocp-team-contact>', 'input', 4],
  ['<ocp-careers-apply career-id="x"></ocp-careers-apply>', 'input', 7],
]

describe('requests until a widget’s content is seen on a partner’s page', {concurrency: 2}, () => {
  const stage = setStage({product: 'demo'})

  for (const [index, [widget, content, most]] of WIDGETS.entries()) {
    // A widget with a view of its own, and one without; the others take other numbers.
    const itOnce = index < 2 ? it : everywhere(it)
    itOnce(
      `${widget} takes at most ${most}, and fetches its view beside its first file`,
      async test => {
        const {page} = await stage.visitor(test)
        await watchFirstContent(page, content)
        const view = most > 4 ? page.waitForRequest(/-view-[\w-]{8}\.js/) : undefined
        // Held until the view is requested, so that nothing of ours runs by then but the loader.
        await page.route('**/chunks/kit-*.js', async route => {
          await view
          await route.continue()
        })
        const body = widget + loaderTag(stage.product)
        await page.goto(stage.partner.publish({body}), {waitUntil: 'commit'})
        const requests = await requestsBeforeContent(page)
        assert.ok(requests.length <= most, `${requests.length} requests:\n${requests.join('\n')}`)
      },
    )
  }
})
