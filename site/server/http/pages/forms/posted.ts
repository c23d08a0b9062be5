/** The post of a form without JavaScript: texts, and files that are on disk meanwhile. */
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {FastifyRequest} from 'fastify'
import type {Answer} from '#kit/api-client/call.ts'
import {clientOf} from '#server/platform/limits/client-network.ts'
import {type ReceivedFile, readFormData} from '#server/uploads/form-data.ts'
import {roomForUploads} from '#server/uploads/upload-slots.ts'

export type Texts = Record<string, string>

/** The API's answer; `known` is what the address of the next page may name. */
export type Sent = Answer & {known?: Texts}

export interface PostedForm {
  texts: Texts
  files: ReceivedFile[]
}

/** The files are gone when the work is done. */
export async function withPosted<Result>(
  request: FastifyRequest,
  work: (posted: PostedForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) return work({texts: textsOf(request.body), files: []})
  let leave = () => {}
  let folder: string | undefined
  const makeFolder = async () => {
    leave = await enter(tmpdir(), clientOf(request.ip))
    folder = await mkdtemp(join(tmpdir(), 'ocp-form-'))
    return folder
  }
  try {
    return await work(await readFormData(request, makeFolder))
  } finally {
    leave()
    if (folder) await rm(folder, {recursive: true, force: true})
  }
}

const enter = roomForUploads()

function textsOf(body: unknown): Texts {
  return Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
