/** Back and Forward return to the scroll position of the visit. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {contentLoaded, openHydrated, scrolledTo} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {pathsThatScroll} from '../support/paths-of-site.ts'
import {everywhere, isEverything} from '../support/tier.ts'
import {PHONE} from './support/phone.ts'
import {walkBy, walkTo} from './support/walk.ts'

const stage = setStage({product: 'demo'})

/** In every combination there are a dozen walks, each with a time of its own. */
const WALKS = {timeout: 12 * TIMEOUT.timeout}

describe('scroll positions', () => {
  const screens = {'on a desktop': {}, 'on a phone': PHONE}
  for (const [where, screen] of Object.entries(screens)) {
    const register = where === 'on a desktop' ? it : everywhere(it)
    const claim = `Back and Forward return to the pixel where a page was left ${where}`
    register(claim, WALKS, async test => {
      const paths = await pathsThatScroll(stage.product.site)
      for (const walk of isEverything ? allPairs(paths) : [paths]) {
        await test.test(`${claim}, on a walk from ${walk[0]}`, TIMEOUT, async test => {
          const {page, errors, leave} = await stage.visitor(test, screen)
          assert.deepEqual(await wrongPositions(page, walk), [])
          assert.deepEqual(errors, [])
          await leave()
        })
      }
    })
  }
})

async function wrongPositions(page: Page, walk: string[]): Promise<string[]> {
  await openHydrated(page, `${stage.product.site}/news`)
  const left: number[] = []
  for (const [at, path] of walk.entries()) {
    // Every third page is left at its top.
    await scrollDown(page, at % 3 === 0 ? 0 : 130 + 170 * (at % 7))
    left.push(await walkTo(page, path))
  }
  const wrong: string[] = []
  const look = async (entry: number, how: string) => {
    const there = await whereItStays(page, left[entry] ?? 0)
    const path = await page.evaluate(() => location.pathname)
    if (there !== left[entry]) wrong.push(`${path} ${how}: ${there} of ${left[entry]}`)
  }
  const last = walk.length
  assert.ok(left.filter(top => top > 0).length >= last / 2, `left at ${left}`)
  left.push(0)
  for (let entry = last - 1; entry >= 0; entry--) {
    await walkBy(page, -1)
    await look(entry, 'on Back')
  }
  for (let entry = 1; entry <= last; entry++) {
    await walkBy(page, 1)
    await look(entry, 'on Forward')
  }
  await walkBy(page, -2)
  await look(last - 2, 'two pages back')
  return wrong
}

/** Turns the wheel, which counts as the visitor's own scrolling. */
async function scrollDown(page: Page, top: number) {
  await page.mouse.move(5, 300)
  await page.mouse.wheel(0, top)
  const reachable = await page.evaluate(
    wanted => Math.min(wanted, document.documentElement.scrollHeight - innerHeight),
    top,
  )
  await scrolledTo(page, reachable)
}

/**
 * Reads the position once nothing is pending that could move the page: widgets, pictures, fonts.
 */
async function whereItStays(page: Page, expected: number) {
  await page
    .waitForFunction(top => Math.round(scrollY) === top, expected, {timeout: 10_000})
    .catch(() => {}) // The position says what is wrong.
  await contentLoaded(page)
  return page.evaluate(() => Math.round(scrollY))
}

/** Walks in which each page follows each other one; a browser keeps the last fifty pages of a walk. */
const allPairs = (paths: string[]) =>
  paths.slice(0, -1).map((one, at) => [one, ...paths.slice(at + 1).flatMap(other => [other, one])])
