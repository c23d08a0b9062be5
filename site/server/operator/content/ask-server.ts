/** Has the running server perform a task with the content, which reports how far it is. */
import type {ContentReport, ContentTask} from '#server/content/tasks/content.ts'
import type {OnProgress, Progress} from '#server/content/tasks/progress.ts'
import {readJsonLines} from '#server/platform/json-lines.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {postJson, type ServerRequest} from '../run-locally-or-remotely.ts'

export const CONTENT_PATH = '/operator/content'

/** The lines of the answer, as JSON; the last one is the report. */
export type TaskLine =
  | {is: 'waiting'}
  | ({is: 'progress'} & Progress)
  | {is: 'report'; report: ContentReport}

const LOST =
  'The connection to the server broke before it had finished, so it stops. The content is as it was, unless the new one had just been written. Import again to be sure.'

interface Waiting {
  signal: AbortSignal
  onProgress: OnProgress
}

export async function askServer(
  request: ServerRequest,
  task: ContentTask,
  sent: object,
  {signal, onProgress}: Waiting,
): Promise<ContentReport> {
  const {body} = await request(`${CONTENT_PATH}/${task}`, postJson(sent))
  // The server then says how it ended.
  const stop = () => void request(CONTENT_PATH, {method: 'DELETE'}).catch(() => {})
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop)
  try {
    for await (const line of readJsonLines(body)) {
      const message = line as TaskLine
      if (message.is === 'progress') onProgress(message)
      if (message.is === 'report') return message.report
    }
  } catch (cause) {
    throw new OperatorError(LOST, {cause})
  }
  throw new OperatorError(LOST)
}
