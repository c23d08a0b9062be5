/** Tasks with the content in a running server, which tells the command how far it is. */
import {PassThrough} from 'node:stream'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {publishSync} from '#server/content/feeds/scheduled-sync.ts'
import type {ContentReport} from '#server/content/tasks/content.ts'
import type {Progress} from '#server/content/tasks/progress.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {jsonLine} from '#server/platform/json-lines.ts'
import {publish} from '#server/platform/observed.ts'
import {readSent} from '../sent.ts'
import {CONTENT_PATH, type TaskLine} from './ask-server.ts'
import {servedTasks} from './index.ts'

/** Below any limit for a connection on which nothing is sent. */
const BEAT_MS = 5_000

type OnRequest = (request: FastifyRequest) => Promise<void>

export function addContentRoutes(app: FastifyInstance, onRequest: OnRequest) {
  /** One at most is not refused. */
  const running = new Set<AbortController>()

  for (const [task, definition] of servedTasks) {
    app.post(`${CONTENT_PATH}/${task}`, {onRequest}, async ({body}, reply) => {
      const {place, options} = readSent(definition, body)
      if (!place) throw new Refusal(422, 'Name the file of the feed.')
      const {storageUrl = ''} = body as {storageUrl?: string}
      const lines = new PassThrough()
      const write = (line: TaskLine) => lines.write(jsonLine(line))
      const stop = new AbortController()
      const beat = setInterval(() => write({is: 'waiting'}), BEAT_MS)
      // Nobody waits for it any more: the command has ended.
      reply.raw.once('close', () => stop.abort())
      write({is: 'waiting'})
      const onProgress = (progress: Progress) => write({is: 'progress', ...progress})
      running.add(stop)
      const began = performance.now()
      void app.content
        .perform(task, place, {...options, storageUrl, signal: stop.signal, onProgress})
        .catch((error): ContentReport => {
          app.log.error({err: error, task}, 'content task failed')
          return {is: 'failed', says: `The ${task} failed. The server's log has the reason.`}
        })
        .then(report => {
          clearInterval(beat)
          running.delete(stop)
          const seconds = (performance.now() - began) / 1000
          if (task === 'sync') publishSync(report, seconds)
          if (task === 'import') publish('import', {outcome: report.is, seconds})
          write({is: 'report', report})
          lines.end()
        })
      reply.header('cache-control', 'no-store').type('application/x-ndjson')
      return reply.send(lines)
    })
  }

  app.delete(CONTENT_PATH, {onRequest}, async () => {
    for (const stop of running) stop.abort()
    return {stopped: running.size}
  })
}
