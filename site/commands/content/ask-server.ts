/** A task with the content, done by the running server, which tells how far it is. */
import type {ContentReport} from '#server/content/content.ts'
import type {OnProgress} from '#server/content/progress.ts'
import {CONTENT_PATH, type TaskLine, type TaskRequest} from '#server/operator/content-task.ts'
import {readJsonLines} from '#server/platform/json-lines.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {AskServer} from '../operator.ts'

const LOST =
  'The connection to the server broke before it had finished, so it stops. The content is as it was, unless the new one had just been written. Import again to be sure.'

interface Waiting {
  signal: AbortSignal
  onProgress: OnProgress
}

export async function askServer(
  ask: AskServer,
  request: TaskRequest,
  {signal, onProgress}: Waiting,
): Promise<ContentReport> {
  const headers = {'content-type': 'application/json'}
  const {body} = await ask(CONTENT_PATH, {method: 'POST', headers, body: JSON.stringify(request)})
  // The server then says how it ended.
  const stop = () => void ask(CONTENT_PATH, {method: 'DELETE'}).catch(() => {})
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
