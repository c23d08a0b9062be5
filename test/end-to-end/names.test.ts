/** What a screen reader says on the way through a page: each part has a name, and one of its own. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {contentLoaded, openHydrated} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {onePathOfEachRoute} from '../support/paths-of-site.ts'
import {mapsMove} from './support/maps-move.ts'
import {faultsOfNames} from './support/named-parts.ts'

const stage = setStage({product: 'demo'})

describe('the parts of a page', () => {
  for (const viewport of [
    {width: 390, height: 844},
    {width: 1280, height: 800},
  ]) {
    it(`have names that tell them apart, ${viewport.width} pixels wide`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test, {viewport})
      const faults: string[] = []
      for (const path of await onePathOfEachRoute(stage.product.site)) {
        await openHydrated(page, stage.product.site + path)
        await contentLoaded(page)
        await mapsMove(page)
        faults.push(...(await faultsOfNames(page)).map(fault => `${path}: ${fault}`))
      }
      assert.deepEqual(faults, [])
    })
  }
})
