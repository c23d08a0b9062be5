/** Reads type and size of a picture from the first bytes of its file: nothing is decoded. */

export interface PictureHeader {
  type: string
  width: number
  height: number
}

type Size = Pick<PictureHeader, 'width' | 'height'>

export const HEIC = 'image/heic'

/** Cameras write previews and profiles before the size. */
const BYTES = 256 * 1024

/** Each knows its format by the beginning, in which a byte is a character. */
const formats: [type: string, beginning: RegExp, sizeOf: (bytes: DataView) => Size | undefined][] =
  [
    ['image/jpeg', /^ÿØÿ/, jpegSize],
    ['image/png', /^.PNG\r\n.\n.{4}IHDR/s, bytes => sizeAt(bytes, 16)],
    ['image/gif', /^GIF8[79]a/, bytes => pair(bytes.getUint16(6, true), bytes.getUint16(8, true))],
    ['image/webp', /^RIFF.{4}WEBP/s, webpSize],
    ['image/avif', /^.{4}ftyp(.{4})*?avi[fs]/s, largestSize],
    [HEIC, /^.{4}ftyp(.{4})*?(hei[cmsx]|hev[cmsx]|mif1|msf1)/s, largestSize],
  ]

/** Undefined for what no format is recognized in: the server looks into the whole file. */
export async function readPictureHeader(file: Blob): Promise<PictureHeader | undefined> {
  try {
    const start = await file.slice(0, BYTES).arrayBuffer()
    const beginning = latin1(start.slice(0, 64))
    const format = formats.find(([, pattern]) => pattern.test(beginning))
    if (!format) return undefined
    const [type, , sizeOf] = format
    const size = sizeOf(new DataView(start))
    return size && {type, ...size}
  } catch {
    // The file is shorter than its header says, or cannot be read.
    return undefined
  }
}

const pair = (width: number, height: number): Size => ({width, height})
const sizeAt = (bytes: DataView, at: number) => pair(bytes.getUint32(at), bytes.getUint32(at + 4))
const latin1 = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)

/** The frame header may come after any number of other segments. */
function jpegSize(bytes: DataView): Size | undefined {
  let at = 2
  for (;;) {
    const marker = bytes.getUint16(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf
    const isTable = [0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame && !isTable) return pair(bytes.getUint16(at + 7), bytes.getUint16(at + 5))
    if (marker < 0xff00) return undefined
    // Markers may be preceded by any number of these bytes.
    at += marker === 0xffff ? 1 : 2 + bytes.getUint16(at + 2)
  }
}

function webpSize(bytes: DataView): Size | undefined {
  const chunk = latin1(bytes.buffer.slice(12, 16) as ArrayBuffer)
  if (chunk === 'VP8X') {
    // Two numbers of three bytes each.
    const width = bytes.getUint32(24, true) & 0xffffff
    return pair(1 + width, 1 + (bytes.getUint32(26, true) >>> 8))
  }
  if (chunk === 'VP8L') {
    // Two numbers of 14 bits each.
    const bits = bytes.getUint32(21, true)
    return pair(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff))
  }
  return pair(bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff)
}

/** Beside its whole size, such a picture has those of its previews and tiles. */
function largestSize(bytes: DataView): Size {
  const boxes = latin1(bytes.buffer as ArrayBuffer).matchAll(/ispe/g)
  let largest = pair(0, 0)
  for (const {index} of boxes) {
    const size = sizeAt(bytes, index + 8)
    if (size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
