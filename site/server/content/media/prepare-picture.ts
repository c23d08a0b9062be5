/** Prepares the files that visitors get of a picture: the picture itself, and smaller ones. */
import sharp, {type Sharp} from 'sharp'
import {type Picture, pictureFiles} from '#kit/ui/picture-files.ts'
import {
  AS_BROWSERS_DO,
  MAX_ANIMATED_PIXELS,
  MAX_PIXELS,
  MAX_WIDTH,
  pixelLimit,
} from './picture-input.ts'

/** Widths of the smaller files; a picture has those that are below its own, and its own. */
export const WIDTHS = [320, 640, 1280, 1920, MAX_WIDTH]
/** Raised when pictures are made in another way: what was made before is made again. */
export const CONVERSION = 2
/** Measured on rendered and photographed rooms: below these, walls show bands. */
const QUALITY = {avif: 52, webp: 74}

const publishers: Record<string, (image: Sharp) => Sharp> = {
  jpg: image => image.jpeg({quality: 85}),
  jpeg: image => image.jpeg({quality: 85}),
  png: image => image.png(),
  webp: image => image.webp({quality: 85}),
  avif: image => image.avif({quality: 65, effort: 3}),
  gif: image => image.gif(),
}

// Several pictures are prepared at once instead.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Writes the picture to `target`, upright and without metadata, which tell where and with what it was
 * taken; and its smaller files beside it.
 */
export async function publishPicture(file: string, target: string): Promise<Picture> {
  const extension = target.slice(target.lastIndexOf('.') + 1).toLowerCase()
  const {pages = 1} = await sharp(file, {limitInputPixels: false}).metadata()
  const animated = pages > 1
  const limitInputPixels = animated ? MAX_ANIMATED_PIXELS : await pixelLimit(file)
  const image = sharp(file, {...AS_BROWSERS_DO, animated, limitInputPixels}).autoOrient()
  const upright = image.resize({width: MAX_WIDTH, withoutEnlargement: true})
  const published = await (publishers[extension]?.(upright) ?? upright).toFile(target)
  const {width, pageHeight, height} = published
  return makeSmaller(file, target, {width, height: pageHeight ?? height})
}

/** Measures a picture that needs no publication, and writes its smaller files beside `target`. */
export async function preparePicture(file: string, target: string): Promise<Picture> {
  const {autoOrient} = await sharp(file, {limitInputPixels: MAX_PIXELS}).metadata()
  return makeSmaller(file, target, autoOrient)
}

/** Returns true when a picture may be published byte for byte, as an export contains it. */
export async function isPublishable(
  file: string,
  {width, height}: Pick<Picture, 'width' | 'height'>,
) {
  const found = await sharp(file, {limitInputPixels: MAX_PIXELS})
    .metadata()
    .catch(() => undefined)
  if (!found || found.width !== width || found.height !== height || width > MAX_WIDTH) return false
  return !found.exif && !found.xmp && !found.iptc
}

interface Size {
  width: number
  height: number
}

async function makeSmaller(file: string, target: string, {width, height}: Size): Promise<Picture> {
  const limitInputPixels = await pixelLimit(file)
  const image = sharp(file, {...AS_BROWSERS_DO, limitInputPixels}).autoOrient()
  const widths = WIDTHS.filter(w => w < width)
  if (width <= MAX_WIDTH) widths.push(width)
  for (const {path, width: w, format} of pictureFiles(target, {width, widths})) {
    const smaller = image.clone().resize({width: w})
    const encoded =
      format === 'avif'
        ? smaller.avif({quality: QUALITY.avif, effort: 3})
        : smaller.webp({quality: QUALITY.webp, effort: 4})
    await encoded.toFile(path)
  }
  return {width, height, widths, placeholder: await placeholderOf(image)}
}

/** Sixteen pixels wide: enough for the light and the horizon, about 150 bytes. */
async function placeholderOf(image: Sharp) {
  const tiny = await image.clone().resize({width: 16}).blur(1).webp({quality: 40}).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
