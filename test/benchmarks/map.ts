/**
 * Prints how smoothly a map of 500 marks follows the mouse, in the Preact build and a real Chromium,
 * and how that compares with 25 marks in the same run: `npm run map-speed`.
 */
import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {loadavg} from 'node:os'
import {launchBrowser} from '../support/browser/browser.ts'

/** Milliseconds of a frame's median; a screen of 60 Hz has one each 16.7. */
const AIM = 20
const DRAGS = 6
const STEPS = 60

const dist = new URL('../../dist/preact/', import.meta.url)
const server = createServer(async ({url = '/'}, response) => {
  if (url === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html>')
  try {
    const file = await readFile(new URL(`.${url}`, dist))
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'application/json')
    response.end(file)
  } catch {
    response.writeHead(404).end()
  }
}).listen(0, 'localhost')
const browser = await launchBrowser()
try {
  const few = await measure(25)
  const many = await measure(500)
  console.log(`ratio of the medians: ${(many.median / few.median).toFixed(2)}`)
  console.log(`load: ${loadavg()[0]?.toFixed(2)}`)
  if (many.median > AIM) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
}

async function measure(count: number) {
  const {port} = server.address() as AddressInfo
  const page = await browser.newPage({viewport: {width: 1280, height: 800}})
  await page.goto(`http://localhost:${port}/`)
  await page.evaluate(async count => {
    const {widgets} = await (await fetch('/manifest.json')).json()
    const map = document.createElement('ocp-neighbourhood-map')
    map.setAttribute('tiles', 'none')
    map.setAttribute('list', 'none')
    const markers = Array.from({length: count}, (_, at) => ({
      name: `Place ${at}`,
      coordinates: [25.13 + (at % 25) / 220, 55.2 + Math.floor(at / 25) / 130],
    }))
    Object.assign(map, {markers})
    document.body.append(map)
    await import(`/${widgets['ocp-neighbourhood-map'].file}`)
  }, count)
  await page.locator('.map__controls').waitFor()
  const box = await page.locator('section.map').boundingBox()
  if (!box) throw new Error('The map has no size')
  const frames: number[] = []
  for (let drag = 0; drag < DRAGS; drag++) {
    const way = drag % 2 ? -1 : 1
    const [x, y] = [box.x + box.width / 2 - way * 200, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(watchFrames)
    for (let step = 1; step <= STEPS; step++) {
      await page.mouse.move(x + (way * 400 * step) / STEPS, y + Math.sin(step / 9) * 40)
    }
    frames.push(...(await page.evaluate(() => (globalThis as unknown as Watch).stopWatching())))
    await page.mouse.up()
  }
  await page.close()
  frames.sort((one, other) => one - other)
  const at = (part: number) => frames[Math.floor(frames.length * part)] ?? 0
  const [median, p95] = [at(0.5), at(0.95)]
  console.log(
    `${count} marks: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${frames.length} frames)`,
  )
  return {median, p95}
}

interface Watch {
  stopWatching(): number[]
}

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
