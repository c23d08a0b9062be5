/**
 * Finds the owner of an enquiry: the account that it is assigned to, else the agent that it was
 * written to, else the agent of its home. An account that cannot sign in gets no mail.
 */
import {and, eq, inArray, isNotNull, isNull, or, sql} from 'drizzle-orm'
import {mailTexts} from '#desk/mail-texts.ts'
import {accounts} from '#desk/tables.ts'
import {chooseLocale} from '#kit/i18n/locale.ts'
import type {Recipient} from '#server/leads/hooks.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'

const agent = sql`coalesce(${leads.agent}, (select agent from properties where id = ${leads.property}))`
const isTheirs = sql`case when ${leads.assignee} is null then ${accounts.agent} = ${agent} else ${accounts.id} = ${leads.assignee} end`
const mayWork = and(isNull(accounts.disabledAt), isNotNull(accounts.passwordHash))

/** Finds the responsible person of each enquiry that has one. */
export async function withRecipient(orm: Pick<Orm, 'selectDistinct'>, ids: string[]) {
  if (!ids.length) return new Set<string>()
  const rows = await orm
    .selectDistinct({id: leads.id})
    .from(leads)
    .innerJoin(accounts, isTheirs)
    .where(and(inArray(leads.id, ids), mayWork))
  return new Set(rows.map(({id}) => id))
}

/** Finds the responsible people of one enquiry, and those of an agent whose time it takes. */
export async function recipientsOf(
  orm: Pick<Orm, 'select'>,
  id: string,
  also?: string,
): Promise<Recipient[]> {
  const rows = await orm
    .select({mail: accounts.mail, locale: accounts.locale, assignee: leads.assignee})
    .from(leads)
    .innerJoin(accounts, also === undefined ? isTheirs : or(isTheirs, eq(accounts.agent, also)))
    .where(and(eq(leads.id, id), mayWork))
    .orderBy(accounts.mail)
  return rows.map(({mail, locale, assignee}) => ({
    mail,
    locale: chooseLocale(locale),
    opening: mailTexts(locale)(
      assignee ? /*i18n*/ 'An enquiry was assigned to you' : /*i18n*/ 'An enquiry for you',
    ),
  }))
}
