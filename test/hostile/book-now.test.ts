import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {BrowserContext} from 'playwright-core'
import {EMPTY} from '../support/book-now.ts'
import {changes} from '../support/browser/page-state.ts'
import {newVisitors} from '../support/browser/visitor.ts'
import {setStage} from '../support/partner/stage.ts'
import {type Build, builds} from './builds.ts'
import type {HostilePage} from './hostile-page.ts'
import {pagesFor} from './pages/index.ts'
import {looksOn, visitPage} from './visit.ts'

const stage = setStage()
let visitors: Promise<BrowserContext> | undefined

async function harness(test: TestContext) {
  visitors ??= newVisitors(stage.browser)
  return {stage, visitors: await visitors, test}
}

for (const build of builds) {
  describe(`Book Now (${build.title}) on hostile pages`, {concurrency: 2}, () => {
    for (const hostile of pagesFor(build.name)) {
      it(`${hostile.name}: Book Now works on a page that ${hostile.what}`, async test => {
        const {seen, looks, states} = await visitPage(await harness(test), build, hostile)
        const {consoleMessages, ...rest} = seen
        assert.deepEqual(rest, {messages: EMPTY, lostFocus: [], errors: [], violations: []})
        assert.ok(areExpected(consoleMessages, hostile.consoleMessages), consoleMessages.join('\n'))
        assertAlike(looks, await plainLooks(test, build, hostile), hostile)
        const leaves = leftBy(build, hostile)
        assert.deepEqual(changes(states.before, states.used).toSorted(), leaves)
        assert.deepEqual(
          changes(states.before, {...states.removed, body: states.before.body ?? []}).toSorted(),
          leaves,
          'when the widget is gone',
        )
      })
    }
  })
}

/** Globals that a build always leaves in the page, and those that this page adds. */
const leftBy = ({name, leaves}: Build, {leaves: more, owns = []}: HostilePage) =>
  [...leaves, ...(more?.(name) ?? [])].filter(one => !owns.includes(one)).toSorted()

type Looks = Awaited<ReturnType<typeof looksOn>>
const plain = new Map<string, Promise<Looks>>()

/** How the widget looks on a page that does nothing, to a visitor who sees alike. */
function plainLooks(test: TestContext, build: Build, {media, viewport}: HostilePage) {
  const key = JSON.stringify([build.name, media, viewport])
  const page = {name: 'plain', what: 'is plain', media, viewport}
  const found = plain.get(key) ?? harness(test).then(it => looksOn(it, build, page))
  plain.set(key, found)
  return found
}

function assertAlike(looks: Looks, plain: Looks, {zoom}: HostilePage) {
  if (!zoom) return assert.deepEqual(looks, plain)
  assert.deepEqual(looks.map(withoutWidth), plain.map(withoutWidth))
  for (const [place, {text = '', width = ''}] of looks.entries()) {
    const moved = Math.abs(Number.parseFloat(width) - Number.parseFloat(plain[place]?.width ?? ''))
    assert.ok(moved <= roundingOf(text, zoom), `"${text}" is wider or narrower by ${moved} px`)
  }
}

/**
 * The most by which a text's width, in pixels of the page, may differ where the page zooms: fonts of
 * two sizes are measured, and the advance of each letter may be rounded to whole pixels of the screen.
 */
const roundingOf = (text: string, zoom: number) => text.trim().length * (0.5 + 0.5 / zoom)

const withoutWidth = (look: Looks[number]) => ({...look, width: ''})

const areExpected = (consoleMessages: string[], expected: RegExp[] = []) =>
  consoleMessages.length === expected.length &&
  consoleMessages.every((complaint, place) => expected[place]?.test(complaint))
