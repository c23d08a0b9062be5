/** Files that came with an enquiry: nobody but the desk serves them, and never to be shown in a page. */

import {HttpError} from '#server/platform/http-error.ts'
import {isId} from '#server/platform/ids.ts'
import {BucketFailed} from '#server/platform/storage/stored-media.ts'
import {DamagedUpload, readUpload} from '#server/uploads/read-upload.ts'
import {file, nothingHere} from '../../http/answers.ts'
import type {DeskRoute, DeskVisit} from '../../http/desk-route.ts'
import {readEnquiry} from '../enquiry.ts'
import {viewerOf} from '../scope.ts'

export const fileRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/enquiries/:id/files/:at',
    permission: 'enquiries',
    handle: download,
  },
]

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
