/**
 * A form that came without its session, carried through the sign-in in one hidden field, so that
 * nothing typed is lost. It is sent again by the person, never by itself.
 */
import {accountOfToken, CSRF} from '#desk/http/csrf.ts'
import type {PostedForm} from '#desk/http/posted-form.ts'
import {MAX_FIELDS} from '#server/http/limits/form-bodies.ts'
import {isObject, parseJson} from '#server/platform/parse-json.ts'

/** Its address, and its fields without passwords. */
export interface KeptForm {
  action: string
  /** The account that typed it; empty where that is not known. */
  account: string
  fields: HiddenFields
}

export type HiddenFields = readonly (readonly [name: string, value: string])[]

/** Bytes of a form of the desk that carries a long article in each language, as browsers encode it. */
export const LONG_FORM_LIMIT = 3 * 1024 * 1024

/** Characters of what is carried along: anybody can have it carried. */
const MAX_KEPT_LENGTH = 500_000

const KEPT = 'kept'

/** Keeps a posted form without its secrets; undefined where it is too large. */
export function keepForm(action: string, form: PostedForm): KeptForm | undefined {
  const account = accountOfToken(form.get(CSRF) || (queryOf(action).get(CSRF) ?? ''))
  const kept = {action: withoutToken(action), account, fields: form.entries.filter(isKept)}
  const isSmall = kept.fields.length <= MAX_FIELDS && JSON.stringify(kept).length <= MAX_KEPT_LENGTH
  return isSmall ? kept : undefined
}

/** The hidden field of a form that carries it. */
export const keptField = (kept: KeptForm) => [KEPT, JSON.stringify(kept)] as const

/** Undefined where there is none, or its address is not one of the desk. */
export function readKept(form: PostedForm): KeptForm | undefined {
  const text = form.get(KEPT)
  if (!text || text.length > MAX_KEPT_LENGTH) return undefined
  const kept = parseJson(text, isKeptForm)
  return kept && isDeskPath(kept.action) ? kept : undefined
}

const isKeptForm = (given: unknown): given is KeptForm =>
  isObject(given) &&
  typeof given.action === 'string' &&
  typeof given.account === 'string' &&
  Array.isArray(given.fields) &&
  given.fields.length <= MAX_FIELDS &&
  given.fields.every(isField)

const isField = (given: unknown) =>
  Array.isArray(given) && given.length === 2 && given.every(text => typeof text === 'string')

/** Accepts paths of the desk alone, since a browser is sent there after the sign-in. */
export const isDeskPath = (path: string) => /^\/desk(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/.test(path)

/**
 * Fields of the forms that require a password or a code; a field of a record may have any other
 * name.
 */
const SECRETS = ['password', 'new-password', 'repeated', 'code']

const isKept = ([name]: readonly [name: string, value: string]) =>
  name !== CSRF && !SECRETS.includes(name)

const queryOf = (path: string) => new URL(path, 'http://desk').searchParams

function withoutToken(path: string) {
  const url = new URL(path, 'http://desk')
  url.searchParams.delete(CSRF)
  return url.pathname + url.search
}
