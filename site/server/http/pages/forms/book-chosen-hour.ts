/**
 * Books an hour without JavaScript: the form comes with the hour that was chosen, which is held and
 * booked at once. The same post twice books the hour that the first one holds.
 */
import type {Api, CallOptions} from '#kit/api-client/client.ts'
import {createViewing, holdViewing, releaseViewing} from '#trade/contract/viewing-calls.ts'
import type {Viewing} from '#trade/viewing/suite.ts'
import type {Sent, Texts} from './posted.ts'

/** Sends what was posted. */
export type SendPosted = (
  api: Api,
  payload: Record<string, unknown>,
  options: CallOptions & {key: string},
  query: Texts,
) => Promise<Sent>

const REMEMBERED = 1_000

export function bookChosenHour(): SendPosted {
  /** The oldest first. */
  const holds = new Map<string, ReturnType<Hold>>()

  function holdOnce(key: string, hold: () => ReturnType<Hold>) {
    const known = holds.get(key) ?? hold()
    holds.set(key, known)
    const [oldest] = holds.keys()
    if (holds.size > REMEMBERED && oldest !== undefined) holds.delete(oldest)
    return known
  }

  return async (api, payload, options, query) => {
    const booking = payload as Viewing
    const {key} = options
    try {
      const held = await holdOnce(key, () => hold(api, booking.hold, query))
      const token = held.data?.hold
      if (held.statusCode !== 200 || !token) {
        holds.delete(key)
        return {...held, data: undefined, ...(held.errors && {errors: {hold: held.message}})}
      }
      const answer = await api(createViewing, {...booking, hold: token}, options)
      if (answer.statusCode === 200) return {...answer, known: {hold: token}}
      holds.delete(key)
      await api(releaseViewing, {hold: token})
      return answer
    } catch (error) {
      holds.delete(key)
      throw error
    }
  }
}

type Hold = typeof hold

const hold = (api: Api, starts: string, {slug, agent}: Texts) =>
  api(holdViewing, {starts, ...(slug ? {slug} : {agent: agent ?? ''})})
