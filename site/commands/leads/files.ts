/** `npm run leads -- files`: what came with an enquiry, from this machine's disk or the bucket. */
import {join} from 'node:path'
import {filesOf, type LeadFile} from '#server/leads/delivery/content.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {makeDirectory, writeNewFile} from '#server/platform/durable-file.ts'
import type {Settings} from '#server/platform/env.ts'
import {isId} from '#server/platform/ids.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {openPrivateFiles} from '#server/platform/storage/private-files.ts'
import {BucketFailed} from '#server/platform/storage/stored-media.ts'
import {DamagedUpload, readUpload} from '#server/uploads/read-upload.ts'
import {Misunderstood, readOptions} from './options.ts'
import {readLeads} from './read-leads.ts'
import {asTable} from './table.ts'

export async function fetchFiles(args: string[], readSettings: () => Settings) {
  const {positionals} = readOptions({args, options: {}, allowPositionals: true})
  const [id = '', directory = '', ...more] = positionals
  if (!isId(id.toLowerCase())) {
    throw new Misunderstood(`"${id}" is not the id of an enquiry. \`leads -- find\` tells it.`)
  }
  if (!directory || more.length) throw new Misunderstood('Name one folder for the files.')
  const settings = readSettings()
  const files = filesOf(await leadOf(settings, id.toLowerCase()))
  if (!files.length) return void process.stdout.write('No file came with this enquiry.\n')
  await makeDirectory(directory)
  const written: string[][] = []
  for (const file of files) {
    await write(directory, file, await contentOf(settings, file))
    written.push([join(directory, nameOf(file)), file.field, file.name, String(file.size)])
  }
  process.stdout.write(asTable(['file', 'field', "sender's name", 'bytes'], written))
}

async function leadOf(settings: Settings, id: string): Promise<LeadRow> {
  let found: LeadRow | undefined
  await readLeads(settings, async leads => {
    for await (const lead of leads) if (lead.id === id) found = lead
  })
  if (!found) throw new OperatorError(`There is no enquiry ${id}.`)
  return found
}

async function contentOf(settings: Settings, file: LeadFile): Promise<Buffer> {
  const content = await read(settings, file)
  if (content) return content
  const elsewhere = settings.bucket
    ? 'Another server that took it still has to bring it to the bucket: try again later'
    : 'Run this command on the machine that took it'
  throw new OperatorError(`${file.path} is not in ${settings.dataDir}. ${elsewhere}.`)
}

async function read(settings: Settings, file: LeadFile) {
  try {
    const files = openPrivateFiles(settings)
    return await readUpload(file, {dataDir: settings.dataDir, files})
  } catch (error) {
    if (error instanceof BucketFailed) throw new OperatorError(error.message)
    if (!(error instanceof DamagedUpload)) throw error
    throw new OperatorError(`${file.path} is damaged: it is not what the visitor sent.`)
  }
}

/** Ours: what the sender calls a file is for people to read. */
const nameOf = ({path}: LeadFile) => path.slice(path.lastIndexOf('/') + 1)

async function write(directory: string, file: LeadFile, content: Buffer) {
  const path = join(directory, nameOf(file))
  await writeNewFile(path, content).catch(error => {
    if (error.code !== 'EEXIST') throw error
    throw new OperatorError(`${path} is there already. Name an empty folder.`)
  })
}
