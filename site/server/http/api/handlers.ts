import type {FastifyInstance} from 'fastify'
import type {DataOf} from '#kit/api-client/call.ts'
import {savedSearchHandlers} from '#server/alerts/handlers.ts'
import {CONFIRMATION, SHORTLIST} from '#server/alerts/mail/search-mail.ts'
import {shortlistHandlers} from '#server/alerts/shortlist/handler.ts'
import {openCards} from '#server/catalogue/cards.ts'
import {openRouteService} from '#server/catalogue/near/route-service.ts'
import {isTest, readContext} from '#server/leads/context.ts'
import type {LeadContext} from '#server/leads/lead.ts'
import {withPhone} from '#server/leads/phone.ts'
import {testTaker} from '#server/leads/take-test.ts'
import {findTest} from '#server/leads/test-leads.ts'
import {suspicionOf} from '#server/leads/time-trap.ts'
import {originOf} from '#server/partners/registry/claims.ts'
import {readUse} from '#server/partners/usage/usage.ts'
import type {Handler, HandlerInput, Handlers} from '#server/platform/api/handler.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {type ClientNetworks, keyOfNetwork} from '#server/platform/limits/client-network.ts'
import {viewingHandlers} from '#server/viewings/handlers.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {getTestEnquiry} from '#trade/contract/contract.ts'
import {createAnswerCache} from './answer-cache.ts'
import {type Form, forms} from './forms.ts'
import {readHandlers} from './read-handlers.ts'

/** Parts of the server that answer calls. */
type Parts = Pick<
  FastifyInstance,
  | 'settings'
  | 'log'
  | 'database'
  | 'reader'
  | 'catalogue'
  | 'secret'
  | 'siteContent'
  | 'contentVersion'
  | 'leads'
  | 'useCounter'
  | 'visitCounter'
  | 'offList'
  | 'outbox'
  | 'viewings'
>

type Sent = Pick<HandlerInput, 'query' | 'origin'> & ClientNetworks

/** The hash is for one day and one partner, so that it says nothing elsewhere. */
const senderOf = (secret: FormSecret, partner: string, {network, widerNetwork}: ClientNetworks) =>
  keyOfNetwork(secret, `partner ${partner} ${officeDay()} ${widerNetwork ?? network}`)

export function createHandlers(parts: Parts): Handlers {
  const {settings, database, secret, siteContent, leads, log} = parts
  const {siteUrl, routeServiceUrl} = settings
  const routeService = routeServiceUrl ? openRouteService(routeServiceUrl, log) : undefined
  const sendsMail = Boolean(settings.delivery.mail)
  const confirmationsPerNetwork = settings.confirmations.perNetwork
  const takeTest = testTaker({database, secret})
  const cache = createAnswerCache(parts.contentVersion)
  const cards = openCards()
  const contextOf = ({query, origin, ...networks}: Sent): LeadContext => {
    const context = readContext(query, {origin, siteUrl})
    if (context.partner) context.sender = senderOf(secret, context.partner, networks)
    return context
  }
  const lead =
    ({accepted}: Pick<Form<never>, 'accepted'>): Handler =>
    async ({call, values, query, origin, honeypot, key, upload, ...networks}) => {
      const suspectedSpam = suspicionOf(secret, honeypot, query.form)
      const context = contextOf({query, origin, ...networks})
      const {phoneE164, ...said} = withPhone(values, query)
      const payload = upload ? await upload.keep(said.values) : said.values
      const draft = {id: upload?.id, form: call, payload, phoneE164, context, suspectedSpam, key}
      if (isTest(query)) return {message: accepted, data: {id: await takeTest(draft, networks)}}
      const {id, isNew} = await leads.accept(draft)
      if (isNew) await upload?.settle()
      return {message: accepted, data: {id}}
    }
  const mails = {
    ...{database, secret, sendsMail, confirmationsPerNetwork},
    onMail: () => parts.outbox.wake(CONFIRMATION, SHORTLIST),
  }
  const leadHandlers = Object.entries(forms).map(([name, form]) => [name, lead(form)] as const)

  return {
    ...readHandlers({...parts, cache, cards, siteContent, routeService, alerts: sendsMail}),
    ...(Object.fromEntries(leadHandlers) as Handlers),
    ...savedSearchHandlers(mails),
    ...shortlistHandlers(mails),
    ...viewingHandlers({database, secret, contextOf, viewings: parts.viewings}),
    getTestEnquiry: readTestEnquiry(database),
    visitUser: async () => {
      parts.visitCounter.count()
      return {message: 'Welcome.'}
    },
    countUse: async ({values, network, origin}) => {
      const read = readUse(values)
      parts.useCounter.count(read, {network, origin: originOf(origin)})
      const isOff = await parts.offList.includes(read.partner)
      return {message: 'Counted.', ...(isOff && {data: {off: true}})}
    },
  }
}

const UNKNOWN =
  'There is no test enquiry with this id. Those older than seven days are deleted, and real enquiries cannot be read here.'

/** Reads the database itself: a replica may not have the latest enquiries yet. */
const readTestEnquiry =
  (database: Pick<Database, 'ready'>): Handler =>
  async ({values}) => {
    const found = await findTest(await database.ready(), values.id)
    if (!found) throw new Refusal(404, UNKNOWN)
    const {id, form, payload, partner, campaign, locale, receivedAt} = found
    const data = {
      id,
      form,
      received_at: receivedAt.toISOString(),
      ...(partner && {partner}),
      ...(locale && {locale}),
      ...(campaign && {campaign}),
      fields: payload as DataOf<typeof getTestEnquiry>['fields'],
    } satisfies DataOf<typeof getTestEnquiry>
    return {message: 'OK', data}
  }
