/** The call that sends a shortlist to its owner. */
import {chooseLocale} from '#kit/i18n/locale.ts'
import {isTest, readContext} from '#server/leads/context.ts'
import {makeLead} from '#server/leads/lead.ts'
import {testTaker} from '#server/leads/take-test.ts'
import {verifyFormToken} from '#server/leads/time-trap.ts'
import type {Handlers} from '#server/platform/api/handler.ts'
import {Refusal, refuseFields} from '#server/platform/http-error.ts'
import {HOUR_SECONDS, takeUse} from '#server/platform/limits/network-uses.ts'
import {MAYBE_A_ROBOT, TOO_MANY_EMAILS} from '#trade/alerts/suite.ts'
import {SHORTLIST_SENT} from '../../../app/shared-with-server/shortlist-sent.ts'
import {NOTHING_TO_SEND, slugsOf} from '../../../app/shared-with-server/shortlist-suite.ts'
import {CONFIRMATION_LIMIT, NO_MAIL, type SavedSearchParts} from '../handlers.ts'
import {enqueueShortlist, offeredOf} from './send-shortlist.ts'

export function shortlistHandlers(parts: SavedSearchParts): Handlers {
  const {database, secret, sendsMail, confirmationsPerNetwork: most, onMail} = parts
  const takeTest = testTaker({database, secret})
  return {
    async sendShortlist({call, values, query, origin, honeypot, key, ...networks}) {
      if (!sendsMail) throw new Refusal(501, NO_MAIL)
      const context = readContext(query, {origin})
      const answer = {message: SHORTLIST_SENT}
      const draft = {form: call, payload: values, context, suspectedSpam: null, key}
      if (isTest(query)) {
        await takeTest(draft, networks)
        return answer
      }
      // A robot would have us write to strangers.
      if (honeypot) return answer
      if (verifyFormToken(secret, query.form ?? '', Date.now()) !== 'good') {
        throw new Refusal(422, MAYBE_A_ROBOT)
      }
      const orm = await database.ready()
      const slugs = await offeredOf(orm, slugsOf(`${values.properties}`))
      if (!slugs.length) refuseFields({properties: NOTHING_TO_SEND})
      const locale = chooseLocale(context.locale)
      const {key: requestKey, bodyHash} = makeLead(draft)
      const mail = {key: requestKey, bodyHash, to: `${values.email}`, slugs, locale}
      await enqueueShortlist(orm, secret, mail, async inside => {
        const limit = {what: CONFIRMATION_LIMIT, most, seconds: HOUR_SECONDS}
        const retryAfter = await takeUse(inside, secret, networks, limit)
        if (retryAfter) throw new Refusal(429, TOO_MANY_EMAILS, {retryAfter})
      })
      onMail()
      return answer
    },
  }
}
