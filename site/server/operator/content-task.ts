/** A task with the content, asked for by the operator's command, which is told how far it has come. */
import {isAbsolute} from 'node:path'
import {PassThrough} from 'node:stream'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import Type from 'typebox'
import {Value} from 'typebox/value'
import type {Content, ContentReport, ContentTask} from '#server/content/content.ts'
import {isFeedAddress} from '#server/content/feeds/feed-address.ts'
import {publishSync} from '#server/content/feeds/scheduled-sync.ts'
import type {SyncOptions} from '#server/content/feeds/settings.ts'
import {readKinds} from '#server/content/only-kinds.ts'
import type {Progress} from '#server/content/progress.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
import {asObject} from '#server/platform/api/payload.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {jsonLine} from '#server/platform/json-lines.ts'
import {publish} from '#server/platform/observed.ts'

export const CONTENT_PATH = '/operator/content'

/** What the command sends. */
export interface TaskRequest {
  task: ContentTask
  /** A whole path, or the address of a feed. */
  place: string
  dryRun?: boolean
  only?: string[]
  overwriteDesk?: boolean
  sync?: SyncOptions
  storageUrl?: string
}

/** The lines of the answer, as JSON; the last one is the report. */
export type TaskLine =
  | {is: 'waiting'}
  | ({is: 'progress'} & Progress)
  | {is: 'report'; report: ContentReport}

/** Below any limit for a connection on which nothing is sent. */
const BEAT_MS = 5_000

type OnRequest = (request: FastifyRequest) => Promise<void>

export function addContentRoutes(app: FastifyInstance, content: Content, onRequest: OnRequest) {
  /** One at most is not refused. */
  const running = new Set<AbortController>()

  app.post(CONTENT_PATH, {onRequest}, async ({body}, reply) => {
    const {task, place, ...options} = readRequest(body)
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
    void content
      .perform(task, place, {...options, signal: stop.signal, onProgress})
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

  app.delete(CONTENT_PATH, {onRequest}, async () => {
    for (const stop of running) stop.abort()
    return {stopped: running.size}
  })
}

function readRequest(body: unknown) {
  const {task, place, dryRun = false, only, overwriteDesk, sync, storageUrl} = asObject(body)
  if (!isTask(task)) throw malformed()
  if (typeof place !== 'string') throw malformed()
  if (!isAbsolute(place) && !(task === 'sync' && isFeedAddress(place))) throw malformed()
  if (sync !== undefined && !Value.Check(syncOptions, sync)) throw malformed()
  return {
    task,
    place,
    dryRun: dryRun === true,
    only: readOnly(only),
    overwriteDesk: overwriteDesk === true,
    sync,
    storageUrl: `${storageUrl ?? ''}`,
  }
}

const TASKS: ContentTask[] = ['import', 'export', 'sync', 'feed']
const isTask = (given: unknown): given is ContentTask => TASKS.some(task => task === given)

const syncOptions = Type.Object({
  mapping: Type.Optional(Type.String()),
  permitDays: Type.Optional(Type.Integer({minimum: 1})),
  allowWithdrawals: Type.Optional(Type.Boolean()),
  allowPriceJumps: Type.Optional(Type.Boolean()),
})

function readOnly(only: unknown): KindName[] | undefined {
  if (only === undefined) return undefined
  const read = readKinds(Array.isArray(only) ? only.map(String) : [String(only)])
  if ('problem' in read) throw new Refusal(422, read.problem)
  return read.kinds
}

const malformed = () =>
  new Refusal(422, `Name the task, ${TASKS.join(', ')}, and the whole path of its place.`)
