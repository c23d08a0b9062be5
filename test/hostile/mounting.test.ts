import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {basename, dirname} from 'node:path'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {type Growth, growthOf, inWords, STEADY_HEAP} from '../support/browser/growth.ts'
import {mountOften, openOften, rememberAnswers, toastOften} from '../support/browser/mounting.ts'
import {loaderTag, type Product} from '../support/partner/product.ts'
import {type Stage, setStage} from '../support/partner/stage.ts'

type BuildName = 'Preact, by the loader' | 'React, by a module script'

const builds: Record<BuildName, (product: Product, tag: string) => string> = {
  'Preact, by the loader': product => loaderTag(product),
  'React, by a module script': ({site}, tag) =>
    `<script type="module" src="${site}/assets/react/${reactFiles[tag].file}"></script>`,
}

const reactFiles = JSON.parse(readFileSync('dist/react/manifest.json', 'utf8')).widgets

/** Every widget, as the documentation shows it first. */
const widgets = globSync('widgets/*/element.ts').map(file => `ocp-${basename(dirname(file))}`)

/** Enough to see a leak of some hundred bytes by each. */
const TIMES = 100
/** Of widgets that render slowly, fewer are enough to see what each of them would leak. */
const FEWER: Record<string, number> = {
  'ocp-neighbourhood-map': 25,
  'ocp-open-house-carousel': 25,
  'ocp-project-page': 25,
  'ocp-property-list': 25,
  'ocp-reviews': 25,
}

describe('memory of a page with widgets', () => {
  const stage = setStage({product: 'demo', browserArgs: STEADY_HEAP})

  for (const [build, script] of Object.entries(builds)) {
    describe(`memory after use (${build})`, {concurrency: 2}, () => {
      for (const tag of widgets) {
        const times = FEWER[tag] ?? TIMES
        it(`mounting and removing <${tag}> ${times} times leaks nothing`, async test => {
          const page = await open(stage, test, tag, script)
          isClean(test, await growthOfMounts(stage, page, tag, times))
        })
      }

      it('opening and closing the Book Now dialog 25 times leaks nothing', async test => {
        const page = await open(
          stage,
          test,
          'ocp-book-now',
          script,
          exampleOf(stage, 'ocp-book-now'),
        )
        isClean(test, await growthOfDialogs(page, 'button', 25))
      })

      for (const control of ['[data-ask=call]', '[data-ask=newsletter]', '[data-picture]']) {
        it(`opening the project dialog of ${control} 20 times leaks nothing`, async test => {
          const page = await open(
            stage,
            test,
            'ocp-project-page',
            script,
            exampleOf(stage, 'ocp-project-page'),
          )
          isClean(test, await growthOfDialogs(page, control, 20))
        })
      }

      it('showing 10 messages in the toaster leaks nothing', async test => {
        const page = await open(stage, test, 'ocp-toaster', script, exampleOf(stage, 'ocp-toaster'))
        const toastTimes = (times: number) => page.evaluate(toastOften, {times})
        await toastTimes(10)
        isClean(test, await growthOf(page, () => toastTimes(10)))
      })
    })
  }

  describe('detection of leaks', {concurrency: 2}, () => {
    const plants: {what: string; times: number; found: RegExp; plant: () => void}[] = [
      {
        what: 'a listener on the window',
        times: TIMES,
        found: /\b100 listeners$/,
        plant: () => addEventListener('ocp-ready', () => addEventListener('resize', () => {})),
      },
      {
        what: 'a reference to the element',
        times: TIMES,
        found: /\d{3} nodes/,
        plant: () => {
          const kept: unknown[] = []
          addEventListener('ocp-ready', ({target}) => kept.push(target))
        },
      },
      {
        what: 'an entry in a list',
        times: 1000,
        found: /^.* of heap$/,
        plant: () => {
          const kept: unknown[] = []
          addEventListener('ocp-ready', ({timeStamp}) => kept.push({timeStamp}))
        },
      },
    ]
    for (const {what, times, found, plant} of plants) {
      it(`the leak check reveals ${what} left by each Book Now`, async test => {
        const page = await open(stage, test, 'ocp-book-now', builds['Preact, by the loader'])
        await page.evaluate(plant)
        const growth = await growthOfMounts(stage, page, 'ocp-book-now', times)
        test.diagnostic(inWords(growth))
        assert.match(growth.leaks.join(', '), found)
      })
    }

    it('the leak check reveals listeners that a dialog does not remove', async test => {
      const page = await open(
        stage,
        test,
        'ocp-book-now',
        builds['Preact, by the loader'],
        exampleOf(stage, 'ocp-book-now'),
      )
      await page.evaluate(() => {
        document.removeEventListener = () => {}
      })
      const growth = await growthOfDialogs(page, 'button', 20)
      test.diagnostic(inWords(growth))
      assert.match(growth.leaks.join(', '), /\d\d listeners/)
    })
  })
})

/** Opens a partner's page whose widgets get responses; `body` precedes the script. */
async function open(
  stage: Stage,
  test: TestContext,
  tag: string,
  script: (product: Product, tag: string) => string,
  body = '',
): Promise<Page> {
  const {page} = await stage.visitor(test)
  await page.addInitScript(rememberAnswers)
  await page.goto(stage.partner.publish({body: body + script(stage.product, tag)}))
  return page
}

async function growthOfMounts(stage: Stage, page: Page, tag: string, times: number) {
  const markup = exampleOf(stage, tag)
  const mountTimes = (times: number) => page.evaluate(mountOften, {markup, times, together: 25})
  await mountTimes(times / 2)
  return growthOf(page, () => mountTimes(times))
}

async function growthOfDialogs(page: Page, control: string, times: number) {
  const open = () => page.evaluate(openOften, {control, times})
  await open()
  return growthOf(page, open)
}

/** It has the address of the API itself, since the React build has no loader that sets it. */
const exampleOf = (stage: Stage, tag: string) =>
  readFileSync(`widgets/${tag.slice('ocp-'.length)}/example.html`, 'utf8')
    .trim()
    .replace(' ', ` api="${stage.product.api}" loading="eager" `)
    .replace(`<${tag}>`, `<${tag} api="${stage.product.api}" loading="eager">`)

function isClean(test: TestContext, growth: Growth) {
  test.diagnostic(inWords(growth))
  assert.deepEqual(growth.leaks, [])
}
