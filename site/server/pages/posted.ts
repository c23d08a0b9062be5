/** What a form without JavaScript posted: texts, and files that lie on the disk meanwhile. */
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {FastifyRequest} from 'fastify'
import {type ReceivedFile, readFormData} from '../uploads/form-data.ts'
import {roomForUploads} from '../uploads/room.ts'

export type Texts = Record<string, string>

export interface Posted {
  texts: Texts
  files: ReceivedFile[]
}

/** The files are gone when the work is done. */
export async function withPosted<Result>(
  request: FastifyRequest,
  work: (posted: Posted) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) return work({texts: textsOf(request.body), files: []})
  const leave = await enter(tmpdir())
  try {
    return await inDirectory(async directory => work(await readFormData(request, directory)))
  } finally {
    leave()
  }
}

const enter = roomForUploads()

async function inDirectory<Result>(work: (directory: string) => Promise<Result>) {
  const directory = await mkdtemp(join(tmpdir(), 'ocp-form-'))
  try {
    return await work(directory)
  } finally {
    await rm(directory, {recursive: true, force: true})
  }
}

function textsOf(body: unknown): Texts {
  return Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
