/**
 * An image drawn anew: its pixels and nothing else. Where and with what it was taken goes, and so
 * does whatever was hidden in or behind it.
 */
import sharp, {type Sharp} from 'sharp'
import {queue} from './queue.ts'

/** A larger one is not a photograph but an attack; the largest cameras make 150 million pixels. */
const MOST_PIXELS = 200_000_000

const formats: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': image => image.jpeg({quality: 92, chromaSubsampling: '4:4:4'}),
  'image/png': image => image.png(),
  'image/webp': image => image.webp({quality: 92}),
  // Its usual effort takes ten times as long for some per cent of the bytes.
  'image/avif': image => image.avif({quality: 75, effort: 1}),
  'image/gif': image => image.gif(),
}

/** Drawing takes the threads on which leads are synced to the disk, too: some are left to them. */
const inTurn = queue(2)

/** Undefined when it cannot be drawn, whatever it begins like. */
export async function plainImage(path: string, type: string): Promise<Buffer | undefined> {
  const format = formats[type]
  if (!format) return undefined
  const moves = type === 'image/gif' || type === 'image/webp'
  return inTurn(() =>
    format(sharp(path, {limitInputPixels: MOST_PIXELS, animated: moves}).autoOrient())
      .toBuffer()
      .catch(() => undefined),
  )
}
