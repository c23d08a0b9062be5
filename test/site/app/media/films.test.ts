/** Every film of the repository, as a browser plays it. */
import assert from 'node:assert/strict'
import {globSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {basename} from 'node:path'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import sharp from 'sharp'
import {filmFault} from '#server/content/media/film-boxes.ts'
import {isEverything} from '../../../support/tier.ts'
import {useBrowser} from '../../support/site/use-browser.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const all = (pattern: string) => globSync(pattern, {cwd: ROOT}).map(path => ROOT + path)
const films = all('site/{app,content/demo}/media/**/*.mp4')

describe('films of the repository', () => {
  const browser = useBrowser()

  it('every film has a complete and valid MP4 structure', async () => {
    assert.ok(films.length > 0)
    const faults = await Promise.all(films.map(async film => [film, await filmFault(film)]))
    assert.deepEqual(
      faults.filter(([, fault]) => fault),
      [],
    )
  })

  /**
   * One of them proves that the browser decodes; all are decoded where every combination is made.
   */
  const played = isEverything ? films : films.slice(0, 1)

  it('a film shows its first and its last frame in a browser', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.route('http://films.test/**', async route => {
      const {pathname} = new URL(route.request().url())
      const film = films.find(path => basename(path) === pathname.slice(1))
      await (film
        ? route.fulfill({body: await readFile(film), contentType: 'video/mp4'})
        : route.fulfill({body: '<!doctype html>', contentType: 'text/html'}))
    })
    await page.goto('http://films.test/')
    for (const film of played) {
      const shades = await page.evaluate(shadesOfFrames, basename(film))
      assert.equal(shades.length, 2, film)
      for (const shade of shades) assert.ok(shade > 20, `${film}: ${shade} shades`)
    }
    await context.close()
  })
})

describe('pictures of the site itself', () => {
  it('every picture of the site can be decoded', async () => {
    for (const picture of all('site/app/media/**/*.{avif,webp,png,jpg}')) {
      const {channels} = await sharp(picture, {failOn: 'warning'}).stats()
      assert.ok(channels.length >= 3, picture)
    }
  })
})

/** How many different colours the first and the last frame have; a missing frame has one. */
async function shadesOfFrames(name: string) {
  const video = document.createElement('video')
  const next = (type: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(type, () => resolve(), {once: true})
      video.addEventListener('error', () => reject(new Error(video.error?.message)), {once: true})
    })
  video.muted = true
  const loaded = next('loadeddata')
  video.src = `/${name}`
  await loaded
  const context = new OffscreenCanvas(64, 64).getContext('2d') as OffscreenCanvasRenderingContext2D
  const drawn = () => {
    context.clearRect(0, 0, 64, 64)
    context.drawImage(video, 0, 0, 64, 64)
    return new Set(new Uint32Array(context.getImageData(0, 0, 64, 64).data.buffer)).size
  }
  /** A busy browser has the frame some moments after it fires `seeked`. */
  const shadesOfFrame = async () => {
    // clock: an empty frame must be distinguished from a late one.
    const deadline = performance.now() + 30_000
    let count = drawn()
    // clock: the same.
    while (count === 1 && performance.now() < deadline) {
      await new Promise(requestAnimationFrame)
      count = drawn()
    }
    return count
  }
  const shades: number[] = []
  for (const time of [0, video.duration - 0.05]) {
    const seeked = next('seeked')
    video.currentTime = time
    await seeked
    shades.push(await shadesOfFrame())
  }
  return shades
}
