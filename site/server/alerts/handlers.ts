/** The calls of saved searches. */
import {and, count, eq, ne} from 'drizzle-orm'
import {chooseLocale} from '#kit/i18n/locale.ts'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {localise} from '#server/content/records/localise.ts'
import {isTest, readContext} from '#server/leads/context.ts'
import {testTaker} from '#server/leads/take-test.ts'
import {issueFormToken, verifyFormToken} from '#server/leads/time-trap.ts'
import type {Handlers} from '#server/platform/api/handler.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {Refusal, refuseFields} from '#server/platform/http-error.ts'
import {HOUR_SECONDS, takeUse} from '#server/platform/limits/network-uses.ts'
import {savedQuery} from '#trade/alerts/saved-query.ts'
import {MAYBE_A_ROBOT, type SavedSearchChange, TOO_MANY_EMAILS} from '#trade/alerts/suite.ts'
import {homeOfQuery, queryOfHome} from '#trade/alerts/watched-home.ts'
import {askedToConfirm} from '#trade/contract/thanks.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {changeSearch} from './change-search.ts'
import {homeToFollow, slugOf} from './homes/home-news.ts'
import {type SavedSearchRow, searchOfToken} from './private-link.ts'
import {type SavedSearchValues, saveSearch} from './save-search.ts'
import {savedSearches} from './tables.ts'

export interface SavedSearchParts {
  database: Pick<Database, 'ready'>
  /** Signs and validates the forms' time tokens, and hashes networks. */
  secret: FormSecret
  /** True when a mail server is set. */
  sendsMail: boolean
  /** Limit of confirmation mails that one network may request in an hour. */
  confirmationsPerNetwork: number
  /** Called when there is a mail to send. */
  onMail: () => void
}

/** One limit of a network for all mails that a stranger can ask for. */
export const CONFIRMATION_LIMIT = 'confirmation'

export const NO_MAIL =
  'No emails are sent from here: no mail server is set. Set LEADS_MAIL_TO, LEADS_MAIL_FROM and SMTP_URL.'
const UNKNOWN_HOME = 'This home is no longer advertised.'
const UNKNOWN = 'There is no saved search behind this link. It may have been deleted.'

export function savedSearchHandlers({
  database,
  secret,
  sendsMail,
  confirmationsPerNetwork: most,
  onMail,
}: SavedSearchParts): Handlers {
  const takeTest = testTaker({database, secret})

  async function find(token: unknown) {
    const orm = await database.ready()
    const search = await searchOfToken(orm, token)
    if (!search) throw new Refusal(404, UNKNOWN)
    return {orm, search}
  }

  /** A home is saved under its own name and no typed one, since a stranger may be written to. */
  async function asked(given: string, language: string | undefined) {
    const slug = homeOfQuery(given)
    if (!slug) return {query: checkedQuery(given)}
    const home = await homeToFollow(await database.ready(), slug)
    if (!home) throw new Refusal(422, UNKNOWN_HOME)
    const {name} = localise({name: home.name}, chooseLocale(language))
    return {query: queryOfHome(slug), home: home.reference, name, frequency: 'at-once'}
  }

  return {
    async getFormToken() {
      return {message: 'OK', data: {token: issueFormToken(secret, Date.now())}}
    },

    async createSavedSearch({call, values, query, origin, honeypot, key, ...networks}) {
      if (!sendsMail) throw new Refusal(501, NO_MAIL)
      const context = readContext(query, {origin})
      const search = {...values, ...(await asked(`${values.query ?? ''}`, context.locale))}
      const draft = {form: call, payload: search, context, suspectedSpam: null, key}
      const message = askedToConfirm
      if (isTest(query)) return {message, data: {id: await takeTest(draft, networks)}}
      // A robot would have us write to strangers.
      if (honeypot) return {message, data: {id: crypto.randomUUID()}}
      if (verifyFormToken(secret, query.form ?? '', Date.now()) !== 'good') {
        throw new Refusal(422, MAYBE_A_ROBOT)
      }
      const orm = await database.ready()
      const id = await saveSearch(orm, draft, search as SavedSearchValues, async inside => {
        const limit = {what: CONFIRMATION_LIMIT, most, seconds: HOUR_SECONDS}
        const retryAfter = await takeUse(inside, secret, networks, limit)
        if (retryAfter) throw new Refusal(429, TOO_MANY_EMAILS, {retryAfter})
      })
      onMail()
      return {message, data: {id}}
    },

    async getSavedSearch({values}) {
      const {orm, search} = await find(values.token)
      const {name, frequency, state} = search
      const query = await presentQuery(orm, search)
      return {
        message: 'OK',
        data: {name, query, frequency, state, others: await others(orm, search)},
      }
    },

    async changeSavedSearch({values}) {
      const {orm, search} = await find(values.token)
      await changeSearch(orm, search, values as SavedSearchChange)
      return {message: 'OK'}
    },
  }
}

/** One spelling for each search, which a search would take, too. */
function checkedQuery(given: string) {
  const query = savedQuery(given)
  const [wrong] = Object.values(readFilters(readQuery(query)).errors)
  if (wrong) refuseFields({query: wrong})
  return query
}

/** The slug of a home may be another one by now. */
async function presentQuery(orm: Orm, {query, home}: SavedSearchRow) {
  const slug = home === null ? undefined : await slugOf(orm, home)
  return slug === undefined ? query : queryOfHome(slug)
}

async function others(orm: Orm, {id, person}: SavedSearchRow) {
  const [row] = await orm
    .select({count: count()})
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.person, person),
        ne(savedSearches.id, id),
        eq(savedSearches.state, 'confirmed'),
      ),
    )
  return row?.count ?? 0
}
