/**
 * Sitemaps as files (sitemaps.org, with the images and languages of Google's). They are written as a
 * stream and kept gzipped, which is a thirtieth: a large site has hundreds of megabytes of them.
 */
import {Transform} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {createGzip} from 'node:zlib'
import {ErrorLevel, type SitemapItemLoose, SitemapStream} from 'sitemap'

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
  const files: Buffer[] = []
  // Known before a file is begun: one without entries is none.
  let next = await source.next()
  async function* fitting(pieces: ChunkBuffer) {
    for (let count = 0; count < room.addresses && pieces.bytes < room.bytes; count++) {
      if (next.done) return
      yield next.value
      next = await source.next()
    }
  }
  do files.push(await writeFile(fitting))
  while (files.length < MAX_FILES && !next.done)
  await source.return(undefined)
  return files
}

async function writeFile(
  entriesFor: (pieces: ChunkBuffer) => AsyncGenerator<SitemapItemLoose>,
): Promise<Buffer> {
  const pieces = new ChunkBuffer()
  const zipped: Buffer[] = []
  await pipeline(
    () => entriesFor(pieces),
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

/** Tags come singly; the compression takes them in large pieces, or each would cost a thread's turn. */
class ChunkBuffer extends Transform {
  bytes = 0
  #waiting: string[] = []
  #size = 0

  constructor() {
    super({writableObjectMode: true})
  }

  override _transform(tag: string | Buffer, _encoding: string, done: () => void) {
    const text = `${tag}`
    this.bytes += Buffer.byteLength(text)
    this.#waiting.push(text)
    this.#size += text.length
    if (this.#size >= CHUNK_SIZE) this.#pass()
    done()
  }

  override _flush(done: () => void) {
    this.#pass()
    done()
  }

  #pass() {
    this.push(this.#waiting.join(''))
    this.#waiting = []
    this.#size = 0
  }
}

const CHUNK_SIZE = 65_536
