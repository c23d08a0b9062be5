/** Measures by the engine's counters whether a page retains something of removed content. */
import type {CDPSession, Page} from 'playwright-core'
import {painted} from './conditions.ts'

/** Counts of everything in a page that is still reachable. */
interface ReachableCounts {
  /** The heap of the scripts, in bytes. */
  heap: number
  /** Nodes of the document, and removed ones that a script holds on to. */
  nodes: number
  listeners: number
}

export type Growth = Awaited<ReturnType<typeof growthOf>>

/** The engine's own bookkeeping may cost as much, as a share of the heap before. */
const MIN_GROWTH = 0.01

/**
 * The engine has its own caches that grow by a step now and then, texts of numbers for example, and
 * on a busy machine more of its work falls between two measurements. A leak grows each time.
 */
const MAX_MEASUREMENTS = 10

/**
 * For a browser whose heaps are compared: what it compiles for functions that are used often would
 * come and go in them, and be more than the leaks that are looked for.
 */
export const STEADY_HEAP = ['--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode']

/**
 * Measures growth after an action was done and undone many times. Call it when warm. Nodes and
 * listeners are exact; the heap needs many rounds and a browser with a steady heap.
 */
export async function growthOf(page: Page, doOften: () => Promise<unknown>, comparesHeap: boolean) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  let before = await heldIn(page, session)
  for (let count = 1; ; count++) {
    await doOften()
    const after = await heldIn(page, session)
    const leaks = leaksBetween(before, after, comparesHeap)
    // Objects that disappeared meanwhile were already unreachable before, and might hide new ones.
    const wasSettled = after.nodes >= before.nodes && after.listeners >= before.listeners
    if ((wasSettled && leaks.length === 0) || count === MAX_MEASUREMENTS) {
      await session.detach()
      return {
        before,
        after,
        /** The leaks, in words; empty when there are none. */
        leaks,
      }
    }
    before = after
  }
}

function leaksBetween(
  before: ReachableCounts,
  after: ReachableCounts,
  comparesHeap: boolean,
): string[] {
  const heap = after.heap / before.heap - 1
  return [
    ...(comparesHeap && heap >= MIN_GROWTH ? [`${percent(heap)} of heap`] : []),
    ...(['nodes', 'listeners'] as const)
      .filter(kind => after[kind] > before[kind])
      .map(kind => `${after[kind] - before[kind]} ${kind}`),
  ]
}

/** For the reader of the report. */
export const inWords = ({before, after}: Growth) =>
  `heap ${(before.heap / 1e6).toFixed(2)} MB ${percent(after.heap / before.heap - 1)}, ` +
  `${after.nodes - before.nodes} nodes, ${after.listeners - before.listeners} listeners`

const percent = (share: number) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(2)} %`

/** Collects garbage until nothing more is freed: some is only released by what was freed before. */
async function heldIn(page: Page, session: CDPSession): Promise<ReachableCounts> {
  // React lets go of what it removed last once the page has been painted.
  await painted(page)
  await page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve())))
  let held = await heldNow(session)
  for (;;) {
    const now = await heldNow(session)
    if (now.heap >= held.heap && now.nodes >= held.nodes && now.listeners >= held.listeners) {
      return now
    }
    held = now
  }
}

async function heldNow(session: CDPSession): Promise<ReachableCounts> {
  await session.send('HeapProfiler.collectGarbage')
  const {metrics} = await session.send('Performance.getMetrics')
  const {JSHeapUsedSize, Nodes, JSEventListeners} = Object.fromEntries(
    metrics.map(({name, value}) => [name, value]),
  )
  if (!JSHeapUsedSize || !Nodes || JSEventListeners === undefined) {
    throw new Error('the browser does not say what the page holds')
  }
  return {heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners}
}
