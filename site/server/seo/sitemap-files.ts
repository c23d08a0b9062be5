/**
 * Sitemaps as files (sitemaps.org, with the images and languages of Google's). They are written as a
 * stream and kept gzipped, which is a thirtieth: a large site has hundreds of megabytes of them.
 */
import {pipeline} from 'node:stream/promises'
import {createGzip} from 'node:zlib'
import {ErrorLevel, type SitemapItemLoose, SitemapStream} from 'sitemap'
import {ChunkBuffer, Lookahead} from './split-stream.ts'

/** How much fits into a file: the protocol takes 50,000 addresses and 50 MB. */
export interface Room {
  addresses: number
  bytes: number
}

/** Below the protocol's, because some entries are pending when a file is full. */
const ROOM: Room = {addresses: 45_000, bytes: 45_000_000}
/** Two million addresses; a back end whose list does not end must not fill the memory. */
const MAX_FILES = 50

/** Gzipped files, one or more. */
export async function sitemapFiles(
  source: AsyncGenerator<SitemapItemLoose>,
  room = ROOM,
): Promise<Buffer[]> {
  const entries = new Lookahead(source)
  const files: Buffer[] = []
  do files.push(await writeFile(entries, room))
  while (files.length < MAX_FILES && !(await entries.isDone()))
  await source.return(undefined)
  return files
}

async function writeFile(entries: Lookahead<SitemapItemLoose>, room: Room): Promise<Buffer> {
  let addresses = 0
  const pieces = new ChunkBuffer()
  const zipped: Buffer[] = []
  await pipeline(
    async function* () {
      while (addresses < room.addresses && pieces.bytes < room.bytes) {
        if (await entries.isDone()) return
        addresses++
        yield entries.take()
      }
    },
    new SitemapStream({
      level: ErrorLevel.SILENT,
      lastmodDateOnly: true,
      xmlns: {news: false, video: false, image: true, xhtml: true},
    }),
    pieces,
    createGzip(),
    async (output: AsyncIterable<Buffer>) => {
      for await (const chunk of output) zipped.push(chunk)
    },
  )
  return Buffer.concat(zipped)
}
