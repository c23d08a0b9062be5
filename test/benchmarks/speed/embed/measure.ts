/** One subject in one run: a visitor who reads first, and one who presses at once. */
import type {Browser} from 'playwright-core'
import {type Load, withLoad} from '../browser/load.ts'
import {SLOW_4G} from '../browser/profiles.ts'
import type {Figures} from '../report/figures.ts'
import {pressedFigures, visibleFigures} from './figures.ts'
import {pressTarget, readProbe, type Signs, watch, whenSeen} from './probe.ts'
import type {Subject} from './subject.ts'

const TIMEOUT_MS = 30_000
/** A press that had no answer by then is lost. */
const LOST_MS = 15_000
/** How long visitors read before they press. */
const READING_MS = 3_000
const QUIET_MS = 1_000

export async function measureSubject(browser: Browser, subject: Subject): Promise<Figures> {
  const read = await visit(browser, subject, async ({page, network}) => {
    await whenSeen(page, 'visible', TIMEOUT_MS)
    // No event marks the end of a visitor's reading.
    await Promise.all([page.waitForTimeout(READING_MS), network.quiet(QUIET_MS, TIMEOUT_MS)])
  })
  if (!subject.signs.press) return read
  const early = await visit(browser, subject, ({page}) => whenSeen(page, 'visible', TIMEOUT_MS))
  return {
    ...read,
    'early usable': early.usable,
    'early checked': early.checked,
    lost: Math.max(read.lost ?? 0, early.lost ?? 0),
    posted: Math.max(read.posted ?? 0, early.posted ?? 0),
  }
}

const visit = (browser: Browser, subject: Subject, read: (load: Load) => Promise<unknown>) =>
  withLoad(
    browser,
    SLOW_4G,
    async page => {
      await subject.stub?.(page)
      await watch(page, subject.signs)
    },
    async (load): Promise<Figures> => {
      const {page, network} = load
      await page.goto(subject.url, {waitUntil: 'commit'})
      await read(load)
      const before = await readProbe(page)
      const {signs} = subject
      if (!signs.press) return visibleFigures(before, network.requests)
      if (await press(load, signs)) return {...visibleFigures(before, network.requests), posted: 1}
      return {...pressedFigures(await readProbe(page), network.requests, signs), posted: 0}
    },
  )

/** Presses, and returns true when that led to another page. */
async function press({page, network}: Load, signs: Signs): Promise<boolean> {
  const target = await pressTarget(page)
  if (!target) throw new Error(`There is no ${signs.press} to press at ${page.url()}.`)
  const left = page.waitForEvent('framenavigated', {
    predicate: frame => frame === page.mainFrame(),
    timeout: LOST_MS,
  })
  await page.touchscreen.tap(target.x, target.y)
  const answered = whenSeen(page, signs.submits ? 'checked' : 'usable', LOST_MS)
  const posted = await Promise.race([left.then(() => true), answered.then(() => false)]).catch(
    () => false,
  )
  await Promise.allSettled(posted ? [answered] : [])
  left.catch(() => {})
  if (!posted) await network.quiet(QUIET_MS, LOST_MS)
  return posted
}
