/**
 * A form that came without its session, carried through the sign-in in hidden fields, so that nothing
 * typed is lost. It is sent again by the person, never by itself.
 */
import type {KeptForm} from '../../../app/core/render.tsx'
import {accountOfToken, CSRF} from '../http/csrf.ts'
import type {PostedForm} from '../http/posted-form.ts'

/** As large as the largest form that the desk takes, and its envelope. */
export const KEPT_LIMIT = 5 * 1024 * 1024

const ACTION = 'kept-action'
const ACCOUNT = 'kept-account'
const FIELD = 'kept:'

/** What was posted to an address, without its secrets. */
export function keepForm(action: string, form: PostedForm): KeptForm {
  const account = accountOfToken(form.get(CSRF) || (queryOf(action).get(CSRF) ?? ''))
  return {action: withoutToken(action), account, fields: form.entries.filter(isKept)}
}

/** The hidden fields of a form that carries it. */
export const keptFields = ({action, account, fields}: KeptForm) => [
  [ACTION, action] as const,
  [ACCOUNT, account] as const,
  ...fields.map(([name, value]) => [FIELD + name, value] as const),
]

/** Undefined where there is none, or its address is not one of the desk. */
export function readKept(form: PostedForm): KeptForm | undefined {
  const action = form.get(ACTION)
  if (!isDeskPath(action)) return undefined
  const fields = form.entries
    .filter(([name]) => name.startsWith(FIELD))
    .map(([name, value]) => [name.slice(FIELD.length), value] as const)
  return {action, account: form.get(ACCOUNT), fields}
}

/** What a browser may be sent to after the sign-in: nothing outside of the desk. */
export const isDeskPath = (path: string) => /^\/desk(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/.test(path)

/** Of the forms that ask for a password or a code; a field of a record may have any other name. */
const SECRETS = ['password', 'new-password', 'repeated', 'code']

const isKept = ([name]: readonly [name: string, value: string]) =>
  name !== CSRF && !SECRETS.includes(name)

const queryOf = (path: string) => new URL(path, 'http://desk').searchParams

function withoutToken(path: string) {
  const url = new URL(path, 'http://desk')
  url.searchParams.delete(CSRF)
  return url.pathname + url.search
}
