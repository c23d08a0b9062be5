/** Reads in the server what a command has sent. */
import {asObject} from '#server/platform/api/payload.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {type Given, type Task, UsageError} from './task.ts'

/** The input of the task, by the same rules as on the command line. */
export function readSent<Input>({read}: Pick<Task<Input>, 'read'>, body: unknown): Input {
  const {words = [], ...options} = asObject(body)
  if (!areTexts(words) || !Object.values(options).every(isOption)) {
    throw new Refusal(422, 'Send words, and options as they are typed.')
  }
  try {
    return read({...(options as Omit<Given, 'words'>), words})
  } catch (error) {
    throw asRefusal(error)
  }
}

/** The command prints these as they are. */
export const asRefusal = (error: unknown) =>
  error instanceof UsageError || error instanceof OperatorError
    ? new Refusal(422, error.message || 'Name what the task is about.')
    : error

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

const isOption = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' || areTexts(value)
