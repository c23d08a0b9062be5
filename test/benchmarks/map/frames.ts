/** The time between the frames of a page while its map moves. */
import type {Page} from 'playwright-core'

const STEPS = 60

/** Drags the map 400 pixels to one side, and answers the milliseconds of each frame. */
export async function dragMap(page: Page, way: 1 | -1): Promise<number[]> {
  const {x, y} = await middleOfMap(page)
  const from = x - way * 200
  await page.mouse.move(from, y)
  await page.mouse.down()
  await page.evaluate(watchFrames)
  for (let step = 1; step <= STEPS; step++) {
    await page.mouse.move(from + (way * 400 * step) / STEPS, y + Math.sin(step / 9) * 40)
  }
  const frames = await stopWatching(page)
  await page.mouse.up()
  return frames
}

/** Turns the wheel over the middle of the map, some steps in or out. */
export async function zoomMap(page: Page, way: 1 | -1, turns: number): Promise<number[]> {
  const {x, y} = await middleOfMap(page)
  await page.mouse.move(x, y)
  await page.keyboard.down('Meta')
  await page.evaluate(watchFrames)
  for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, -way * 20)
  const frames = await stopWatching(page)
  await page.keyboard.up('Meta')
  return frames
}

export function summaryOf(frames: number[]) {
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return {median: at(0.5), p95: at(0.95)}
}

async function middleOfMap(page: Page) {
  const box = await page.locator('section.map').boundingBox()
  if (!box) throw new Error('The map has no size')
  return {x: box.x + box.width / 2, y: box.y + box.height / 2}
}

interface Watch {
  stopWatching(): number[]
}

const stopWatching = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Watch).stopWatching())

/** In the page: the time between frames until it is stopped. */
function watchFrames() {
  const times: number[] = []
  let last = performance.now()
  let on = true
  const frame = (now: number) => {
    times.push(now - last)
    last = now
    if (on) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const watch = globalThis as unknown as Watch
  watch.stopWatching = () => {
    on = false
    return times.slice(1)
  }
}
