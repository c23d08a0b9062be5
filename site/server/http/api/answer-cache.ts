/**
 * Answers of reading calls in memory, as JSON, for as long as they are of the content's last import
 * and of the same day: see docs/decisions/024-response-cache.md.
 */
import {officeDay} from '../../../../widgets/shared/office-day.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {readContentVersion} from '../../repositories/content-version.ts'

export interface AnswerCache {
  /** The answer under this key, else what `make` makes; what fails is not remembered. */
  get(orm: Orm, key: string, make: () => Promise<string>): Promise<string>
}

interface Entry {
  /** Requests for the same answer at the same time wait for one. */
  answer: Promise<string>
  size: number
}

/** Characters, which take one or two bytes each. */
const CAPACITY = 8_000_000
/** Larger ones would push out too many others. */
const LARGEST = 400_000

interface AnswerCacheOptions {
  capacity?: number
  /** Awaited before the first answer of new content is made. */
  onNewContent?: () => Promise<unknown> | undefined
}

export function createAnswerCache({
  capacity = CAPACITY,
  onNewContent,
}: AnswerCacheOptions = {}): AnswerCache {
  /** Least recently used first. */
  const entries = new Map<string, Entry>()
  let size = 0
  let state = ''
  let ready: Promise<unknown> | undefined

  function remove(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    size -= entry.size
  }

  function add(key: string, answer: Promise<string>) {
    const entry: Entry = {answer, size: 0}
    entries.set(key, entry)
    answer.then(
      text => {
        if (entries.get(key) !== entry) return
        if (text.length > LARGEST) return remove(key, entry)
        entry.size = text.length
        size += text.length
        for (const [oldest, other] of entries) {
          if (size <= capacity) break
          remove(oldest, other)
        }
      },
      () => remove(key, entry),
    )
  }

  function forgetAll() {
    entries.clear()
    size = 0
  }

  return {
    async get(orm, key, make) {
      const version = await readContentVersion(orm)
      if (version === undefined) return make()
      const current = `${version} ${officeDay()}`
      if (current !== state) {
        forgetAll()
        state = current
        ready = onNewContent?.()
      }
      await ready
      const known = entries.get(key)
      if (known) {
        entries.delete(key)
        entries.set(key, known)
        return known.answer
      }
      const answer = make()
      add(key, answer)
      return answer
    },
  }
}
