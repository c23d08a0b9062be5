/** What media files are, validated by their content, and the smaller pictures made from them. */
import {createHash} from 'node:crypto'
import {createReadStream} from 'node:fs'
import {open, stat} from 'node:fs/promises'
import {extname} from 'node:path'
import {fileTypeFromBuffer} from 'file-type'
import sharp, {type Sharp} from 'sharp'
import {type Picture, pictureFiles} from '../../../../widgets/shared/api/picture.ts'
import {filmFault} from './film-boxes.ts'

/** Widths of the smaller files; a picture has those that are below its own. */
export const WIDTHS = [320, 640, 1280, 1920]
/** Raised when pictures are made in another way: what was made before is made again. */
export const CONVERSION = 1
/** Larger ones are most likely broken, or an attempt to make the server run out of memory. */
export const MAX_PIXELS = 60_000_000
/** Measured on rendered and photographed rooms: below these, walls show bands. */
const QUALITY = {avif: 52, webp: 74}

/** What may precede the root of an SVG. */
const BEFORE_SVG = [/^<\?xml[^>]*>/, /^<!--[\s\S]*?-->/, /^<!DOCTYPE svg[^>[]*>/]

/** Undefined when the file is what its extension says. */
export async function checkFile(file: string): Promise<string | undefined> {
  const extension = extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg')
  const {size} = await stat(file)
  if (!size) return 'is an empty file. Add it again.'
  const found = await formatOf(file)
  if (found === extension) return found === 'mp4' ? filmFault(file) : undefined
  return `is ${found ? `a ${found} file` : 'of no format that we know'}, although its name ends in .${extension}. Rename or convert it.`
}

async function formatOf(file: string) {
  const handle = await open(file)
  const {buffer, bytesRead} = await handle.read({buffer: Buffer.alloc(4100)})
  await handle.close()
  const start = buffer.subarray(0, bytesRead)
  if (isSvg(start.toString('utf8'))) return 'svg'
  return (await fileTypeFromBuffer(start))?.ext
}

function isSvg(start: string): boolean {
  const text = start.trimStart()
  const [before] = BEFORE_SVG.flatMap(part => part.exec(text) ?? [])
  return before ? isSvg(text.slice(before.length)) : /^<svg[\s>]/.test(text)
}

export const isDrawing = (path: string) => /\.svg$/i.test(path)
export const isRaster = (path: string) => /\.(avif|gif|jpe?g|png|webp)$/i.test(path)

/** Measures a picture, and writes its smaller files beside `target`. */
export async function preparePicture(file: string, target: string): Promise<Picture> {
  const image = sharp(file, {limitInputPixels: MAX_PIXELS}).rotate()
  const {autoOrient} = await image.metadata()
  const {width, height} = autoOrient
  const widths = [...WIDTHS.filter(w => w < width), Math.min(width, WIDTHS.at(-1) ?? width)]
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

const PIECE = 1024 * 1024

/** One fingerprint for a picture and its smaller files, so that none of them outlives the others. */
export async function fingerprintOf(files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) {
    for await (const piece of createReadStream(file, {highWaterMark: PIECE})) hash.update(piece)
  }
  return hash.digest('hex')
}
