/**
 * `plans/<slug>-floor-1.webp`: the drawing of each page of a floor plan, for the page of the home. Lines on
 * white compress to less without loss than as smaller copies, so there is one file for all screens.
 */
import {mkdir, mkdtemp, readdir, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import sharp from 'sharp'
import type {Words} from '#server/content/schema/fields.ts'
import {note} from './encode.ts'
import {DRAWING} from './floor-plan.ts'
import {MEDIA} from './folders.ts'
import {run} from './programs.ts'

/** Dots per inch: a plan as wide as its sheet is then about 1,600 pixels wide. */
const RESOLUTION = 200
const MARGIN = 40
const WHITE = '#ffffff'

/** Returns the paths below media/. */
export async function makePlanPictures(key: string, plan: string): Promise<string[]> {
  const workspace = await mkdtemp(join(tmpdir(), 'plans-'))
  try {
    await run('pdftocairo', [
      '-png',
      ...['-r', `${RESOLUTION}`],
      ...drawingInPixels(),
      join(MEDIA, plan),
      join(workspace, 'page'),
    ])
    await mkdir(join(MEDIA, 'plans'), {recursive: true})
    const made: string[] = []
    const pages = (await readdir(workspace)).sort()
    for (const [index, page] of pages.entries()) {
      const path = `plans/${key}-floor-${index + 1}.webp`
      const number = pages.length > 1 ? `, ${index + 1} / ${pages.length}` : ''
      await publish(join(workspace, page), path, altOf(number))
      made.push(path)
    }
    return made
  } finally {
    await rm(workspace, {recursive: true})
  }
}

/** With a little of the paper around it, where dimensions and titles may stand. */
function drawingInPixels() {
  const {x, y, width, height} = DRAWING
  const edge = 6
  const box = {x: x - edge, y: y - edge, W: width + 2 * edge, H: height + edge}
  return Object.entries(box).flatMap(([name, points]) => [
    `-${name}`,
    `${Math.round((points * RESOLUTION) / 72)}`,
  ])
}

const altOf = (number: string): Words => ({
  en: `Floor plan with the rooms and their sizes${number}`,
  fr: `Plan avec les pièces et leurs dimensions${number}`,
  ru: `Планировка с комнатами и их размерами${number}`,
  ar: `مخطط يبيّن الغرف ومقاساتها${number}`,
})

async function publish(page: string, path: string, alt: Words) {
  const drawing = await sharp(page)
    .flatten({background: WHITE})
    .trim({background: WHITE})
    .toBuffer()
  const framed = sharp(drawing).extend({
    top: MARGIN,
    bottom: MARGIN,
    left: MARGIN,
    right: MARGIN,
    background: WHITE,
  })
  const file = join(MEDIA, path)
  const {width, height} = await framed.webp({lossless: true, effort: 6}).toFile(file)
  const tiny = await sharp(file).resize({width: 16}).webp({quality: 40}).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  await note(path, {width, height, placeholder, widths: []}, alt)
}
