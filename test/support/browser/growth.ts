/** Whether a page keeps something of what has come and gone, by what its engine counts. */
import type {CDPSession, Page} from 'playwright-core'
import {painted} from './conditions.ts'

/** What of a page is still reachable. */
interface Held {
  /** Of the scripts' heap, in bytes. */
  heap: number
  /** Of the document, and removed ones that a script holds on to. */
  nodes: number
  listeners: number
}

export type Growth = Awaited<ReturnType<typeof growthOf>>

/** What the engine itself notes in passing may cost as much, as a share of the heap before. */
const TOLERATED = 0.01

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
 * What is still there after something was done many times and undone. To be called when warm. Nodes
 * and listeners are exact; the heap needs many times and a browser with a steady heap.
 */
export async function growthOf(page: Page, doOften: () => Promise<unknown>, comparesHeap: boolean) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  let before = await heldIn(page, session)
  for (let count = 1; ; count++) {
    await doOften()
    const after = await heldIn(page, session)
    const leaks = leaksBetween(before, after, comparesHeap)
    // What went meanwhile was still on its way out before, and might hide what came.
    const wasSettled = after.nodes >= before.nodes && after.listeners >= before.listeners
    if ((wasSettled && leaks.length === 0) || count === MAX_MEASUREMENTS) {
      await session.detach()
      return {
        before,
        after,
        /** What was kept, in words; empty when nothing was. */
        leaks,
      }
    }
    before = after
  }
}

function leaksBetween(before: Held, after: Held, comparesHeap: boolean): string[] {
  const heap = after.heap / before.heap - 1
  return [
    ...(comparesHeap && heap >= TOLERATED ? [`${percent(heap)} of heap`] : []),
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
async function heldIn(page: Page, session: CDPSession): Promise<Held> {
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

async function heldNow(session: CDPSession): Promise<Held> {
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
