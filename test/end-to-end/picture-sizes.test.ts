/** No picture is fetched larger than it is shown: `sizes` says how wide that is. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {contentLoaded, openHydrated} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {onePathOfEachRoute} from '../support/paths-of-site.ts'
import {type SizedPicture, sizedPictures} from './support/sized-pictures.ts'

const stage = setStage({product: 'demo'})

/** Below them pictures are lazy, and few visitors get there. */
const SCREENS = 3
const TOLERANCE = 1.15

describe('sizes of pictures', () => {
  for (const [device, width, height, density] of [
    ['a phone', 390, 844, 3],
    ['a laptop', 1440, 900, 1],
  ] as const) {
    it(`are as wide as they are shown, on ${device}`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test, {
        viewport: {width, height},
        deviceScaleFactor: density,
      })
      const faults = new Set<string>()
      for (const path of await onePathOfEachRoute(stage.product.site)) {
        await openHydrated(page, stage.product.site + path)
        await contentLoaded(page)
        for (const picture of await sizedPictures(page, SCREENS)) {
          const {place, said, shown} = picture
          if (isTooLarge(picture, density)) faults.add(`${path}: ${place}: ${said} for ${shown}`)
        }
      }
      assert.deepEqual([...faults], [])
    })
  }
})

/** Where no smaller file would do, `sizes` may say what it likes. */
function isTooLarge({said, shown, files}: SizedPicture, density: number) {
  const fileFor = (width: number) => files.find(file => file >= width * density) ?? files.at(-1)
  return said > shown * TOLERANCE && fileFor(said) !== fileFor(shown)
}
