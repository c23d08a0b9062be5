/** The calls of saved searches. */
import {and, count, eq, ne} from 'drizzle-orm'
import {readQuery} from '../../../widgets/shared/api/search-query.ts'
import {askedToConfirm} from '../../../widgets/shared/api/thanks.ts'
import {savedQuery} from '../../../widgets/shared/saved-search/saved-query.ts'
import type {SavedSearchChange} from '../../../widgets/shared/saved-search/suite.ts'
import {Refusal, refuseFields} from '../http/api/answers.ts'
import {isTest, readContext} from '../http/api/context.ts'
import type {Handlers} from '../http/api/handler.ts'
import {suspicionOf, TOO_FAST} from '../leads/suspicion.ts'
import {acceptTest} from '../leads/test-leads.ts'
import type {Database, Orm} from '../platform/db/connect.ts'
import {savedSearches} from '../platform/db/saved-search-schema.ts'
import type {FormSecret} from '../platform/form-secret.ts'
import {readFilters} from '../repositories/search-filters.ts'
import {changeSearch} from './change-search.ts'
import {type SavedSearchRow, searchOfToken} from './private-link.ts'
import {type SavedSearchValues, saveSearch} from './save-search.ts'
import {wakeMails} from './wake.ts'

interface SavedSearchParts {
  database: Pick<Database, 'ready'>
  /** Validates the forms' time tokens. */
  secret: FormSecret
  /** Whether a mail server is set. */
  sendsMail: boolean
}

const NO_MAIL =
  'Searches cannot be saved here: no mail server is set. Set LEADS_MAIL_TO, LEADS_MAIL_FROM and SMTP_URL.'
const UNKNOWN = 'There is no saved search behind this link. It may have been deleted.'

export function savedSearchHandlers({database, secret, sendsMail}: SavedSearchParts): Handlers {
  async function find(token: unknown) {
    const orm = await database.ready()
    const search = await searchOfToken(orm, token)
    if (!search) throw new Refusal(404, UNKNOWN)
    return {orm, search}
  }

  return {
    async createSavedSearch({call, values, query, origin, honeypot, key}) {
      if (!sendsMail) throw new Refusal(501, NO_MAIL)
      const search = {...values, query: checkedQuery(`${values.query ?? ''}`)}
      const suspectedSpam = suspicionOf(secret, honeypot, query.form)
      const context = readContext(query, origin)
      const draft = {form: call, payload: search, context, suspectedSpam, key}
      const message = askedToConfirm
      if (isTest(query)) return {message, data: {id: await acceptTest(database, draft)}}
      // A robot would have us write to strangers; who is only quick may be a person.
      if (suspectedSpam && suspectedSpam !== TOO_FAST)
        return {message, data: {id: crypto.randomUUID()}}
      const id = await saveSearch(await database.ready(), draft, search as SavedSearchValues)
      wakeMails(database)
      return {message, data: {id}}
    },

    async getSavedSearch({values}) {
      const {orm, search} = await find(values.token)
      const {name, query, frequency, state} = search
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

async function others(orm: Orm, {id, person}: SavedSearchRow) {
  const [row] = await orm
    .select({count: count()})
    .from(savedSearches)
    .where(
      and(
        ...[eq(savedSearches.person, person), ne(savedSearches.id, id)],
        eq(savedSearches.state, 'confirmed'),
      ),
    )
  return row?.count ?? 0
}
