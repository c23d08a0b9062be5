/**
 * Re-encodes the images of visitors, which removes metadata (where and with what they were taken) and
 * anything hidden in or behind the pixels. It runs in a process of its own, because the memory and
 * time of image decoders depend on the input: the worker exits when it uses too much memory and is
 * killed when it takes too long, without harm to the server.
 */
import sharp, {type Sharp} from 'sharp'
import {type ImageResult, type ImageTask, MAX_MEMORY, MAX_PIXELS} from './image-task.ts'

const encoders: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': image => image.jpeg({quality: 92, chromaSubsampling: '4:4:4'}),
  'image/png': image => image.png(),
  'image/webp': image => image.webp({quality: 92}),
  // The default effort takes ten times as long and saves only a few per cent.
  'image/avif': image => image.avif({quality: 75, effort: 1}),
  'image/gif': image => image.gif(),
}

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
  try {
    const {width = 0, height = 0} = await sharp(path, {
      animated,
      limitInputPixels: false,
    }).metadata()
    if (width * height > MAX_PIXELS) return {refused: 'pixels'}
    const source = sharp(path, {limitInputPixels: MAX_PIXELS, animated})
    return {image: await encoder(source.autoOrient()).toBuffer()}
  } catch {
    return {refused: 'format'}
  }
}
