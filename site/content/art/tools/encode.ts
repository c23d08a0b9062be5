/** A master PNG becomes a picture of the demonstration: its files, and what is known of them. */
import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {basename, join} from 'node:path'
import sharp from 'sharp'
import type {Picture} from '#kit/ui/picture-files.ts'
import {preparePicture} from '#server/content/media/prepare-picture.ts'
import type {Words} from '#server/content/schema/fields.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {DEMO, MEDIA} from './folders.ts'
import {allFrames, isThere} from './frames.ts'

const RECORDS = join(DEMO, 'pictures.json')
/** Measured on skies by day: below, the squares of WebP show. */
const QUALITY = 80

/** Returns the path below media/. */
export async function encodePicture(master: string): Promise<string> {
  if (!master.endsWith('.png') || !(await isThere(master))) {
    throw new OperatorError(`"${master}" is no PNG file. Name the rendered pictures to encode.`)
  }
  const path = `pictures/${basename(master, '.png')}.webp`
  const file = join(MEDIA, path)
  await mkdir(join(MEDIA, 'pictures'), {recursive: true})
  await sharp(master).webp({quality: QUALITY, effort: 6, smartSubsample: true}).toFile(file)
  await note(path, await preparePicture(master, file), await altOf(basename(master, '.png')))
  return path
}

const altOf = async (name: string) => (await allFrames()).find(frame => frame.name === name)?.alt

/** Stores the facts of a picture. The keys stay sorted, so that changes can be read. */
export async function note(path: string, picture: Picture, alt?: Words) {
  const known: Record<string, Omit<Partial<Picture>, 'alt'> & {alt?: Words}> = (await isThere(
    RECORDS,
  ))
    ? JSON.parse(await readFile(RECORDS, 'utf8'))
    : {}
  const {width, height, placeholder, widths} = picture
  const seen = alt ?? known[path]?.alt
  known[path] = {...(seen && {alt: seen}), width, height, placeholder, widths}
  const sorted = Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(RECORDS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
