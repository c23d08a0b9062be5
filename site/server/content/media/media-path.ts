/** The media paths that content may name, and their stored names. */

import {isPrivate} from '#server/platform/storage/storage.ts'
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import type {MediaKind} from '../schema/fields.ts'

const FORMATS: Record<MediaKind, readonly string[]> = {
  picture: ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
  video: ['mp4', 'webm'],
  document: ['pdf'],
}

const PATH = /^(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*\.([a-z0-9]+)$/i
/** The hash before the extension of a stored file: it changes with the content. */
const FINGERPRINT = /\.[0-9a-f]{12}(?=\.\w+$)/

/** Undefined when content may name such a file. */
export function checkMediaPath(kind: MediaKind, path: string): Message | undefined {
  const [, extension = ''] = PATH.exec(path) ?? []
  if (!extension || path.includes('..') || FINGERPRINT.test(path)) {
    return message(
      /*i18n*/ 'must be a path below media/ of letters, digits, dots, dashes and slashes, such as pictures/villa.jpg, got "{path}".',
      {path},
    )
  }
  if (isPrivate(path)) {
    return message(
      /*i18n*/ 'must not be in media/private/, which is for uploads of visitors, got "{path}". Move the file.',
      {path},
    )
  }
  return formatFault(kind, path, extension)
}

/** Undefined when a record may name such a file of the storage. */
export function checkStoredPath(kind: MediaKind, path: string): Message | undefined {
  const [, extension = ''] = PATH.exec(path) ?? []
  if (!extension || path.includes('..') || isPrivate(path) || !FINGERPRINT.test(path)) {
    return message(/*i18n*/ 'must be a file that was uploaded, got "{path}". Upload it again.', {
      path,
    })
  }
  return formatFault(kind, path, extension)
}

const WHAT: Record<MediaKind, string> = {
  picture: /*i18n*/ 'picture',
  video: /*i18n*/ 'video',
  document: /*i18n*/ 'document',
}

function formatFault(kind: MediaKind, path: string, extension: string) {
  if (FORMATS[kind].includes(extension.toLowerCase())) return undefined
  return message(
    /*i18n*/ 'must be a {what} ({formats}), got "{path}". Convert it, or name another file.',
    {what: message(WHAT[kind]), formats: FORMATS[kind].join(', '), path},
  )
}

/** `pictures/villa.webp` -> `pictures/villa.3fa9c1d20b71.webp`: a changed file has another address. */
export const storedPath = (path: string, fingerprint: string) =>
  path.replace(/(?=\.\w+$)/, `.${fingerprint.slice(0, 12)}`)

/** The path that content knows. */
export const contentPath = (stored: string) => stored.replace(FINGERPRINT, '')
