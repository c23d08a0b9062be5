/**
 * Prints how smoothly the map of a list with 10,000 homes is dragged and zoomed, in the Preact build and
 * a real Chromium whose processor is slowed down four times: `npm run map-search-speed`.
 */
import {loadavg} from 'node:os'
import type {Page} from 'playwright-core'
import {launchBrowser} from '../support/browser/browser.ts'
import {dragMap, summaryOf, zoomMap} from './map/frames.ts'
import {servePreact} from './map/serve-preact.ts'

/** Milliseconds of a frame's median: a screen of 60 Hz has one each 16.7. */
const AIM = 17
const SLOWER = 4
const ROUNDS = 6
const NEARER = ['+', '+', '+', '+']
const MIN_PINS = 40

/** Along the coast from Jebel Ali to Sharjah, thickest around some towers; the same in each run. */
const homes = Array.from({length: 10_000}, (_, at) => {
  const along = ((at * 7_919) % 10_000) / 10_000
  const across = ((at * 104_729) % 9_973) / 9_973
  const [latitude, longitude] = [24.98 + along * 0.36, 55.02 + along * 0.38]
  const spread = at % 3 ? 0.08 : 0.004
  return {
    slug: `home-${at}`,
    coordinates: [latitude - across * spread, longitude + across * spread],
    price: 400_000 + ((at * 6_151) % 9_000) * 1_000,
  }
})
const onPage = homes.slice(0, 12).map(({slug, coordinates, price}) => ({
  slug,
  name: slug,
  main_images: [],
  about: {price},
  location: {coordinates},
}))

const server = await servePreact({
  'search-properties': {properties: onPage, total: 10_000, page: 1, pages: 84, facets: {}},
  getHomesOnMap: {homes},
  getPropertyTypes: {property_types: []},
})
const browser = await launchBrowser()
try {
  const results = [
    await measure('dragging, without a slower processor', 1, drag),
    await measure('dragging', SLOWER, drag),
    await measure('zooming', SLOWER, zoom),
  ]
  console.log(`load: ${loadavg()[0]?.toFixed(2)}`)
  if (results.some(({median}) => median > AIM)) process.exitCode = 1
} finally {
  await browser.close()
  server.stop()
}

async function measure(what: string, slower: number, act: (page: Page) => Promise<number[]>) {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}})
  await page.goto(server.url)
  await page.evaluate(async () => {
    const {widgets} = await (await fetch('/manifest.json')).json()
    const list = document.createElement('ocp-property-list')
    for (const [name, value] of Object.entries({
      view: 'map',
      tiles: 'none',
      api: location.origin,
    })) {
      list.setAttribute(name, value)
    }
    document.body.append(list)
    await import(`/${widgets['ocp-property-list'].file}`)
  })
  await page.locator('.map__controls').waitFor()
  await page.locator('.pin--many').first().waitFor()
  await page.locator('section.map').scrollIntoViewIfNeeded()
  // So near that pins of single homes stand among clusters.
  for (const key of NEARER) await page.locator('.map__moving').press(key)
  await page.locator('.pin').nth(MIN_PINS).waitFor({state: 'attached'})
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', {rate: slower})
  const frames = await act(page)
  const pins = await page.locator('.pin').count()
  await page.close()
  const {median, p95} = summaryOf(frames)
  console.log(
    `${what}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${frames.length} frames, ${pins} pins)`,
  )
  return {median, p95}
}

async function drag(page: Page) {
  const frames: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    frames.push(...(await dragMap(page, round % 2 ? -1 : 1)))
  }
  return frames
}

async function zoom(page: Page) {
  const frames: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    frames.push(...(await zoomMap(page, round % 2 ? -1 : 1, 60)))
  }
  return frames
}
