/** The files that records name, as a folder has them. */
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {inEnglish} from '../../../app/shared-with-server/message.ts'
import {decodingFault} from '../media/decode-media.ts'
import {checkFile, isDrawing, isRaster} from '../media/media-files.ts'
import {checkMediaPath} from '../media/media-path.ts'
import {WIDTHS} from '../media/prepare-picture.ts'
import {sanitizeSvg} from '../media/sanitize-svg.ts'
import type {KindName} from '../schema/kinds.ts'
import type {Problem} from '../schema/problem.ts'
import {type CheckedFolder, placeOf} from './checked-record.ts'
import {type ContentFolder, MEDIA} from './folder.ts'

/** Each file that is named is there, is what its name says, and leaves others their names. */
export async function checkMedia(
  {folder, records, problems, notices}: CheckedFolder,
  {decode, signal, only}: {decode?: boolean; signal?: AbortSignal; only?: readonly KindName[]},
) {
  const stems = new Map<string, string>()
  for (const {path} of records.flatMap(({media}) => media)) {
    if (isRaster(path) && !stems.has(stemOf(path))) stems.set(stemOf(path), path)
  }
  const faultOf = async (path: string) => {
    if (!folder.media.has(path)) return missing(path)
    const rival = isRaster(path) ? rivalOf(path, stems) : undefined
    if (rival) return shared(rival)
    const file = join(folder.directory, MEDIA, path)
    const fault = await checkFile(file)
    if (fault) return inEnglish(fault)
    return decode ? decodingFault(file) : undefined
  }
  const faults = new Map<string, string | undefined>()
  for (const record of records) {
    // The folder need not have the files of retained records.
    if (only && record.kind === 'pictures') continue
    for (const {path, field} of record.media) {
      signal?.throwIfAborted()
      const bad = record.kind === 'pictures' ? checkMediaPath('picture', path) : undefined
      if (!bad && !faults.has(path)) {
        faults.set(path, await faultOf(path))
        if (!faults.get(path)) notices.push(...(await noticesOfDrawing(folder, path)))
      }
      const fault = bad ? inEnglish(bad) : faults.get(path)
      if (fault) problems.push({...placeOf(record, field), says: fault})
    }
  }
}

async function noticesOfDrawing({directory}: ContentFolder, path: string): Promise<Problem[]> {
  if (!isDrawing(path)) return []
  const {removed} = sanitizeSvg(await readFile(join(directory, MEDIA, path), 'utf8'))
  if (!removed.length) return []
  const says = `is stored without ${removed.join(', ')}: a drawing may not run anything, nor fetch from elsewhere.`
  return [{file: `${MEDIA}/${path}`, says}]
}

const missing = (path: string) => `${MEDIA}/${path} is missing. Add the file, or name another one.`
const shared = (rival: string) =>
  `would share the names of smaller files with ${rival}. Rename one of the two.`

const stemOf = (path: string) => path.replace(/\.\w+$/, '')
const SMALLER = new RegExp(`-(?:${WIDTHS.join('|')})\\.(?:avif|webp)$`)

/** Smaller files are called after their picture, whatever its format. */
function rivalOf(path: string, stems: Map<string, string>) {
  const first = stems.get(stemOf(path))
  if (first !== path) return first
  return SMALLER.test(path) ? stems.get(path.replace(SMALLER, '')) : undefined
}
