/** What the forms of accounts are made from. */
import {asc} from 'drizzle-orm'
import {languageOf, locales} from '#kit/i18n/locale.ts'
import {team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {ScreenData} from '../../../app/core/render.tsx'
import {roles} from '../access/permissions.ts'
import {type Answer, screen} from '../http/answers.ts'
import type {DeskVisit} from '../http/desk-route.ts'
import type {ListedAccount} from './accounts.ts'
import {type Invited, linkOf} from './invitations.ts'
import {sendLink} from './send-link.ts'

export const ACCOUNTS = '/desk/accounts'

/** More members than any agency lists. */
const MOST_MEMBERS = 500

export function valuesOf({form}: DeskVisit) {
  const [mail, name, role, agent, locale] = ['mail', 'name', 'role', 'agent', 'locale'].map(field =>
    form.get(field),
  )
  return {mail, name, role, agent, locale} as ScreenData<'accounts/new'>['values']
}

export async function choices(orm: Orm) {
  const members = await orm
    .select({id: team.id, name: team.name})
    .from(team)
    .orderBy(asc(team.name), asc(team.id))
    .limit(MOST_MEMBERS)
  return {
    roles,
    members: members.map(({id, name}) => [id, name] as const),
    languages: locales.map(locale => [locale, languageOf(locale).name] as const),
  }
}

export const shown = ({createdAt, lastSignInAt, ...account}: ListedAccount) => ({
  ...account,
  createdAt: createdAt.toISOString(),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
})

/** The link is shown once where no mail brings it. */
export async function handOver({parts}: DeskVisit, invited: Invited): Promise<Answer> {
  const {settings, log} = parts
  const {siteUrl, delivery} = settings
  const isSent = await sendLink(invited, {siteUrl, mail: delivery.mail, log})
  const {id, mail, name, passwordHash} = invited.account
  const link = linkOf(siteUrl, invited.token)
  const isNew = passwordHash === null
  return screen('accounts/link', {id, mail, name, isNew, ...(!isSent && {link})})
}
