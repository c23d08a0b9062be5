/** Decodes pictures and films as a visitor's browser will: what opens may still be cut or damaged. */
import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import sharp, {type SharpOptions} from 'sharp'
import {isRaster} from './media-files.ts'
import {pixelLimit} from './picture-input.ts'

const run = promisify(execFile)

/** Why it cannot be shown; undefined when it can, and for what is neither picture nor film. */
export async function decodingFault(file: string): Promise<string | undefined> {
  if (isRaster(file)) return pictureFault(file)
  return /\.mp4$/i.test(file) ? filmFramesFault(file) : undefined
}

/** By default each warning of the decoder is a fault. */
export async function pictureFault(file: string, options: Pick<SharpOptions, 'failOn'> = {}) {
  try {
    const limitInputPixels = await pixelLimit(file)
    // Tiny, because drawing all of it would only take longer: every byte is read.
    await sharp(file, {...options, limitInputPixels})
      .resize(16)
      .raw()
      .toBuffer()
    return undefined
  } catch (error) {
    return `cannot be decoded (${(error as Error).message.trim()}). Save it again as JPEG, PNG, WebP or AVIF.`
  }
}

/** Every frame from the first to the last, where ffmpeg can be started; else its boxes have to do. */
async function filmFramesFault(file: string) {
  try {
    await run('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-an', '-f', 'null', '-'])
    return undefined
  } catch (error) {
    const {syscall, stderr = ''} = error as NodeJS.ErrnoException & {stderr?: string}
    // Not there, or not for this user: nothing is known of the film.
    if (syscall?.startsWith('spawn')) return undefined
    const [first = 'ffmpeg failed'] = stderr.trim().split('\n')
    return `cannot be decoded (${first}). Encode the film again.`
  }
}
