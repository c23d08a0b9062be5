/**
 * The files that visitors send with a form: one folder for each lead in `DATA_DIR/uploads`, which
 * no address leads to. While they arrive the folder's name says so; it loses the mark when the lead
 * is on disk, so that after a crash unacknowledged files can be recognized. With a bucket they are
 * then moved there: `move-uploads.ts`.
 */
import {randomUUID} from 'node:crypto'
import {mkdir, readdir, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import type {FastifyRequest} from 'fastify'
import {makeDirectory, syncDirectory} from '#server/platform/durable-file.ts'
import {clientOf} from '#server/platform/limits/client-network.ts'
import type {Log} from '#server/platform/log.ts'
import {type ReceivedForm, readFormData} from './form-data.ts'
import {createImageEncoder, type ImageTask} from './image-encoder.ts'
import {keepFiles} from './keep-files.ts'
import {ARRIVING, UPLOADS} from './upload-folder.ts'
import {asUploadsFailure, roomForUploads} from './upload-slots.ts'

/** A form with files, and what becomes of them. */
export interface Upload extends ReceivedForm {
  /** The id of the lead that it becomes. */
  id: string
  /** Puts the files among the values on the disk for good, and answers the values that name them. */
  keep(values: Record<string, unknown>): Promise<Record<string, unknown>>
  /** The lead is on disk: its files stay. */
  settle(): Promise<void>
  /** Removes what was not settled. */
  end(): Promise<void>
}

export interface Uploads {
  receive(request: FastifyRequest): Promise<Upload>
  /**
   * Settles or removes what the last run left; `isKnown` checks whether there is a lead of that id.
   */
  recover(isKnown: (ids: Set<string>) => Promise<Set<string>>): Promise<void>
}

/** `onSettled` is called when files were received for good. */
export async function openUploads(
  dataDir: string,
  log: Log,
  onSettled = () => {},
): Promise<Uploads> {
  const root = join(dataDir, UPLOADS)
  await makeDirectory(root)
  const leftBehind = (await readdir(root)).filter(name => name.endsWith(ARRIVING))
  const enter = roomForUploads()
  const encode = createImageEncoder()

  return {
    async receive(request) {
      const id = randomUUID()
      const directory = join(root, id + ARRIVING)
      const {client, dispose} = imageClientOf(request)
      let leave = () => {}
      let isSettled = false
      const makeFolder = async () => {
        leave = await enter(root, clientOf(request.ip))
        await mkdir(directory, {mode: 0o700})
        return directory
      }
      const end = async () => {
        leave()
        dispose()
        if (!isSettled) await rm(directory, {recursive: true, force: true})
      }
      try {
        const form = await readFormData(request, makeFolder)
        const home = `${UPLOADS}/${id}`
        const encodeImage = (task: ImageTask) => encode(task, client)
        return {
          ...form,
          id,
          end,
          keep: async values =>
            form.files.length
              ? keepFiles(values, form.files, {directory, home, encodeImage})
              : values,
          async settle() {
            if (form.files.length === 0) return
            isSettled = true
            await rename(directory, join(root, id)).catch(error => {
              // The lead is safe and names them: the next start gives the folder its name.
              log.error({err: error}, 'finalizing an upload failed')
            })
            await syncDirectory(root)
            onSettled()
          },
        }
      } catch (error) {
        await end()
        throw asUploadsFailure(error) ?? error
      }
    },

    async recover(isKnown) {
      if (!leftBehind.length) return
      const idOf = (name: string) => name.slice(0, -ARRIVING.length)
      const known = await isKnown(new Set(leftBehind.map(idOf)))
      for (const name of leftBehind) {
        const path = join(root, name)
        if (known.has(idOf(name))) await rename(path, join(root, idOf(name)))
        else await rm(path, {recursive: true, force: true})
      }
      log.info({count: leftBehind.length, kept: known.size}, 'recovered pending uploads')
      onSettled()
    },
  }
}

function imageClientOf({ip, raw}: FastifyRequest) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  raw.socket.once('close', abort)
  return {
    client: {network: clientOf(ip) ?? '', signal: controller.signal},
    dispose: () => raw.socket.off('close', abort),
  }
}
