/** Puts received files on the disk for good, under names of ours. */
import {createHash} from 'node:crypto'
import {readFile, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {fileMessages, imageTypes, RESUME_TYPE} from '#kit/forms/files/limits.ts'
import {syncDirectory, writeNewFile} from '#server/platform/durable-file.ts'
import {refuseFields} from '#server/platform/http-error.ts'
import type {ReceivedFile} from './form-data.ts'
import type {ImageResult, ImageTask} from './image-encoder.ts'
import {asUploadsFailure} from './upload-slots.ts'

/** A file as a lead names it. */
export interface KeptFile {
  /** Below `DATA_DIR`. */
  path: string
  /** The name from the sender. */
  name: string
  type: string
  /** Bytes. */
  size: number
  sha256: string
}

export interface Keeping {
  /** The folder of the files. */
  directory: string
  /** The final name of that folder, below `DATA_DIR`. */
  home: string
  encodeImage: (task: ImageTask) => Promise<ImageResult>
}

/** A form's values, with what is known of its files in their place. */
export async function keepFiles(
  values: Record<string, unknown>,
  files: ReceivedFile[],
  {directory, home, encodeImage}: Keeping,
): Promise<Record<string, unknown>> {
  const keep = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return inOrder(value, keep)
    const index = files.indexOf(value as ReceivedFile)
    const file = files[index]
    return file ? keepFile(file, index + 1) : value
  }
  const keepFile = async (file: ReceivedFile, number: number): Promise<KeptFile> => {
    const {name, type} = file
    const ownName = `${number}.${endingOf(type)}`
    const facts = await writeForGood(join(directory, ownName), await contentOf(file, encodeImage))
    return {path: `${home}/${ownName}`, name, type, ...facts}
  }
  try {
    const kept = await inOrder(Object.entries(values), async ([name, value]) => [
      name,
      await keep(value),
    ])
    // Also those of fields that the form does not have.
    for (const {path} of files) await rm(path)
    await syncDirectory(directory)
    await syncDirectory(dirname(directory))
    return Object.fromEntries(kept)
  } catch (error) {
    throw asUploadsFailure(error) ?? error
  }
}

/** One after the other: each may fill the memory with an image. */
async function inOrder<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const endingOf = (type: string) => (type === RESUME_TYPE ? 'pdf' : imageTypes[type]?.[0])

/** Documents are stored as received; images are re-encoded. */
async function contentOf({field, type, path}: ReceivedFile, encodeImage: Keeping['encodeImage']) {
  if (type === RESUME_TYPE) return readFile(path)
  const result = await encodeImage({path, type})
  if ('image' in result) return result.image
  return refuseFields({[field]: REFUSALS[result.refused]})
}

const REFUSALS = {pixels: fileMessages.imagePixels, format: fileMessages.imageFormat}

async function writeForGood(path: string, content: Uint8Array) {
  await writeNewFile(path, content)
  return {size: content.length, sha256: createHash('sha256').update(content).digest('hex')}
}
