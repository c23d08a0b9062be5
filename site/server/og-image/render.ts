/** Renders the Open Graph image of a page. */
import sharp, {type Sharp} from 'sharp'
import {
  ARCH_OPENING,
  backdrop,
  frame,
  HEIGHT,
  latticeScreen,
  mirroredSvg,
  NIGHT,
  openingMask,
  PICTURE_CENTRE,
  scrim,
  svg,
  WIDTH,
} from './backgrounds.ts'
import type {Fonts} from './fonts.ts'
import {type CardText, drawText} from './text-block.ts'

/** Increase when anything is rendered differently: cached images are then rendered again. */
export const RENDER_VERSION = 1

/** Messengers take 300 kB. Photographs need the first quality, one of leaves or waves may need the next. */
const MAX_BYTES = 290_000
const QUALITIES = [84, 60]

/** A larger one is not made for the web, and takes memory by the hundred megabytes. */
const MAX_PIXELS = 50_000_000

/** A smaller picture shows nothing, even in the arch. */
const MIN_SIDE = 120

/** Without a readable picture, the plain background is used. */
export async function renderCard(
  fonts: Fonts,
  cardText: CardText,
  picture: Buffer | null,
): Promise<Buffer> {
  const layers = {text: drawText(fonts, cardText), isMirrored: cardText.direction === 'rtl'}
  const withPicture = picture
    ? await renderPicture(picture, layers).catch(() => undefined)
    : undefined
  return encodeJpeg(
    withPicture ?? (await sharp(drawn(backdrop + latticeScreen + frame, layers)).toBuffer()),
  )
}

/** The layers above a picture. */
interface Layers {
  text: string
  /** The picture is at the left, the text at the right. */
  isMirrored: boolean
}

const drawn = (background: string, {text, isMirrored}: Layers) =>
  svg((isMirrored ? mirroredSvg(background) : background) + text)

/** Wide pictures fill the background; others fill the arch only. */
async function renderPicture(picture: Buffer, layers: Layers): Promise<Buffer | undefined> {
  const image = sharp(picture, {limitInputPixels: MAX_PIXELS}).autoOrient()
  const {autoOrient} = await image.metadata()
  const {width, height} = autoOrient
  if (Math.min(width, height) < MIN_SIDE) return undefined
  if (width < WIDTH / 2 || width / height < 1.2) return renderInArch(image, layers)
  // The middle of a panorama is enough.
  return renderFullBleed(image, Math.min(2 * WIDTH, Math.round((HEIGHT * width) / height)), layers)
}

/** As high as the image, its centre behind the arch. */
async function renderFullBleed(image: Sharp, width: number, layers: Layers): Promise<Buffer> {
  const pictureLeft = Math.max(WIDTH - width, Math.round(PICTURE_CENTRE - width / 2))
  const left = Math.max(0, pictureLeft)
  const visible = Math.min(WIDTH - left, width)
  const cut = left - pictureLeft
  const visiblePart = await image
    .resize(width, HEIGHT)
    .extract({
      left: layers.isMirrored ? width - visible - cut : cut,
      top: 0,
      width: visible,
      height: HEIGHT,
    })
    .flatten({background: NIGHT})
    .png({compressionLevel: 0})
    .toBuffer()
  return sharp({create: {width: WIDTH, height: HEIGHT, channels: 3, background: NIGHT}})
    .composite([
      {input: visiblePart, left: layers.isMirrored ? WIDTH - left - visible : left, top: 0},
      {input: drawn(scrim(left) + frame, layers)},
    ])
    .png({compressionLevel: 0})
    .toBuffer()
}

async function renderInArch(image: Sharp, layers: Layers): Promise<Buffer> {
  const {left, top, width, height} = ARCH_OPENING
  const {isMirrored} = layers
  const masked = await image
    .resize(width, height)
    .composite([{input: openingMask(isMirrored), blend: 'dest-in'}])
    .png({compressionLevel: 0})
    .toBuffer()
  return sharp(drawn(backdrop, {text: '', isMirrored}))
    .composite([
      {input: masked, left: isMirrored ? WIDTH - left - width : left, top},
      {input: drawn(frame, layers)},
    ])
    .png({compressionLevel: 0})
    .toBuffer()
}

async function encodeJpeg(image: Buffer): Promise<Buffer> {
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
