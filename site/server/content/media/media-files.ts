/** Finds the type of media files from their content. */
import {createHash} from 'node:crypto'
import {createReadStream} from 'node:fs'
import {open, stat} from 'node:fs/promises'
import {extname} from 'node:path'
import {fileTypeFromBuffer} from 'file-type'
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {filmFault} from './film-boxes.ts'

/** Text that may precede the root of an SVG. */
const BEFORE_SVG = [/^<\?xml[^>]*>/, /^<!--[\s\S]*?-->/, /^<!DOCTYPE svg[^>[]*>/]

/** Undefined when the file is what its extension says. */
export async function checkFile(file: string): Promise<Message | undefined> {
  const extension = extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg')
  const {size} = await stat(file)
  if (!size) return message(/*i18n*/ 'is an empty file. Add it again.')
  const found = await formatOf(file)
  if (found === extension) return found === 'mp4' ? filmFault(file) : undefined
  return found
    ? message(
        /*i18n*/ 'is a {found} file, although its name ends in .{extension}. Rename or convert it.',
        {found, extension},
      )
    : message(
        /*i18n*/ 'is not in a format that we know, although its name ends in .{extension}. Rename or convert it.',
        {extension},
      )
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

const PIECE = 1024 * 1024

/** One fingerprint for a picture and its smaller files, so that none of them outlives the others. */
export async function fingerprintOf(files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) {
    for await (const piece of createReadStream(file, {highWaterMark: PIECE})) hash.update(piece)
  }
  return hash.digest('hex')
}
