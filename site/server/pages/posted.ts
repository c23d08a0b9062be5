/** What a form without JavaScript posted: texts, and files that lie on the disk meanwhile. */
import {openAsBlob} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {FastifyRequest} from 'fastify'
import {type ReceivedFile, readFormData} from '../uploads/form-data.ts'
import {roomForUploads} from '../uploads/room.ts'

export type Texts = Record<string, string>
/** By the field in which they were chosen. */
export type PostedFiles = Record<string, File[]>

interface Posted {
  texts: Texts
  files: PostedFiles
}

/** The files are gone when the work is done. */
export async function withPosted<Result>(
  request: FastifyRequest,
  work: (posted: Posted) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) return work({texts: textsOf(request.body), files: {}})
  const leave = await enter(tmpdir())
  try {
    return await inDirectory(async directory => {
      const {texts, files} = await readFormData(request, directory)
      return work({texts, files: await filesOf(files)})
    })
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

/** Not in memory: they are read while they are sent on. */
async function filesOf(received: ReceivedFile[]): Promise<PostedFiles> {
  const files: PostedFiles = {}
  for (const {field, name, type, path} of received) {
    files[field] ??= []
    files[field].push(new File([await openAsBlob(path)], name, {type}))
  }
  return files
}

function textsOf(body: unknown): Texts {
  return Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
