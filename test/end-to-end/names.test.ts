/** What a screen reader says on the way through a page: each part has a name, and one of its own. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {onePathOfEachRoute} from '../support/paths-of-site.ts'
import {faultsOfNames} from './support/named-parts.ts'
import {openWhole, VIEWPORTS} from './support/whole-page.ts'

const stage = setStage({product: 'demo'})

describe('the parts of a page', () => {
  for (const viewport of VIEWPORTS) {
    it(`have names that tell them apart, ${viewport.width} pixels wide`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test, {viewport})
      const faults: string[] = []
      for (const path of await onePathOfEachRoute(stage.product.site)) {
        await openWhole(page, stage.product.site + path)
        faults.push(...(await faultsOfNames(page)).map(fault => `${path}: ${fault}`))
      }
      assert.deepEqual(faults, [])
    })
  }
})
