/**
 * `npm run dev-speed`: how long a saved file takes until a browser shows it, on a copy of the working
 * tree. Three saves of each kind; exit code 1 when a median misses its target or a claim fails.
 */
import assert from 'node:assert/strict'
import type {Browser, Page} from 'playwright-core'
import {type DevServer, startDev} from '../site/dev/support/dev-server.ts'
import {openWatched} from '../site/dev/support/watched-page.ts'
import {launchBrowser} from '../support/browser/browser.ts'
import {type Edit, edits} from './dev-loop/edits.ts'
import {type Mistake, mistakes} from './dev-loop/mistakes.ts'

const SAVES = 3
const NAME = 'ocp-contact-form [name=name]'

const started = performance.now()
const dev = await startDev()
console.log(`ready after ${Math.round(performance.now() - started)} ms, with an empty database`)
const browser = await launchBrowser()
try {
  const results = await inTurn(edits, edit => measure(dev, browser, edit))
  console.table(results)
  await inTurn(mistakes, mistake => measureMistake(dev, browser, mistake))
  process.exitCode = results.every(({ms, target}) => ms <= target) ? 0 : 1
} catch (error) {
  console.error(error, dev.output())
  process.exitCode = 1
} finally {
  await browser.close()
  await dev.stop()
}

async function measure(dev: DevServer, browser: Browser, edit: Edit) {
  const page = await openWatched(browser, dev.url + edit.path)
  const typed = edit.inPlace ? await typeIn(page) : undefined
  const times: number[] = []
  for (let save = 1; save <= SAVES; save++) {
    const mark = `edit-${save}`
    const saved = performance.now()
    await dev.edit(edit.file, edit.from, edit.to(mark, edit.from))
    await edit.isShown(page, mark)
    times.push(Math.round(performance.now() - saved))
  }
  await typed?.isStillThere()
  await dev.restore(edit.file)
  await page.close()
  const ms = times.toSorted((one, other) => one - other)[Math.floor(SAVES / 2)] ?? 0
  return {saved: edit.what, ms, target: edit.target, all: times.join(', ')}
}

/** Types into a form, and can say whether the very same page still has it. */
async function typeIn(page: Page) {
  await page.locator(NAME).fill('Layla')
  const root = await page.evaluateHandle(() => document.documentElement)
  return {
    async isStillThere() {
      assert.equal(await page.locator(NAME).inputValue(), 'Layla')
      assert.ok(await root.evaluate(element => element.isConnected))
    },
  }
}

/** The mistake is named where a developer looks; the next save takes it away, without a restart. */
async function measureMistake(
  dev: DevServer,
  browser: Browser,
  {what, path, file, ...mistake}: Mistake,
) {
  const page = await openWatched(browser, dev.url + path)
  const place = `${file}:${mistake.place}`
  await dev.edit(file, mistake.from, mistake.to)
  await Promise.all([
    dev.printed(place),
    page.locator('vite-error-overlay').getByText(place).first().waitFor(),
  ])
  await dev.restore(file)
  await page.locator('vite-error-overlay').waitFor({state: 'detached'})
  await page.locator(NAME).waitFor()
  await page.close()
  console.log(`a mistake ${what} is named (${place}), and the next save recovers`)
}

async function inTurn<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
