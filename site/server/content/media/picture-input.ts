/** How pictures are opened that editors, feeds and visitors send. */
import sharp from 'sharp'
import {MAX_JPEG_PIXELS} from '#kit/forms/files/limits.ts'

/**
 * Accepts pictures that browsers show: damaged and truncated ones are refused, and warnings are
 * not, such as the one about the scan header in photos of some phones. The check of content is
 * stricter.
 */
export const AS_BROWSERS_DO = {failOn: 'error'} as const

/** Resident bytes at which a process for pictures exits: decoding takes up to 14 bytes per pixel. */
export const MAX_MEMORY = 1_200 * 1024 * 1024

/** The width of the published picture itself: no page shows it wider. */
export const MAX_WIDTH = 2560
/** Larger ones are most likely broken, or an attempt to make the server run out of memory. */
export const MAX_PIXELS = 60_000_000
/** All frames count; they are decoded one after the other. */
export const MAX_ANIMATED_PIXELS = 4 * MAX_PIXELS

/**
 * The number of pixels that one picture of this file may have. A JPEG of a camera may have more,
 * because it is shrunk while it is decoded; but not a progressive one, of which the decoder keeps six
 * bytes for each pixel, nor one so tall and narrow that little is left to shrink.
 */
export async function pixelLimit(file: string): Promise<number> {
  const header = await sharp(file, {limitInputPixels: false}).metadata()
  const {width, height} = header.autoOrient
  const scale = Math.min(1, MAX_WIDTH / width)
  const isShrunk = header.format === 'jpeg' && !header.isProgressive
  return isShrunk && width * height * scale ** 2 <= MAX_PIXELS ? MAX_JPEG_PIXELS : MAX_PIXELS
}
