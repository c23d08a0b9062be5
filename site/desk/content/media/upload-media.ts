/** A file from an editor's machine becomes one of the storage that records may name. */
import {randomBytes} from 'node:crypto'
import {copyFile, mkdtemp, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileTypeFromFile} from 'file-type'
import {type Actor, audit} from '#desk/audit/audit-log.ts'
import type {Picture} from '#kit/ui/picture-files.ts'
import {deskMedia} from '#server/content/edit-tables.ts'
import {checkFile, fingerprintOf} from '#server/content/media/media-files.ts'
import {storedPath} from '#server/content/media/media-path.ts'
import {addressOf, partsOf} from '#server/content/media/picture-parts.ts'
import type {MediaKind} from '#server/content/schema/fields.ts'
import {pictures} from '#server/content/tables.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import type {ConvertPicture} from './convert-picture.ts'

export interface MediaParts {
  database: Pick<Database, 'ready'>
  storage: Pick<Storage, 'store'>
  convert: ConvertPicture
}

export interface GivenFile {
  /** The present path; the caller removes the file. */
  path: string
  /** As its sender calls it. */
  name: string
  kind: MediaKind
}

export type Uploaded =
  | {is: 'stored'; address: string}
  | {is: 'refused'; why: 'format' | 'size' | 'damaged'; says: Message}

/** By what the file is, not by what it is called. */
const FORMATS: Record<MediaKind, readonly string[]> = {
  picture: ['jpg', 'png', 'webp', 'avif'],
  video: ['mp4'],
  document: ['pdf'],
}

const MB = 1024 * 1024
export const LARGEST: Record<MediaKind, number> = {
  picture: 25 * MB,
  video: 200 * MB,
  document: 25 * MB,
}

export async function uploadMedia(
  parts: MediaParts,
  actor: Actor,
  {path, name, kind}: GivenFile,
): Promise<Uploaded> {
  const {size} = await stat(path)
  if (size > LARGEST[kind]) {
    const most = LARGEST[kind] / MB
    const says = message(/*i18n*/ 'is larger than {most} MB. Save it smaller.', {most})
    return {is: 'refused', why: 'size', says}
  }
  const format = (await fileTypeFromFile(path))?.ext ?? ''
  if (!FORMATS[kind].includes(format)) {
    const says = message(/*i18n*/ 'must be one of {formats}. Convert it, or choose another file.', {
      formats: FORMATS[kind].join(', '),
    })
    return {is: 'refused', why: 'format', says}
  }
  const workspace = await mkdtemp(join(tmpdir(), 'desk-'))
  try {
    const source = join(workspace, `received.${format}`)
    await copyFile(path, source)
    const fault = await checkFile(source)
    if (fault) return {is: 'refused', why: 'damaged', says: fault}
    const own = `desk/${plainName(name)}-${randomBytes(4).toString('hex')}.${format}`
    return kind === 'picture'
      ? await storePicture(parts, actor, {source, own, workspace})
      : await storeFile(parts, actor, {source, own})
  } finally {
    await rm(workspace, {recursive: true, force: true})
  }
}

/** Reduces a name to the characters that an address allows; two files never share one. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'file'

interface Source {
  source: string
  /** The name in content. */
  own: string
}

async function storePicture(
  {database, storage, convert}: MediaParts,
  actor: Actor,
  {source, own, workspace}: Source & {workspace: string},
): Promise<Uploaded> {
  const name = `published${own.slice(own.lastIndexOf('.'))}`
  const made = await convert(source, join(workspace, name))
  if ('fault' in made) {
    const says = message(
      /*i18n*/ 'cannot be read as a picture ({why}). Save it again as JPEG, PNG, WebP or AVIF.',
      {why: made.fault},
    )
    return {is: 'refused', why: 'damaged', says}
  }
  const parts = partsOf(workspace, name, made.picture)
  const address = await addressOf(own, parts)
  // Known first: an import that runs now leaves the files.
  await note(database, actor, address, made.picture)
  for (const {from, own: at} of parts.files) await storage.store(at(address), from)
  return {is: 'stored', address}
}

async function storeFile(
  {database, storage}: MediaParts,
  actor: Actor,
  {source, own}: Source,
): Promise<Uploaded> {
  const address = storedPath(own, await fingerprintOf([source]))
  await note(database, actor, address)
  await storage.store(address, source)
  return {is: 'stored', address}
}

async function note(
  database: MediaParts['database'],
  actor: Actor,
  address: string,
  picture?: Picture,
) {
  const orm = await database.ready()
  await orm.transaction(async transaction => {
    await transaction.insert(deskMedia).values({address, account: actor.account})
    if (picture) {
      // The alt text comes from an editor.
      const {alt: _alt, ...facts} = picture
      await transaction.insert(pictures).values({id: address, ...facts})
    }
    await audit(transaction, actor, {action: 'media.uploaded', details: {address}})
  })
}
