import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {basename, dirname} from 'node:path'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {type Growth, growthOf, inWords, STEADY_HEAP} from '../support/browser/growth.ts'
import {mountOften, openOften, rememberAnswers, toastOften} from '../support/browser/mounting.ts'
import {loaderTag, type Product} from '../support/partner/product.ts'
import {type Stage, setStage} from '../support/partner/stage.ts'
import {everywhere, isEverything} from '../support/tier.ts'

const LOADER = 'Preact, by the loader'

const builds = {
  [LOADER]: (product: Product) => loaderTag(product),
  'React, by a module script': ({site}: Product, tag: string) =>
    `<script type="module" src="${site}/assets/react/${reactFiles[tag].file}"></script>`,
}

const reactFiles = JSON.parse(readFileSync('dist/react/manifest.json', 'utf8')).widgets

/** Every widget, as the documentation shows it first. */
const widgets = globSync('widgets/*/element.ts').map(file => `ocp-${basename(dirname(file))}`)

/** A form, a list and a map; the dialog has a claim of its own. */
const SAMPLE = ['ocp-contact-form', 'ocp-property-list', 'ocp-neighbourhood-map']

/** Nodes and listeners are exact. For the heap, so many mounts show a leak of some hundred bytes by each. */
const ROUNDS = isEverything ? 100 : 10
/** Widgets that render slowly need fewer rounds to show a leak. */
const FEWER_ROUNDS: Record<string, number> = {
  'ocp-neighbourhood-map': 25,
  'ocp-open-house-carousel': 25,
  'ocp-project-page': 25,
  'ocp-property-list': 25,
  'ocp-reviews': 25,
}

describe('memory of a page with widgets', () => {
  const stage = setStage({product: 'demo', browserArgs: isEverything ? STEADY_HEAP : undefined})

  for (const [build, script] of Object.entries(builds)) {
    const isSampled = script === builds[LOADER]
    const describeBuild = isSampled ? describe : everywhere(describe)
    describeBuild(`memory after use (${build})`, () => {
      for (const tag of widgets) {
        const times = Math.min(FEWER_ROUNDS[tag] ?? ROUNDS, ROUNDS)
        const itOf = isSampled && SAMPLE.includes(tag) ? it : everywhere(it)
        itOf(`mounting and removing <${tag}> ${times} times leaks nothing`, async test => {
          const page = await open(stage, test, tag, script)
          isClean(test, await growthOfMounts(stage, page, tag, times))
        })
      }

      for (const [tag, control] of [
        ['ocp-book-now', 'button'],
        ['ocp-project-page', '[data-ask=call]'],
        ['ocp-project-page', '[data-ask=newsletter]'],
        ['ocp-project-page', '[data-picture]'],
      ] as const) {
        const itOf = isSampled && tag === 'ocp-book-now' ? it : everywhere(it)
        itOf(`opening the dialog of <${tag}> by ${control} often leaks nothing`, async test => {
          const page = await open(stage, test, tag, script, exampleOf(stage, tag))
          isClean(test, await growthOfDialogs(page, control))
        })
      }

      everywhere(it)('showing 10 messages in the toaster leaks nothing', async test => {
        const page = await open(stage, test, 'ocp-toaster', script, exampleOf(stage, 'ocp-toaster'))
        const toastTimes = (times: number) => page.evaluate(toastOften, {times})
        await toastTimes(10)
        isClean(test, await growthOf(page, () => toastTimes(10), isEverything))
      })
    })
  }

  describe('detection of leaks', () => {
    it('the leak check reveals nodes and listeners left by each Book Now', async test => {
      const leaks = await plantedLeaks(test, ROUNDS, () => {
        const kept: unknown[] = []
        addEventListener('ocp-ready', ({target}) => {
          kept.push(target)
          addEventListener('resize', () => {})
        })
      })
      assert.match(leaks, /\d nodes, \d{2,} listeners$/)
    })

    everywhere(it)('the leak check reveals a list that each Book Now makes longer', async test => {
      const leaks = await plantedLeaks(test, 1000, () => {
        const kept: unknown[] = []
        addEventListener('ocp-ready', ({timeStamp}) => kept.push({timeStamp}))
      })
      assert.match(leaks, /^.* of heap$/)
    })

    everywhere(it)('the leak check reveals listeners that a dialog does not remove', async test => {
      const page = await open(
        stage,
        test,
        'ocp-book-now',
        builds[LOADER],
        exampleOf(stage, 'ocp-book-now'),
      )
      await page.evaluate(() => {
        document.removeEventListener = () => {}
      })
      const growth = await growthOfDialogs(page, 'button')
      test.diagnostic(inWords(growth))
      assert.match(growth.leaks.join(', '), /\d\d listeners/)
    })

    async function plantedLeaks(test: TestContext, times: number, plant: () => void) {
      const page = await open(stage, test, 'ocp-book-now', builds[LOADER])
      await page.evaluate(plant)
      const growth = await growthOfMounts(stage, page, 'ocp-book-now', times)
      test.diagnostic(inWords(growth))
      return growth.leaks.join(', ')
    }
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
  const together = Math.min(times, 25)
  const mountTimes = (times: number) => page.evaluate(mountOften, {markup, times, together})
  await mountTimes(times / 2)
  return growthOf(page, () => mountTimes(times), isEverything)
}

async function growthOfDialogs(page: Page, control: string) {
  const open = () => page.evaluate(openOften, {control, times: isEverything ? 25 : 5})
  await open()
  return growthOf(page, open, isEverything)
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
