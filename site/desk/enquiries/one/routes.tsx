/** One enquiry, and the files that came with it, which are never shown in a page. */
import {file, nothingHere, screen} from '#desk/http/answers.ts'
import {type DeskRoute, type DeskVisit, get} from '#desk/http/desk-route.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {isId} from '#server/platform/ids.ts'
import {BucketFailed} from '#server/platform/storage/storage.ts'
import {DamagedUpload, readUpload} from '#server/uploads/read-upload.ts'
import {viewerOf} from '../scope.ts'
import {readEnquiry} from './enquiry.ts'
import {EnquiryScreen} from './one-screen.tsx'
import {readOne, type Unsaved} from './read-one.ts'

export const oneRoutes: DeskRoute[] = [
  get('/enquiries/:id', 'enquiries', visit => showOne(visit)),
  get('/enquiries/:id/files/:at', 'enquiries', download),
]

/** The screen of the enquiry that a visit is about; with what could not be stored. */
export async function showOne(visit: DeskVisit, unsaved?: Unsaved, status?: number) {
  const data = isId(visit.params.id) ? await readOne(visit, unsaved) : undefined
  return data ? screen(<EnquiryScreen {...data} />, status) : nothingHere
}

/** Nobody but the desk serves these files. */
async function download({orm, account, params, parts}: DeskVisit) {
  const {id = '', at = ''} = params
  if (!isId(id) || !/^\d{1,2}$/.test(at)) return nothingHere
  const whole = await readEnquiry(orm, viewerOf(account), id)
  const wanted = whole?.files[Number(at)]
  if (!wanted) return nothingHere
  const {dataDir} = parts.settings
  try {
    const body = await readUpload(wanted, {dataDir, files: parts.files})
    // It is on another machine, which has not brought it to the bucket yet.
    if (!body) return nothingHere
    return file({type: 'application/octet-stream', name: wanted.name, body})
  } catch (error) {
    if (error instanceof BucketFailed) throw new HttpError(503, 'the bucket does not answer')
    if (error instanceof DamagedUpload) return nothingHere
    throw error
  }
}
