/**
 * Idempotency keys of posts without JavaScript. A page is the same for everybody and holds none, so a
 * post is known by its content: the same twice within an hour is one enquiry, as a double press or a
 * page that was sent again makes it; other content is another, and so is the same much later. The
 * secret keeps a stranger from using up the key of somebody else's post.
 */
import {createHash, createHmac} from 'node:crypto'
import type {FormSecret} from '#server/platform/form-secret.ts'

const HOUR = 3_600_000
const REMEMBERED = 10_000

export type KeyOfPost = (form: string, payload: object) => string

export function submissionKeys(secret: FormSecret, now: () => number = Date.now): KeyOfPost {
  /** The oldest first. Across the end of an hour: another server would give another key there. */
  const recent = new Map<string, {key: string; at: number}>()

  return (form, payload) => {
    const at = now()
    const content = hashOf(JSON.stringify([form, payload], described))
    const known = recent.get(content)
    if (known && at - known.at < HOUR) return known.key
    const key = sign(secret, `${Math.floor(at / HOUR)} ${content}`)
    recent.delete(content)
    recent.set(content, {key, at})
    const [oldest] = recent.keys()
    if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest)
    return key
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const sign = ({current}: FormSecret, text: string) =>
  createHmac('sha256', current).update(text).digest('hex')

const described = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size] : value
