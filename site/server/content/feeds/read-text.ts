/** The text of a feed, in whichever encoding its bytes are. Only a part of it is in memory. */
import {createReadStream} from 'node:fs'
import {OperatorError} from '#server/platform/operator-error.ts'

interface EncodingHints {
  /** The encoding from the mapping file: its author has seen the feed. */
  encoding?: string | undefined
  /** The encoding from the header `Content-Type`. */
  charset?: string | undefined
}

interface Encoding {
  label: string
  /** For messages: who says so. */
  source: string
}

const REMEDY =
  'Name the right one as "encoding" in a mapping file, such as windows-1252 or windows-1256, or save the feed as UTF-8. Nothing was changed.'

/** Throws at the first bytes that the encoding does not have: `�` would be shown to visitors. */
export async function* readText(file: string, hints: EncodingHints = {}): AsyncGenerator<string> {
  let decode: ((bytes?: Buffer) => string) | undefined
  for await (const bytes of createReadStream(file)) {
    decode ??= decoderOf(encodingOf(bytes, hints))
    yield decode(bytes)
  }
  if (decode) yield decode()
}

function decoderOf({label, source}: Encoding) {
  const decoder = openDecoder(label)
  if (!decoder) {
    throw new OperatorError(`${source} names the encoding "${label}", which is unknown. ${REMEDY}`)
  }
  return (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, {stream: bytes !== undefined})
    } catch {
      const says = `The feed has bytes that are not ${decoder.encoding}, the encoding that ${source} names.`
      throw new OperatorError(`${says} ${REMEDY}`)
    }
  }
}

/** Undefined for an unknown encoding. */
export function openDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label, {fatal: true})
  } catch {
    return undefined
  }
}

/** The bytes themselves know best, then those who have looked at them. */
function encodingOf(start: Buffer, {encoding, charset}: EncodingHints): Encoding {
  const evident = evidentIn(start)
  if (evident) return {label: evident, source: 'its beginning'}
  if (encoding) return {label: encoding, source: 'the mapping file'}
  if (charset) return {label: charset, source: 'the header Content-Type of its server'}
  const declared = declaredIn(start)
  if (declared) return {label: declared, source: 'its XML declaration'}
  return {label: 'utf-8', source: 'the lack of any other'}
}

/** A byte order mark, or text in two bytes a character, which begins with Latin letters. */
function evidentIn(start: Buffer) {
  const [first, second, third] = start
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0) return 'utf-16le'
  return first === 0 && second ? 'utf-16be' : undefined
}

function declaredIn(start: Buffer) {
  const [declaration = ''] =
    /^<\?xml\s[^>]*/.exec(start.toString('latin1', 0, 400).trimStart()) ?? []
  const [, label] = /\sencoding\s?=\s?["']([^"']+)["']/.exec(declaration) ?? []
  // Programs of .NET declare it whatever they write; the declaration could not be read in it.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}

/** Reads the encoding of a header such as `text/csv; charset="windows-1256"`. */
export const charsetIn = (contentType = '') => /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1]
