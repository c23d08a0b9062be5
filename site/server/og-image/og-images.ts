/** Open Graph images: from the disk cache, or rendered now. */
import {createHash} from 'node:crypto'
import {join} from 'node:path'
import type {Settings} from '#server/platform/env.ts'
import {queue} from '#server/platform/in-parallel.ts'
import type {SharePicture} from '../../app/core/render.tsx'
import {DiskCache} from './disk-cache.ts'
import {type BuiltMedia, type Fonts, loadFonts} from './fonts.ts'
import {createPictures} from './page-pictures.ts'
import {RENDER_VERSION, renderCard} from './render.ts'
import type {CardText} from './text-block.ts'

export interface OgImage {
  /** Two images of the same name show the same. */
  name: string
  image: Buffer
  /** The storage did not return the picture: it has to be requested again soon. */
  isTemporary: boolean
}

export type RenderOgImage = (
  cardText: CardText,
  picture: SharePicture | undefined,
) => Promise<OgImage>

export function createOgImages(
  {storageUrl, dataDir}: Settings,
  {folder, fonts}: BuiltMedia,
): RenderOgImage {
  const pictures = createPictures(storageUrl, folder)
  // Drawing takes the threads on which leads are synced, and uploads take two of them already.
  const renderQueue = queue(1)
  const inFlight = new Map<string, Promise<OgImage>>()
  const cache = new DiskCache(join(dataDir, 'share'))
  let loadedFonts: Promise<Fonts> | undefined

  const renderOrReadCached = async (cardText: CardText, address?: string): Promise<OgImage> => {
    const name = nameOf(cardText, address)
    const cached = await cache.get(name)
    if (cached) return {name, image: cached, isTemporary: false}
    const picture = address === undefined ? null : await pictures.bytesOf(address)
    if (picture === undefined) return {...(await renderOnce(cardText)), isTemporary: true}
    loadedFonts ??= loadFonts(fonts, folder)
    const fontSet = await loadedFonts
    const image = await renderQueue(() => renderCard(fontSet, cardText, picture))
    await cache.put(name, image)
    return {name, image, isTemporary: false}
  }

  /** Concurrent requests for the same image share one rendering. */
  const renderOnce = (cardText: CardText, address?: string) => {
    const name = nameOf(cardText, address)
    let rendering = inFlight.get(name)
    if (!rendering) {
      rendering = renderOrReadCached(cardText, address).finally(() => inFlight.delete(name))
      inFlight.set(name, rendering)
    }
    return rendering
  }

  return async (cardText, picture) => {
    const address = picture && pictures.addressOf(picture)
    if (address === undefined || !pictures.isFailing(address)) return renderOnce(cardText, address)
    return {...(await renderOnce(cardText)), isTemporary: true}
  }
}

const nameOf = ({agency, section, title, line, direction}: CardText, address = '') =>
  createHash('sha256')
    .update(JSON.stringify([RENDER_VERSION, agency, section, title, line, direction, address]))
    .digest('hex')
