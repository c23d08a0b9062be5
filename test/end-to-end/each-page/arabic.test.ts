/** Each type of page in Arabic on a phone, whose Arabic fonts do not arrive. */
import {describe} from 'node:test'
import {violations} from '../../site/support/pages/axe.ts'
import {shiftOf, watchShifts} from '../../site/support/pages/layout-shift.ts'
import {setStage} from '../../support/partner/stage.ts'
import {LAYOUTS} from '../../support/paths-of-site.ts'
import {compareTree} from '../support/accessibility-tree.ts'
import {excessPaper, showOnPaper} from '../support/printed-page.ts'
import {eachPage, faultsOfCode, type Visit} from './each-page.ts'
import {openWhole} from './whole-page.ts'

const PHONE = {width: 390, height: 844}
const DESK = {width: 1280, height: 800}
const WITH_TREE = ['/', '/properties/{slug}', '/contact-us']

describe('each type of page in Arabic', () => {
  eachPage(setStage({product: 'demo'}), {
    name: 'in Arabic',
    language: 'ar',
    screen: {viewport: PHONE},
    types: LAYOUTS,
    async prepare(page) {
      await watchShifts(page)
      await page.route('**/*-arabic-*.woff2', route => route.abort())
    },
    async open(page, url, settled) {
      await page.emulateMedia({media: 'screen'})
      await page.setViewportSize(PHONE)
      return openWhole(page, url, settled)
    },
    aspects: type => ({
      'moves nothing but text whose font is late': async ({page}) => {
        const shift = await shiftOf(page)
        return shift < 0.005 ? [] : [`it moved by ${shift}`]
      },
      'begins at the right, and fits a phone': faultsOfLayout,
      'passes axe': ({page}) => violations(page, {contrast: false}),
      'opens without errors and policy violations': otherFaultsOfCode,
      'has the accessibility tree that is kept': WITH_TREE.includes(type)
        ? async ({page}, test) => {
            await page.setViewportSize(DESK)
            return compareTree(test, page, type, 'ar')
          }
        : undefined,
      'takes little paper':
        type === '/'
          ? async ({page}) => {
              await showOnPaper(page, 'light')
              return excessPaper(page, {sheets: 3, bytes: 1_000_000})
            }
          : undefined,
    }),
  })
})

async function faultsOfLayout({page}: Visit) {
  const {dir, scrollWidth} = await page.evaluate(() => {
    const {dir, scrollWidth} = document.documentElement
    return {dir, scrollWidth}
  })
  return [
    ...(dir === 'rtl' ? [] : [`it is ${dir}`]),
    ...(scrollWidth === PHONE.width ? [] : [`${scrollWidth} pixels wide`]),
  ]
}

/** The fonts that are aborted are messages. */
const otherFaultsOfCode = (visit: Visit) =>
  faultsOfCode(visit).filter(message => !message.includes('net::ERR_FAILED'))
