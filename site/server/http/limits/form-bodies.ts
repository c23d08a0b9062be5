/**
 * Bodies of forms. Their fields are counted before they are parsed, and parsed in time that grows with
 * the length of the body alone, so that no form keeps others waiting, whatever is in it.
 */
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {HttpError} from '#server/platform/http-error.ts'

/** The longest form of the site, a record of the desk, has some hundreds. */
export const MAX_FIELDS = 2_000

const TYPE = 'application/x-www-form-urlencoded'

type FormBody = Record<string, string | string[]>

export function addFormBodies(site: FastifyInstance) {
  // No page sends them, and their parsers would take any number of names.
  site.removeContentTypeParser(['application/json', 'text/plain'])
  site.addContentTypeParser(
    TYPE,
    {parseAs: 'buffer'},
    async (_request: FastifyRequest, body: Buffer) => parseForm(body),
  )
}

/** Throws 413 where there are too many fields. */
function parseForm(bytes: Buffer): FormBody {
  const body: FormBody = Object.create(null)
  for (const [name, value] of new URLSearchParams(withSpaces(bytes))) {
    const known = body[name]
    if (known === undefined) body[name] = value
    else if (typeof known === 'string') body[name] = [known, value]
    else known.push(value)
  }
  return body
}

const [AMPERSAND, PLUS, SPACE] = [...Buffer.from('&+ ')] as [number, number, number]

/** Every `+` is a space; URLSearchParams would take a second for a million of them. */
function withSpaces(bytes: Buffer): string {
  const spaced = Buffer.from(bytes)
  let fields = 1
  for (let at = 0; at < spaced.length; at++) {
    if (spaced[at] === PLUS) spaced[at] = SPACE
    else if (spaced[at] === AMPERSAND && ++fields > MAX_FIELDS) {
      throw new HttpError(413, 'a form of too many fields')
    }
  }
  return spaced.toString()
}

/** Removes NUL, which no keyboard types and no database takes. */
export const withoutNul = (text: string) => text.replaceAll('\0', '')
