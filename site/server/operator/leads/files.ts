/** `npm run leads -- files`: what came with an enquiry, from this machine's disk or the bucket. */
import {join} from 'node:path'
import {filesOf, type LeadFile} from '#server/leads/delivery/content.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {makeDirectory, writeNewFile} from '#server/platform/durable-file.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {openPrivateFiles} from '#server/platform/storage/private-files.ts'
import {BucketFailed} from '#server/platform/storage/storage.ts'
import {DamagedUpload, readUpload} from '#server/uploads/read-upload.ts'
import {defineTask, UsageError} from '../task.ts'
import {readId} from './delete.ts'
import {asTable, leadsOf} from './print.ts'

export const filesTask = defineTask({
  name: 'files',
  usage: 'ID DIR',
  help: `writes the files of an enquiry (resume, photos) into a folder, from this machine or from
the bucket`,
  hasWords: true,
  elsewhere: ['leads are kept by', 'Export them there.'],
  mayBeDown: true,
  read({words: [id = '', directory = '', ...more]}) {
    const lead = readId(id)
    if (!directory || more.length) throw new UsageError('Name one folder for the files.')
    return {id: lead, directory}
  },
  async *perform({id}, parts) {
    const {exportLeads} = await import('#server/leads/export/export-leads.ts')
    for await (const one of exportLeads(parts))
      if (!('lead' in one) || one.lead.id === id) yield one
  },
  async run({id, directory}, {perform, settings}) {
    const lead = await perform(async exported => {
      let found: LeadRow | undefined
      for await (const one of leadsOf(exported)) found = one
      return found
    })
    if (!lead) throw new OperatorError(`There is no enquiry ${id}.`)
    const files = filesOf(lead)
    if (!files.length) return void process.stdout.write('No file came with this enquiry.\n')
    await makeDirectory(directory)
    const written: string[][] = []
    for (const file of files) {
      await write(directory, file, await contentOf(settings(), file))
      written.push([join(directory, nameOf(file)), file.field, file.name, String(file.size)])
    }
    process.stdout.write(asTable(['file', 'field', "sender's name", 'bytes'], written))
  },
})

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
