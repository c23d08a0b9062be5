/**
 * Reads a body of multipart/form-data: texts into memory, files to the disk. What the files are is
 * decided by their content; the names and types that the sender gives them decide nothing.
 */
import {createWriteStream, openAsBlob} from 'node:fs'
import {join} from 'node:path'
import type {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {MultipartFile} from '@fastify/multipart'
import type {FastifyRequest} from 'fastify'
import {fileTypeFromFile} from 'file-type'
import {beginsAsPdf, LARGEST_IMAGE, MAX_IMAGES, RESUME_TYPE} from '#kit/forms/files/limits.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {partsOf} from '#server/platform/limits/multipart-parts.ts'
import {asUploadsFailure, UploadsUnavailable} from './upload-slots.ts'

/** A file that has arrived; `type` is its content's. */
export interface ReceivedFile {
  field: string
  /** The name from the sender. */
  name: string
  type: string
  /** Bytes; infinite for one that was larger than any form takes. */
  size: number
  /** Its path. */
  path: string
}

export interface ReceivedForm {
  texts: Record<string, string>
  files: ReceivedFile[]
}

/** The type that no form accepts: the rules refuse it. */
const UNKNOWN = 'application/octet-stream'

/** For the reader of such bodies. A file too large is measured no further, and left to the rules. */
export const formDataOptions = {
  limits: {
    files: 100,
    fileSize: LARGEST_IMAGE,
    fields: 40,
    fieldSize: 64 * 1024,
    fieldNameSize: 100,
    parts: 150,
    headerPairs: 20,
  },
  throwFileSizeLimit: false,
}

/**
 * Writes the files into a folder, which is created for the first file and removed by the caller. Of too
 * many files it keeps one more than forms allow, so that the form's own rule gives the message.
 */
export async function readFormData(
  request: FastifyRequest,
  makeFolder: () => Promise<string>,
): Promise<ReceivedForm> {
  const texts = new Map<string, string>()
  const files: ReceivedFile[] = []
  let folder: string | undefined
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'file' && files.length > MAX_IMAGES) part.file.resume()
      else if (part.type === 'file') {
        if (!part.filename && (await isEmpty(part.file))) continue
        folder ??= await makeFolder()
        files.push(await writeFile(part, join(folder, `received-${files.length}`)))
      } else if (!texts.has(part.fieldname)) texts.set(part.fieldname, String(part.value))
    }
  } catch (error) {
    if (error instanceof Refusal || error instanceof UploadsUnavailable) throw error
    throw asUploadsFailure(error) ?? asRefusal(error)
  }
  return {texts: Object.fromEntries(texts), files}
}

/** Browsers send a field without a chosen file as one without a name and without content. */
async function isEmpty(file: Readable) {
  const first = await new Promise<Buffer | null>(resolve => {
    file.once('readable', () => resolve(file.read()))
    file.once('end', () => resolve(null))
  })
  if (first) file.unshift(first)
  else file.resume()
  return !first
}

async function writeFile(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const {file, fieldname: field, filename} = part
  await pipeline(file, createWriteStream(path, {flags: 'wx', mode: 0o600}))
  const {bytesRead} = file
  return {
    field,
    name: plainFileName(filename ?? ''),
    type: (await typeOf(path)) ?? UNKNOWN,
    size: file.truncated ? Number.POSITIVE_INFINITY : bytesRead,
    path,
  }
}

/** A picture with the words of a PDF in it stays a picture. */
async function typeOf(path: string) {
  const found = await fileTypeFromFile(path)
  if (found && found.mime !== RESUME_TYPE) return found.mime
  return (await beginsAsPdf(await openAsBlob(path))) ? RESUME_TYPE : undefined
}

/**
 * Translates the parser's error for a body that is incomplete, or holds more than any form sends.
 */
function asRefusal(error: unknown): unknown {
  const {statusCode} = error as {statusCode?: number}
  return statusCode === 413 ? error : new Refusal(400, BROKEN)
}

const BROKEN = 'The request is not well-formed. Send one whole body of multipart/form-data.'

const MAX_LENGTH = 120
/** Joiners stay: words of Persian and many emoji are written with them. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Control}\p{Format}\p{Surrogate}\u2028\u2029]/gu

/** Without folders, and without what turns the direction of writing or breaks a line. */
export function plainFileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const plain = base.replace(UNPRINTABLE, '').trim()
  return [...plain].length > MAX_LENGTH ? `…${endOf(plain, MAX_LENGTH - 1)}` : plain
}

const graphemes = new Intl.Segmenter(undefined, {granularity: 'grapheme'})

/** The last whole graphemes, so many code points at most: the ending says what a file is. */
function endOf(text: string, most: number) {
  let end = ''
  let left = most
  for (const {segment} of [...graphemes.segment(text)].reverse()) {
    left -= [...segment].length
    if (left < 0) break
    end = segment + end
  }
  return end
}
