/** Each type of page in a large window, then in the narrowest one, then on paper. */
import {describe} from 'node:test'
import {builtSheet} from '../../site/build/support/built-sheet.ts'
import {DIRECTIONS} from '../../support/browser/focus-walk.ts'
import {setStage} from '../../support/partner/stage.ts'
import {isEverything} from '../../support/tier.ts'
import {compareTree} from '../support/accessibility-tree.ts'
import {hiddenFocus} from '../support/hidden-focus.ts'
import {lateLargestPicture, watchLargest} from '../support/largest-picture.ts'
import {faultsOfNames} from '../support/named-parts.ts'
import {excessPaper, faultsOnPaper, type PaperLimits, showOnPaper} from '../support/printed-page.ts'
import {tooLargePictures} from '../support/sized-pictures.ts'
import {tooWideWithSpacing} from '../support/text-spacing.ts'
import {turnToWidgets} from '../support/turn-to-widgets.ts'
import {unstyledElements} from '../support/unstyled-elements.ts'
import {eachPage, faultsOfCode, ofLayout, type Visit} from './each-page.ts'
import {openWhole} from './whole-page.ts'

const DESK = {width: 1280, height: 800}
const LARGE_DESK = {width: 1440, height: 900}
/** The most paper that a page takes. */
const PAPER_LIMITS: Record<string, PaperLimits> = {
  '/': {sheets: 3, bytes: 1_000_000},
  '/properties': {sheets: 5, bytes: 3_000_000},
  '/open-houses': {sheets: 3, bytes: 3_000_000},
  '/blogs': {sheets: 3, bytes: 3_000_000},
  '/lifestyle': {sheets: 2, bytes: 3_000_000},
}

const stage = setStage({product: 'demo'})
const whole = builtSheet('site/app/styles/index.css')

describe('each type of page on a desk', () => {
  eachPage(stage, {
    name: 'on a desk',
    screen: {viewport: DESK},
    prepare: watchLargest,
    async open(page, url, settled) {
      await page.emulateMedia({media: 'screen', colorScheme: 'light'})
      await page.setViewportSize(DESK)
      return openWhole(page, url, settled)
    },
    aspects: (type, paper = PAPER_LIMITS[type]) => ({
      'waits for no file before its first paint': ({html}) =>
        html.match(/rel="(stylesheet|modulepreload)"|<script[^>]* src=/g) ?? [],
      'names its largest picture in its first bytes': ({page, html}) =>
        lateLargestPicture(page, html),
      'has every rule of the site that is for something on it': missingRules,
      'has the accessibility tree that is kept': ({page}, test) =>
        compareTree(test, page, type, 'en'),
      'has parts with names that tell them apart': ({page}) => faultsOfNames(page),
      'opens without errors and policy violations, its widgets as well': faultsOfAllCode,
      'hides nothing that has the focus': isEverything
        ? ({page}) => hiddenFocus(page, DIRECTIONS)
        : undefined,
      'fetches no picture larger than it is shown': async ({page}) => {
        await page.setViewportSize(LARGE_DESK)
        return tooLargePictures(page, 1)
      },
      'is dark on white on paper, with nothing to press': paper
        ? faultsOfPaper
        : ofLayout(type, faultsOfPaper),
      'takes little paper': paper && (({page}) => excessPaper(page, paper)),
      'does not scroll sideways at 320 pixels with spaced text': ofLayout(type, async ({page}) => {
        await page.emulateMedia({media: 'screen'})
        return tooWideWithSpacing(page)
      }),
    }),
  })

  // Each page's own tests open it in every language.
  for (const language of isEverything ? (['fr', 'ru'] as const) : []) {
    eachPage(stage, {
      name: `on a desk in ${language}`,
      ...{language, screen: {viewport: DESK}, open: openWhole},
      aspects: () => ({'opens without errors and policy violations': faultsOfAllCode}),
    })
  }
})

/** Rules that the document leaves out although something on it is meant. */
async function missingRules({page}: Visit) {
  const {missing, present, left} = await page.evaluate(unstyledElements, whole)
  const isPart = present > 100 && left > 200
  // Only documents in Arabic carry rules for it: others name it in the menu of languages.
  const others = missing.filter(rule => !/:lang\(ar\)|\[dir="rtl"\]/.test(rule))
  return [...others, ...(isPart ? [] : [`${present} rules, ${left} left out`])]
}

async function faultsOfAllCode(visit: Visit) {
  await turnToWidgets(visit.page)
  return faultsOfCode(visit)
}

async function faultsOfPaper({page}: Visit) {
  await showOnPaper(page, 'dark')
  return faultsOnPaper(page)
}
