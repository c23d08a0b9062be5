/** Small files of each format that content may name, made at their first use. */
import {inflateRawSync} from 'node:zlib'
import sharp from 'sharp'

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export const svg = Buffer.from(
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>\n',
)

export const box = (type: string, content: Uint8Array) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** An H.264 film of one frame, deflated: where ffmpeg is installed, the check decodes films. */
const FRAME = `
Y2BgUEgrqSzILM7PZWBgYgDRQGyUWJZsmFtgYggUe5Wbn1/GwMCQk1uWkcKAAphfgDEjAwghACOqKnS+AwNewAREliVFidlA
dkxJNthOZkzTQHbjtwervQJQzMCgkppSUgykZVJziksQOqDmgvUybsxNyUwEMhRyU9D97gDGoUfAHN2MlJwimExZZkoqssow
ID/fIzEvJScVpIYxJjczLw3IECnLBRuK7EyVFIicTEpRahqSN3hKi3IUIGxGmeKSpBwge0dxSXEKkpoVoEjDERQgTwsweABp
D5gKHh+geoWczKQKIzMTbBEh8f8/kNQDqnJmdDrA9f8hg1g6kL4pd8AFFCMsIILDxmOmAiMDa8bp5tMg9wkUJBYXQO0HYZGk
kiJY4B6AYoniEnDAMyDUgaMG6K/iZFRxhDlAuSqYuxBiyflIEScFpG1LU0pAEWaamwqmQUAROXKAEVqUWFCQg+xRjkxICuBI
K0pNhcR2IogvktrRwlrjpsHAteA4A6N0xwMGrdsNAA==
`

/** A film that decodes, with 1,000 bytes after it that encode their positions. */
export const mp4 = Buffer.concat([
  inflateRawSync(Buffer.from(FRAME, 'base64')),
  box('free', Buffer.from(Array.from({length: 1_000}, (_, index) => index % 251))),
])

/** The boxes of a film with no stream in them, which ffmpeg cannot decode. */
export const mp4WithoutStream = Buffer.concat([
  box('ftyp', Buffer.from('mp42\0\0\0\0mp42isom', 'latin1')),
  box('moov', Buffer.alloc(0)),
  box('mdat', Buffer.alloc(100)),
])

/** Another film. */
export const mp4With = (note: string) => Buffer.concat([mp4, box('free', Buffer.from(note))])

export type Raster = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'

/** One colour, chosen by the number: pictures of different numbers are different files. */
export const raster = (number: number, format: Raster = 'png', width = 48, height = 32) =>
  sharp({create: {width, height, channels: 3, background: {r: (number * 40) % 256, g: 90, b: 140}}})
    .toFormat(format)
    .toBuffer()

/** A photo as some phones write it: the header of its only scan ends at coefficient 0, not 63. */
export async function phonePhoto(number: number, width?: number, height?: number) {
  const photo = await raster(number, 'jpeg', width, height)
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  const components = photo.readUInt8(scan + 4)
  photo.writeUInt8(0, scan + 6 + 2 * components)
  return photo
}

/** A JPEG whose header claims another size; by default a square. */
export async function jpegClaiming(width: number, height = width, isProgressive = false) {
  const jpeg = await sharp(await raster(1))
    .jpeg({progressive: isProgressive})
    .toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, isProgressive ? 0xc2 : 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** The beginning of a photo as an iPhone stores it. */
export const heic = Buffer.concat([
  box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
  box(
    'meta',
    Buffer.concat([Buffer.alloc(4), box('ispe', Buffer.from('00000000000000200000000a', 'hex'))]),
  ),
])
