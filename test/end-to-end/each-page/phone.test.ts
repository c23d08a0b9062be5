/** Each type of page on a phone: before its fonts arrive, when they have, and by the keyboard. */
import {describe} from 'node:test'
import type {Page} from 'playwright-core'
import {shiftOf, watchShifts} from '../../site/support/pages/layout-shift.ts'
import {contentLoaded, hydrated, painted} from '../../support/browser/conditions.ts'
import {DIRECTIONS, type Direction} from '../../support/browser/focus-walk.ts'
import {setStage} from '../../support/partner/stage.ts'
import {LAYOUTS, PAGE_TYPES} from '../../support/paths-of-site.ts'
import {isEverything} from '../../support/tier.ts'
import {hiddenFocus, skipHeaderAndFooter} from '../support/hidden-focus.ts'
import {hold} from '../support/hold.ts'
import {lateLargestPicture, watchLargest} from '../support/largest-picture.ts'
import {faultsOfNames} from '../support/named-parts.ts'
import {PHONE, SMALL_PHONE} from '../support/phone.ts'
import {tooLargePictures} from '../support/sized-pictures.ts'
import {type Aspect, eachPage} from './each-page.ts'
import {becomeWhole} from './whole-page.ts'

/** The largest shift that is 0.00 in two decimals. */
const UNSEEN = 0.005

describe('each type of page on a phone', () => {
  const stage = setStage({product: 'demo'})
  let fontsBefore: string
  let shift: number

  const screen = PHONE
  async function prepare(page: Page) {
    await watchShifts(page)
    await watchLargest(page)
  }
  /** Its fonts come when the text has been painted without them. */
  async function open(page: Page, url: string, settled: () => Promise<void>) {
    await page.setViewportSize(PHONE.viewport)
    const fonts = await hold(page, /\.woff2/)
    const response = await page.goto(url, {waitUntil: 'commit'})
    await hydrated(page)
    await painted(page)
    fontsBefore = await page.evaluate(() => document.fonts.status)
    fonts.release()
    await contentLoaded(page)
    shift = await shiftOf(page)
    await becomeWhole(page, settled)
    return (await response?.text()) ?? ''
  }
  const ofFonts: Record<string, Aspect> = {
    'is readable before its fonts arrive': () =>
      fontsBefore === 'loading' ? [] : [`its fonts are ${fontsBefore}`],
    'stays in place when they arrive': () => (shift < UNSEEN ? [] : [`it moved by ${shift}`]),
  }

  eachPage(stage, {
    name: 'on a phone',
    ...{screen, prepare, open},
    types: LAYOUTS,
    aspects: type => ({
      ...ofFonts,
      'names its largest picture in its first bytes': ({page, html}) =>
        lateLargestPicture(page, html),
      'fetches no picture larger than it is shown': async ({page}) => {
        await page.setViewportSize(SMALL_PHONE.viewport)
        return tooLargePictures(page, SMALL_PHONE.deviceScaleFactor)
      },
      'has parts with names that tell them apart': ({page}) => faultsOfNames(page),
      'hides nothing that has the focus': async ({page}) => {
        if (type !== '/' && !isEverything) await skipHeaderAndFooter(page)
        return hiddenFocus(page, directionsOf(type))
      },
    }),
  })

  eachPage(stage, {
    name: 'on a phone in Russian',
    language: 'ru',
    ...{screen, prepare, open},
    aspects: () => ofFonts,
    types: isEverything ? PAGE_TYPES : ['/', '/contact-us'],
  })
})

/** Bars at the top hide what is reached backwards, and bars at the bottom what is reached forwards. */
const directionsOf = (type: string): readonly Direction[] =>
  isEverything || type === '/' ? DIRECTIONS : [LAYOUTS.indexOf(type) % 2 ? 'Tab' : 'Shift+Tab']
