/** The enquiry of a visitor, as it is spooled and stored. */
import {createHash, randomUUID} from 'node:crypto'
import Type from 'typebox'
import {Compile} from 'typebox/compile'
import {parseJson} from '#server/platform/parse-json.ts'

export interface Lead {
  id: string
  /** The call's name in the contract. */
  form: string
  /** The sender's `Idempotency-Key`, else one of ours. */
  key: string
  bodyHash: string
  payload: Record<string, unknown>
  /** Its phone number, as E.164, where the country is known. */
  phoneE164?: string | undefined
  context: LeadContext
  suspectedSpam: string | null
  /** ISO 8601. */
  receivedAt: string
}

/** The source of a lead; nothing in it is personal. */
export interface LeadContext {
  /** Page of the sender: a path of the site without its first slash, or another site's address. */
  page?: string
  /** Slug of the property that the page shows, as the page says it. */
  home?: string
  partner?: string
  /** The origin of the page that named the partner, from the browser. */
  origin?: string
  /** Hash of the network that it came from, where a partner is named; of one day, and not stored. */
  sender?: string
  /** Tag of the widget, on a page that names a partner. */
  widget?: string
  locale?: string
  campaign?: Record<string, string>
}

export type LeadDraft = Pick<
  Lead,
  'form' | 'payload' | 'phoneE164' | 'context' | 'suspectedSpam'
> & {
  key: string | undefined
  /** The id, if its files have one already. */
  id?: string
}

export const makeLead = ({key, ...draft}: LeadDraft): Lead => ({
  ...draft,
  id: draft.id ?? randomUUID(),
  key: key ?? randomUUID(),
  bodyHash: hashOf(draft.form, draft.payload),
  receivedAt: new Date().toISOString(),
})

/**
 * Equal for the same form with the same content, in whatever order the fields were sent. A file's
 * content is its hash; its path differs each time.
 */
function hashOf(form: string, payload: Record<string, unknown>) {
  const ordered = Object.keys(payload)
    .sort()
    .map(name => [name, payload[name]])
  const withoutPlace = (name: string, value: unknown) => (name === 'path' ? undefined : value)
  return createHash('sha256')
    .update(JSON.stringify([form, ordered], withoutPlace))
    .digest('base64url')
}

const nonEmpty = Type.String({minLength: 1})
const spooledLead = Compile(
  Type.Object({
    id: nonEmpty,
    form: nonEmpty,
    key: nonEmpty,
    bodyHash: nonEmpty,
    payload: Type.Record(Type.String(), Type.Unknown()),
    phoneE164: Type.Optional(Type.String()),
    context: Type.Object({
      page: Type.Optional(Type.String()),
      home: Type.Optional(Type.String()),
      partner: Type.Optional(Type.String()),
      origin: Type.Optional(Type.String()),
      sender: Type.Optional(Type.String()),
      widget: Type.Optional(Type.String()),
      locale: Type.Optional(Type.String()),
      campaign: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
    suspectedSpam: Type.Union([Type.String(), Type.Null()]),
    receivedAt: nonEmpty,
  }),
)

const isLead = (value: unknown): value is Lead =>
  spooledLead.Check(value) && isIsoTimestamp(value.receivedAt)

/** Not for dates that do not exist, such as February 31, which Date would move to March. */
const isIsoTimestamp = (text: string) =>
  /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text

/** A line of the spool, read back; undefined when it is truncated or not a lead. */
export const parseLead = (line: string): Lead | undefined => parseJson(line, isLead)
