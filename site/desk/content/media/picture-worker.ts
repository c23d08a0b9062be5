/**
 * Publishes one uploaded picture in a process of its own: memory and time of decoders depend on the
 * picture, and the server's are those of visitors. Started by `convert-picture.ts`.
 */
import {constants, setPriority} from 'node:os'
import {MAX_MEMORY} from '#server/content/media/picture-input.ts'
import {publishPicture} from '#server/content/media/prepare-picture.ts'
import type {FromWorker, ToWorker} from './convert-picture.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Milliseconds between two checks of the memory. */
const MEMORY_CHECK = 50
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1)
}, MEMORY_CHECK).unref()

process.once('message', async ({source, target}: ToWorker) => {
  const answer = await publishPicture(source, target).then(
    (picture): FromWorker => ({picture}),
    ({message}: Error): FromWorker => ({fault: message}),
  )
  process.send?.(answer, () => process.disconnect())
})
