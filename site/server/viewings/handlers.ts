/** The calls of viewings. */
import {mailboxOf} from '#server/alerts/person.ts'
import {isTest} from '#server/leads/context.ts'
import type {LeadContext} from '#server/leads/lead.ts'
import {withPhone} from '#server/leads/phone.ts'
import {testTaker} from '#server/leads/take-test.ts'
import {suspicionOf} from '#server/leads/time-trap.ts'
import type {HandlerInput, Handlers} from '#server/platform/api/handler.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {type ClientNetworks, keyOfNetwork} from '#server/platform/limits/client-network.ts'
import {HOUR_SECONDS, takeUse, type UseLimit} from '#server/platform/limits/network-uses.ts'
import type {HeldHour, Viewing, ViewingChange} from '#trade/viewing/suite.ts'
import {type ViewingMode, type ViewingTask, viewingTasks} from '#trade/viewing/tasks.ts'
import {
  TOO_MANY_BOOKINGS,
  TOO_MANY_HOURS,
  TOO_MANY_MOVES,
  viewingThanks,
} from '#trade/viewing/words.ts'
import {heldAnswer, hoursAnswer, viewingAnswer} from './answers.ts'
import {enquiryOf} from './enquiry.ts'
import {readHoursQuery} from './hours/hours-query.ts'
import type {Transaction} from './take-hour.ts'
import {testHold} from './test-hold.ts'
import type {Viewings} from './viewings.ts'

interface ViewingHandlerParts {
  database: Pick<Database, 'ready'>
  viewings: Viewings
  /** Validates the forms' time tokens, and hashes networks. */
  secret: FormSecret
  /** Reads page, campaign and partner of an enquiry. */
  contextOf(sent: Pick<HandlerInput, 'query' | 'origin'> & ClientNetworks): LeadContext
}

/** Limits of one network. */
const HOLDS = {what: 'held hour', most: 40, seconds: HOUR_SECONDS}
const CHANGES = {what: 'changed viewing', most: 40, seconds: HOUR_SECONDS}
const BOOKINGS = {what: 'viewing', most: 12, seconds: 24 * HOUR_SECONDS}

const UNKNOWN = 'There is no viewing behind this link. It may have been deleted.'
const NOT_YOURS = 'This link cannot do that.'

export function viewingHandlers(parts: ViewingHandlerParts): Handlers {
  const {database, viewings, secret, contextOf} = parts
  const takeTest = testTaker({database, secret})

  const admitting =
    (networks: ClientNetworks, limit: UseLimit, message: string) => async (inside: Transaction) => {
      const retryAfter = await takeUse(inside, secret, networks, limit)
      if (retryAfter) throw new Refusal(429, message, {retryAfter})
    }

  async function find(token: unknown) {
    const found = await viewings.find(token)
    if (!found) throw new Refusal(404, UNKNOWN)
    return found
  }

  return {
    async getViewingHours({values}) {
      const hours = await viewings.hours(values, readHoursQuery(values))
      return {message: 'OK', data: hoursAnswer(hours)}
    },

    async holdViewing({values, query, ...networks}) {
      const {starts, hold: instead, ...named} = values as HeldHour
      const startsAt = new Date(starts)
      const message = 'The hour is held.'
      if (isTest(query)) return {message, data: heldAnswer(testHold(startsAt))}
      const sender = keyOfNetwork(secret, `viewing ${networks.network}`)
      const admit = admitting(networks, HOLDS, TOO_MANY_HOURS)
      const held = await viewings.hold(named, {startsAt, instead, sender}, admit)
      return {message, data: heldAnswer(held)}
    },

    async releaseViewing({values}) {
      await viewings.release(`${values.hold}`)
      return {message: 'OK'}
    },

    async createViewing({call, values, query, origin, honeypot, locale, ...networks}) {
      const {values: said, phoneE164} = withPhone(values as Viewing, query)
      const suspectedSpam = suspicionOf(secret, honeypot, query.form)
      const context = contextOf({query, origin, ...networks})
      const message = viewingThanks.createViewing
      if (isTest(query)) {
        const {hold: _hold, ...payload} = said
        const draft = {form: call, payload, context, suspectedSpam: null, key: networks.key}
        return {message, data: {id: await takeTest(draft, networks), starts: '', ends: ''}}
      }
      const {viewing} = await viewings.book({
        hold: said.hold,
        mode: said.mode as ViewingMode,
        mailbox: mailboxOf(said.email),
        phone: said.phone,
        locale: context.locale ?? locale,
        admit: admitting(networks, BOOKINGS, TOO_MANY_BOOKINGS),
        draftOf: row => enquiryOf(row, {values: said, phoneE164, context, suspectedSpam}),
      })
      const {lead, startsAt, endsAt} = viewing
      return {
        message,
        data: {id: lead, starts: startsAt.toISOString(), ends: endsAt.toISOString()},
      }
    },

    async getViewing({values, locale}) {
      const found = await find(values.token)
      return {message: 'OK', data: await viewingAnswer(await database.ready(), found, locale)}
    },

    async changeViewing({values, ...networks}) {
      const {token, starts, ...change} = values as ViewingChange
      const task = change.task as ViewingTask
      const {viewing, role} = await find(token)
      const allowed: readonly string[] = viewingTasks[task]
      if (!allowed.includes(role)) throw new Refusal(403, NOT_YOURS)
      const startsAt = starts ? new Date(starts) : undefined
      const admit = admitting(networks, CHANGES, TOO_MANY_MOVES)
      await viewings.change(viewing, {task, role, by: {account: null, name: role}, startsAt, admit})
      return {message: 'OK'}
    },
  }
}
