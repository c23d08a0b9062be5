/** Renders the Open Graph image of a page. */
import sharp, {type Sharp} from 'sharp'
import {
  frame,
  HEIGHT,
  MIDDLE,
  night,
  OPENING,
  openingMask,
  screen,
  svg,
  veil,
  WIDTH,
} from './backgrounds.ts'
import {NIGHT} from './brand-colours.ts'
import type {Fonts} from './fonts.ts'
import {drawWords, type Words} from './text-block.ts'

/** Increase when anything is rendered differently: cached images are then rendered again. */
export const RENDER_VERSION = 1

/** Messengers take 300 kB. Photographs need the first quality, one of leaves or waves may need the next. */
const MAX_BYTES = 290_000
const QUALITIES = [84, 60]

/** A larger one is not made for the web, and takes memory by the hundred megabytes. */
const MAX_PIXELS = 50_000_000

/** Below this a picture shows nothing, even in the window. */
const MIN_SIDE = 120

/** A picture that cannot be read leaves the plain ground. */
export async function drawCard(
  faces: Fonts,
  words: Words,
  picture: Buffer | null,
): Promise<Buffer> {
  const text = drawWords(faces, words)
  const ground = picture ? await groundOf(picture, text).catch(() => undefined) : undefined
  return inJpeg(ground ?? (await sharp(svg(night + screen + frame + text)).toBuffer()))
}

/** Wide pictures are the ground; others stand in the window alone. */
async function groundOf(picture: Buffer, text: string): Promise<Buffer | undefined> {
  const image = sharp(picture, {limitInputPixels: MAX_PIXELS}).autoOrient()
  const {autoOrient} = await image.metadata()
  const {width, height} = autoOrient
  if (Math.min(width, height) < MIN_SIDE) return undefined
  if (width < WIDTH / 2 || width / height < 1.2) return inWindow(image, text)
  // Of a panorama the middle is enough.
  return outOfTheNight(image, Math.min(2 * WIDTH, Math.round((HEIGHT * width) / height)), text)
}

/** As high as the image, its middle behind the window. */
async function outOfTheNight(image: Sharp, width: number, text: string): Promise<Buffer> {
  const from = Math.max(WIDTH - width, Math.round(MIDDLE - width / 2))
  const left = Math.max(0, from)
  const shown = await image
    .resize(width, HEIGHT)
    .extract({left: left - from, top: 0, width: Math.min(WIDTH - left, width), height: HEIGHT})
    .flatten({background: NIGHT})
    .png({compressionLevel: 0})
    .toBuffer()
  return sharp({create: {width: WIDTH, height: HEIGHT, channels: 3, background: NIGHT}})
    .composite([{input: shown, left, top: 0}, {input: svg(veil(left) + frame + text)}])
    .png({compressionLevel: 0})
    .toBuffer()
}

async function inWindow(image: Sharp, text: string): Promise<Buffer> {
  const {left, top, width, height} = OPENING
  const cut = await image
    .resize(width, height)
    .composite([{input: openingMask, blend: 'dest-in'}])
    .png({compressionLevel: 0})
    .toBuffer()
  return sharp(svg(night))
    .composite([{input: cut, left, top}, {input: svg(frame + text)}])
    .png({compressionLevel: 0})
    .toBuffer()
}

async function inJpeg(image: Buffer): Promise<Buffer> {
  let jpeg = image
  for (const quality of QUALITIES) {
    jpeg = await sharp(image)
      .flatten({background: NIGHT})
      .jpeg({quality, mozjpeg: true, chromaSubsampling: '4:4:4'})
      .toBuffer()
    if (jpeg.length <= MAX_BYTES) break
  }
  return jpeg
}
