/**
 * Prints how smoothly a map of 500 marks follows the mouse, in the Preact build and a real Chromium,
 * and how that compares with 25 marks in the same run: `npm run map-speed`.
 */
import {loadavg} from 'node:os'
import {launchBrowser} from '../support/browser/browser.ts'
import {dragMap, summaryOf} from './map/frames.ts'
import {servePreact} from './map/serve-preact.ts'

/** Milliseconds of a frame's median; a screen of 60 Hz has one each 16.7. */
const AIM = 20
const DRAGS = 6

const server = await servePreact()
const browser = await launchBrowser()
try {
  const few = await measure(25)
  const many = await measure(500)
  console.log(`ratio of the medians: ${(many.median / few.median).toFixed(2)}`)
  console.log(`load: ${loadavg()[0]?.toFixed(2)}`)
  if (many.median > AIM) process.exitCode = 1
} finally {
  await browser.close()
  server.stop()
}

async function measure(count: number) {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}})
  await page.goto(server.url)
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
  const frames: number[] = []
  for (let drag = 0; drag < DRAGS; drag++) frames.push(...(await dragMap(page, drag % 2 ? -1 : 1)))
  await page.close()
  const {median, p95} = summaryOf(frames)
  console.log(
    `${count} marks: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${frames.length} frames)`,
  )
  return {median, p95}
}
