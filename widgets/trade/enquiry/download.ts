/** A brochure or floor plan that is fetched after an enquiry, and saved (spec section 4). */

import type {Services} from '#kit/core/services/services.ts'
import {media} from '../contract/contract.ts'
import type {Property} from '../contract/entities.ts'

/** The fields of a property that name a file. */
export type FileKind = 'brochure' | 'floor_plan'

export interface Download {
  kind: FileKind
  /** As the property has it. */
  file: string
  /** The name of the property, which becomes the name of the saved file. */
  name: string
}

export function downloadOf(
  property: Pick<Property, 'name' | FileKind>,
  kind: FileKind,
): Download | null {
  const file = property[kind]
  return file ? {kind, file, name: property.name} : null
}

/** As the call wants it; some back ends name the folder, too. */
export const storedPath = ({file}: Download) => file.replace(/^\/+/, '').replace(/^media\//, '')

/** Fetches the file and hands it to the browser to be saved. Throws when it cannot be had. */
export async function saveDownload(download: Download, {api}: Pick<Services, 'api'>) {
  const path = storedPath(download)
  const {statusCode, data} = await api(media, {file: path})
  if (statusCode !== 200 || !data) throw new Error(`media/${path}: ${statusCode}`)
  save(data, `${plainName(download.name)}${endingOf(path)}`)
}

/** Long enough for a browser that prompts for a folder. */
const REVOKE_AFTER_MS = 60_000

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}

/** No system takes these in the name of a file. */
const plainName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'property'

const endingOf = (path: string) => /\.\w{2,4}$/.exec(path)?.[0].toLowerCase() ?? '.pdf'
