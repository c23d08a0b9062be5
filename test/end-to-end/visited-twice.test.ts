/** Pages that a visitor comes to a second time without a document of their own, and Back and Forward. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {openHydrated} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {deadBoxes} from '../support/dead-boxes.ts'
import {setStage} from '../support/partner/stage.ts'
import {walksToTwoOfEach} from '../support/paths-of-site.ts'
import {turnToWidgets} from './support/turn-to-widgets.ts'
import {walkBy, walkTo} from './support/walk.ts'

const stage = setStage({product: 'demo'})

describe('pages that are visited twice', () => {
  it('each type of page works on the second visit, on Back and on Forward', TIMEOUT, async test => {
    for (const paths of await walksToTwoOfEach(stage.product.site)) {
      const {page, errors, consoleMessages, leave} = await stage.visitor(test)
      const wrong: string[] = []
      const look = async (when: string) => {
        await turnToWidgets(page)
        const path = await page.evaluate(() => location.pathname)
        const all = [
          ...errors.splice(0),
          ...consoleMessages.splice(0),
          ...(await page.evaluate(deadBoxes)),
        ]
        wrong.push(...all.map(what => `${path} ${when}: ${what}`))
      }

      await openHydrated(page, `${stage.product.site}/news`)
      for (const path of paths) {
        await walkTo(page, path)
        await look('on a visit in place')
      }
      for (const [step, when] of [
        [-1, 'on Back'],
        [1, 'on Forward'],
      ] as const) {
        for (const _ of paths) {
          await walkBy(page, step)
          await look(when)
        }
      }
      assert.deepEqual(wrong, [])
      await leave()
    }
  })
})
