/**
 * Re-encodes the images of visitors, which removes metadata (where and with what they were taken) and
 * anything hidden in or behind the pixels. It runs in a process of its own, because the memory and
 * time of image decoders depend on the input: the worker exits when it uses too much memory and is
 * killed when it takes too long, without harm to the server.
 */
import sharp, {type Sharp} from 'sharp'
import {maxPixels} from '#kit/forms/files/limits.ts'
import {AS_BROWSERS_DO, MAX_MEMORY} from '#server/content/media/picture-input.ts'
import type {ImageResult, ImageTask} from './image-encoder.ts'

const encoders: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': image => image.jpeg({quality: 92, chromaSubsampling: '4:4:4'}),
  'image/png': image => image.png(),
  'image/webp': image => image.webp({quality: 92}),
  // The default effort takes ten times as long and saves only a few per cent.
  'image/avif': image => image.avif({quality: 75, effort: 1}),
  'image/gif': image => image.gif(),
}

/**
 * Above this a photo is stored smaller: no page shows as much, and it is decoded in a fraction of the
 * time and memory.
 */
const LARGE = 50_000_000
/** Pixels of such a photo as it is stored. A decoder that may skip two of three does not need all. */
const STORED_OF_LARGE = 20_000_000

/** Milliseconds between two checks of the memory. */
const MEMORY_CHECK = 50

// One core; the others are for the server.
sharp.concurrency(1)
sharp.cache(false)

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1)
}, MEMORY_CHECK)
process.on('disconnect', () => process.exit())
process.on('message', async (task: ImageTask) => process.send?.(await encode(task)))

async function encode({path, type}: ImageTask): Promise<ImageResult> {
  const encoder = encoders[type]
  if (!encoder) return {refused: 'format'}
  // Every frame is decoded, and all count towards the limit.
  const animated = type === 'image/gif' || type === 'image/webp'
  const limitInputPixels = maxPixels(type)
  try {
    const size = await sharp(path, {animated, limitInputPixels: false}).metadata()
    if (size.width * size.height > limitInputPixels) return {refused: 'pixels'}
    const source = sharp(path, {...AS_BROWSERS_DO, limitInputPixels, animated}).autoOrient()
    return {image: await encoder(shrunk(source, size)).toBuffer()}
  } catch {
    return {refused: 'format'}
  }
}

function shrunk(image: Sharp, {width, height}: {width: number; height: number}) {
  if (width * height <= LARGE) return image
  const scale = Math.sqrt(STORED_OF_LARGE / (width * height))
  const side = Math.round(Math.max(width, height) * scale)
  return image.resize({width: side, height: side, fit: 'inside'})
}
