/** A text in the encodings that clients ask for, each of them made once and at the first request. */
import {createHash} from 'node:crypto'
import {promisify} from 'node:util'
import {brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzip)

/** Shorter texts travel in one packet either way. */
const MIN_LENGTH_TO_COMPRESS = 1024
/** The home page, 154 kB: 5 takes 4 to 6 ms and leaves 20.2 kB, 9 takes 55 ms for 20.0 kB. */
const QUALITY = 5

/**
 * The answer of a search, which hardly anybody asks for twice, has 37 kB. On another thread and with 5 it
 * takes 0.45 ms of the processor for 7.3 kB, here and with 4 it takes 0.19 ms for 7.8 kB.
 */
const MAX_LENGTH_AT_ONCE = 64_000
const QUICK_QUALITY = 4

/** 256 kB, more than a page has; the default of 4 MB would be allocated for each text. */
const WINDOW = 18

export interface EncodedBody {
  /** The encoding for a client that accepts these. */
  encodingFor(accepted: string | undefined): Encoding
  in(encoding: Encoding): Promise<Buffer>
  /** Bytes in memory now. */
  size(): number
  /** Called after each encoding that is made later. */
  onGrow?: () => void
}

/** Encodes a text that is read as it is, such as by this server itself. */
export const encodedBody = (text: string): EncodedBody =>
  keepEncodings('identity', Buffer.from(text))

/** Encodes a text for browsers, which all accept brotli: memory holds only the compressed form. */
export const compressedBody = async (text: string): Promise<EncodedBody> =>
  text.length < MIN_LENGTH_TO_COMPRESS ? encodedBody(text) : keepEncodings('br', await brotli(text))

const optionsFor = (text: string | Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
  },
})

const brotli = async (text: string | Buffer) =>
  trimmed(await compress(text, optionsFor(text, QUALITY)))

const quickBrotli = (text: Buffer) =>
  trimmed(brotliCompressSync(text, optionsFor(text, QUICK_QUALITY)))

/** The bytes alone: zlib leaves a short text at the start of 16 kB, which would stay in memory. */
const trimmed = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function keepEncodings(first: Encoding, bytes: Buffer): EncodedBody {
  const kept = new Map<Encoding, Promise<Buffer>>([[first, Promise.resolve(bytes)]])
  const isShort = first === 'identity' && bytes.length < MIN_LENGTH_TO_COMPRESS
  let size = bytes.length

  const make = async (encoding: Encoding) => {
    const plain = first === 'identity' ? bytes : await decompress(bytes)
    const made =
      encoding === 'br'
        ? await (plain.length > MAX_LENGTH_AT_ONCE ? brotli : quickBrotli)(plain)
        : encoding === 'gzip'
          ? trimmed(await zip(plain))
          : plain
    size += made.length
    body.onGrow?.()
    return made
  }
  const body: EncodedBody = {
    encodingFor: accepted => (isShort ? 'identity' : preferredEncoding(accepted)),
    in(encoding) {
      const known = kept.get(encoding)
      if (known) return known
      const making = make(encoding)
      kept.set(encoding, making)
      making.catch(() => kept.delete(encoding))
      return making
    },
    size: () => size,
  }
  return body
}

/** Brotli where a client takes it, else gzip; `br;q=0` refuses it. */
export function preferredEncoding(accepted = ''): Encoding {
  const wishes = accepted.toLowerCase().split(',').map(readWish)
  const takes = (name: string) => wishes.some(wish => wish.name === name && wish.weight > 0)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

function readWish(wish: string) {
  const [name = '', quality] = wish.split(';', 2)
  const [, weight = '1'] = quality?.split('=', 2) ?? []
  return {name: name.trim(), weight: Number(weight) || 0}
}

/** Weak: the encodings of a text share it. */
export const entityTag = (...parts: string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}

/** Returns true when the client has it already (RFC 9110, section 13.1.2). */
export const isUnchanged = (ifNoneMatch: string | undefined, tag: string) =>
  ifNoneMatch
    ?.split(',')
    .some(each => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag.slice(2)) ?? false
