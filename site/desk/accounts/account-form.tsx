/** The data of the account forms. */
import {asc} from 'drizzle-orm'
import {roles} from '#desk/access/permissions.ts'
import {type Answer, screen} from '#desk/http/answers.ts'
import type {DeskVisit} from '#desk/http/desk-route.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {languageOf, locales} from '#kit/i18n/locale.ts'
import {team} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {sendLink} from './account-mail.ts'
import type {AccountValues} from './fields.tsx'
import {type Invited, linkOf} from './invitations.ts'

export const ACCOUNTS = '/desk/accounts'

/** More members than any agency lists. */
const MOST_MEMBERS = 500

export function valuesOf({form}: DeskVisit) {
  const [mail, name, role, agent, locale] = ['mail', 'name', 'role', 'agent', 'locale'].map(field =>
    form.get(field),
  )
  return {mail, name, role, agent, locale} as AccountValues
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

/** The link is shown once where no mail brings it. */
export async function handOver({agency, parts}: DeskVisit, invited: Invited): Promise<Answer> {
  const {mailer, log} = parts
  const {siteUrl} = parts.settings
  const isSent = await sendLink(invited, {siteUrl, agency: agency.name, mailer, log})
  const {id, mail, name, passwordHash} = invited.account
  const link = linkOf(siteUrl, invited.token)
  const isNew = passwordHash === null
  return screen(
    <AccountLinkScreen id={id} mail={mail} name={name} isNew={isNew} {...(!isSent && {link})} />,
  )
}

interface AccountLinkData {
  id: string
  name: string
  mail: string
  /** Has no password yet. */
  isNew: boolean
  /** No mail brings it. */
  link?: string
}

/** A link was made: sent by mail, or shown this once. */
function AccountLinkScreen({id, mail, name, isNew, link}: AccountLinkData) {
  const {i18n} = useDesk()
  const how = isNew
    ? i18n._('It works once, within seven days.')
    : i18n._('It works once, within one hour.')
  return (
    <Screen title={i18n._('A link for {name}', {name})}>
      {link === undefined ? (
        <p className="notice notice--done" role="status">
          {i18n._('An email is on its way to {mail}.', {mail})} {how}
        </p>
      ) : (
        <>
          <p className="notice" role="status">
            {i18n._('No email was sent. Give this address to that person only, privately.')} {how}{' '}
            {i18n._('It is not shown again.')}
          </p>
          <p>
            <code dir="ltr">{link}</code>
          </p>
        </>
      )}
      <p className="buttons">
        <a href={`/desk/accounts/${id}`}>{i18n._('To the account')}</a>
        <a href="/desk/accounts">{i18n._('Back to the accounts')}</a>
      </p>
    </Screen>
  )
}
