/** WCAG 2.4.11: what takes the focus is never wholly hidden, on any kind of page. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {DIRECTIONS, describeStop, hiddenStops} from '../support/browser/focus-walk.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {onePathOfEachRoute} from '../support/paths-of-site.ts'
import {openWhole, VIEWPORTS} from './support/whole-page.ts'

const stage = setStage({product: 'demo'})

describe('focus by keyboard', () => {
  for (const viewport of VIEWPORTS) {
    it(
      `is never hidden in a window of ${viewport.width} pixels, forwards or backwards`,
      TIMEOUT,
      async test => {
        const {page} = await stage.visitor(test, {viewport})
        const hidden: string[] = []
        for (const path of await onePathOfEachRoute(stage.product.site)) {
          await openWhole(page, stage.product.site + path)
          for (const key of DIRECTIONS) {
            const stops = await hiddenStops(page, key)
            hidden.push(...stops.map(stop => `${path}, ${key}: ${describeStop(stop)}`))
          }
        }
        assert.deepEqual(hidden, [])
      },
    )
  }
})
