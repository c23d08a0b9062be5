/** Open Graph images: from the disk cache, or rendered now. */
import {createHash} from 'node:crypto'
import {join} from 'node:path'
import {agency} from '../../../widgets/shared/agency.ts'
import type {SharePicture} from '../../app/core/render.tsx'
import type {BuiltMedia} from '../http/build.ts'
import type {Settings} from '../platform/env.ts'
import {queue} from '../uploads/task-queue.ts'
import {DiskCache} from './disk-cache.ts'
import {type Fonts, loadFonts} from './fonts.ts'
import {createPictures} from './page-pictures.ts'
import {drawCard, RENDER_VERSION} from './render.ts'
import type {Words} from './text-block.ts'

export interface Drawing {
  /** Two drawings of the same name show the same. */
  name: string
  image: Buffer
  /** The storage did not give the picture: it is to be asked for again soon. */
  isPassing: boolean
}

export type Draw = (words: Words, picture: SharePicture | undefined) => Promise<Drawing>

export function createOgImages({storageUrl, dataDir}: Settings, {folder, fonts}: BuiltMedia): Draw {
  const pictures = createPictures(storageUrl, folder)
  // Drawing takes the threads on which leads are synced, and uploads take two of them already.
  const inTurn = queue(1)
  const atWork = new Map<string, Promise<Drawing>>()
  const drawn = new DiskCache(join(dataDir, 'share'))
  let faces: Promise<Fonts> | undefined

  const drawingOf = async (words: Words, address?: string): Promise<Drawing> => {
    const name = nameOf(words, address)
    const known = await drawn.get(name)
    if (known) return {name, image: known, isPassing: false}
    const picture = address === undefined ? null : await pictures.bytesOf(address)
    if (picture === undefined) return {...(await together(words)), isPassing: true}
    faces ??= loadFonts(fonts, folder)
    const set = await faces
    const image = await inTurn(() => drawCard(set, words, picture))
    await drawn.put(name, image)
    return {name, image, isPassing: false}
  }

  /** Those who ask for the same one at the same time wait for one drawing. */
  const together = (words: Words, address?: string) => {
    const name = nameOf(words, address)
    let drawing = atWork.get(name)
    if (!drawing) {
      drawing = drawingOf(words, address).finally(() => atWork.delete(name))
      atWork.set(name, drawing)
    }
    return drawing
  }

  return async (words, picture) => {
    const address = picture && pictures.addressOf(picture)
    if (address === undefined || !pictures.isFailing(address)) return together(words, address)
    return {...(await together(words)), isPassing: true}
  }
}

const nameOf = ({section, title, line}: Words, address = '') =>
  createHash('sha256')
    .update(JSON.stringify([RENDER_VERSION, agency.name, section, title, line, address]))
    .digest('hex')
