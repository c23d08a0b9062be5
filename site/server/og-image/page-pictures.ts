/** The picture of a page: of the site's own from the build, a record's from the storage. */
import {readFile} from 'node:fs/promises'
import {fileTypeFromBuffer} from 'file-type'
import {mediaAddress} from '#kit/api-client/addresses.ts'
import type {SharePicture} from '../../app/core/render.tsx'

/** A larger picture is not made for the web, and the next one in the queue waits. */
const MAX_BYTES = 8 * 1024 * 1024
/** The request for the shared image waits as long. */
const TIMEOUT_MS = 4_000
/** How long a picture that could not be fetched is not fetched again. */
const BACKOFF_MS = 60_000
const MAX_FAILING = 500

/** Drawings in which other files could be named are not opened. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export interface Pictures {
  /** The address of a picture; undefined where no page would show it. */
  addressOf(picture: SharePicture): string | undefined
  /** Null where there is something else than a picture, undefined when it is not available. */
  bytesOf(address: string): Promise<Buffer | null | undefined>
  /** It could not be had a moment ago. */
  isFailing(address: string): boolean
}

/** `folder` is what `/assets/react/` shows. */
export function createPictures(storageUrl: string, folder: URL, now = Date.now): Pictures {
  const failing = new Map<string, number>()
  return {
    addressOf(picture) {
      if ('own' in picture)
        return new URL(picture.own.replace(/^\/assets\/react\//, ''), folder).href
      const address = mediaAddress(storageUrl, picture.stored)
      // A record's path may lead to the storage only, never to another host.
      const isStored = URL.canParse(address) && new URL(address).href.startsWith(storageUrl)
      return isStored ? address : undefined
    },
    isFailing: address => (failing.get(address) ?? 0) > now(),
    async bytesOf(address) {
      try {
        const bytes = address.startsWith('file:')
          ? await readFile(new URL(address))
          : await fetched(address)
        const type = await fileTypeFromBuffer(bytes)
        return type && IMAGE_TYPES.includes(type.mime) ? bytes : null
      } catch {
        if (failing.size >= MAX_FAILING) failing.clear()
        failing.set(address, now() + BACKOFF_MS)
        return undefined
      }
    },
  }
}

async function fetched(address: string): Promise<Buffer> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  // Pages would not show it from elsewhere either.
  const response = await fetch(address, {signal: limit, redirect: 'error'})
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(`${address} is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
