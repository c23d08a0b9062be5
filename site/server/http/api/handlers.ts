import {officeDay} from '../../../../widgets/shared/office-day.ts'
import {savedSearchHandlers} from '../../alerts/handlers.ts'
import {contentVersionOf} from '../../content/content-version.ts'
import {databaseReader, type Reader} from '../../content/reader.ts'
import type {ReadSiteContent} from '../../content/site-content.ts'
import {isTest, readContext} from '../../leads/context.ts'
import type {Leads} from '../../leads/leads.ts'
import {withPhone} from '../../leads/phone.ts'
import {suspicionOf} from '../../leads/suspicion.ts'
import {testTaker} from '../../leads/take-test.ts'
import {originOf} from '../../partners/registry/claims.ts'
import {offListOf} from '../../partners/registry/off-list.ts'
import {readUse} from '../../partners/usage/parse-usage.ts'
import type {UseCounter} from '../../partners/usage/usage.ts'
import type {VisitCounter} from '../../partners/usage/visits.ts'
import type {Handler, Handlers} from '../../platform/api/handler.ts'
import type {Database} from '../../platform/db/connect.ts'
import type {FormSecret} from '../../platform/form-secret.ts'
import {type ClientNetworks, keyOfNetwork} from '../../platform/limits/client-network.ts'
import {createAnswerCache} from './answer-cache.ts'
import {type Form, forms} from './forms.ts'
import {readHandlers} from './reads.ts'
import {readTestEnquiry} from './test-enquiry.ts'

export interface Parts {
  database: Pick<Database, 'ready'>
  /** Reads public content; without it the database does. */
  reader?: Reader
  leads: Leads
  visits: VisitCounter
  use: UseCounter
  /** Signs and validates the forms' time tokens. */
  secret: FormSecret
  siteContent?: ReadSiteContent
  /** Pages of it are stored as paths. */
  siteUrl: string
  /** Whether mails can be sent, without which no search can be saved. */
  sendsMail: boolean
  /** Limit of confirmation mails that one network may request in an hour. */
  confirmationsPerNetwork: number
}

/** The hash is for one day and one partner, so that it says nothing elsewhere. */
const senderOf = (secret: FormSecret, partner: string, {network, widerNetwork}: ClientNetworks) =>
  keyOfNetwork(secret, `partner ${partner} ${officeDay()} ${widerNetwork ?? network}`)

export function createHandlers(parts: Parts): Handlers {
  const {database, leads, visits, use, secret, siteContent, sendsMail, siteUrl} = parts
  const {confirmationsPerNetwork} = parts
  const {reader = databaseReader(database)} = parts
  const off = offListOf(database)
  const takeTest = testTaker({database, secret})
  const cache = createAnswerCache(contentVersionOf(database))
  const lead =
    ({accepted}: Pick<Form<never>, 'accepted'>): Handler =>
    async ({call, values, query, origin, honeypot, key, upload, ...networks}) => {
      const suspectedSpam = suspicionOf(secret, honeypot, query.form)
      const context = readContext(query, {origin, siteUrl})
      if (context.partner) context.sender = senderOf(secret, context.partner, networks)
      const {phoneE164, ...said} = withPhone(values, query)
      const payload = upload ? await upload.keep(said.values) : said.values
      const draft = {id: upload?.id, form: call, payload, phoneE164, context, suspectedSpam, key}
      if (isTest(query)) return {message: accepted, data: {id: await takeTest(draft, networks)}}
      const {id, isNew} = await leads.accept(draft)
      if (isNew) await upload?.settle()
      return {message: accepted, data: {id}}
    }
  const leadHandlers = Object.entries(forms).map(([name, form]) => [name, lead(form)] as const)

  return {
    ...readHandlers({reader, cache, siteContent, alerts: sendsMail}),
    ...(Object.fromEntries(leadHandlers) as Handlers),
    ...savedSearchHandlers({database, secret, sendsMail, confirmationsPerNetwork}),
    getTestEnquiry: readTestEnquiry(database),
    visitUser: async () => {
      visits.count()
      return {message: 'Welcome.'}
    },
    countUse: async ({values, network, origin}) => {
      const read = readUse(values)
      use.count(read, {network, origin: originOf(origin)})
      const isOff = await off.includes(read.partner)
      return {message: 'Counted.', ...(isOff && {data: {off: true}})}
    },
  }
}
