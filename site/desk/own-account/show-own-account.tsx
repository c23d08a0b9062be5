/** The screen of one's own account. */
import {MIN_LENGTH} from '#desk/access/passwords.ts'
import {listSessions} from '#desk/access/sessions.ts'
import {findAccount} from '#desk/accounts/accounts.ts'
import {nothingHere, screen} from '#desk/http/answers.ts'
import type {DeskVisit} from '#desk/http/desk-route.ts'
import {languageOf, locales} from '#kit/i18n/locale.ts'
import type {OwnCalendarsData} from './calendars/own-calendars.tsx'
import {OwnAccountScreen} from './own-screen.tsx'
import type {OwnFault} from './password-fault.tsx'

/** With the fault of a form that was sent. */
export async function showOwnAccount(visit: DeskVisit, fault?: OwnFault) {
  const {orm, account, form} = visit
  const row = await findAccount(orm, {id: account.id})
  if (!row) return nothingHere
  const isName = fault?.form === 'name'
  return screen(
    <OwnAccountScreen
      mail={row.mail}
      role={row.role}
      hasSecondFactor={account.hasSecondFactor}
      name={isName ? form.get('name') : row.name}
      locale={isName ? form.get('locale') : row.locale}
      languages={locales.map(locale => [locale, languageOf(locale).name] as const)}
      recoveryCodes={row.recoveryCodes.length}
      least={MIN_LENGTH}
      sessions={await listSessions(orm, account.id)}
      calendars={await calendarsOf(visit, fault)}
      fault={fault}
    />,
    fault ? 422 : 200,
  )
}

/** Undefined where the account is no agent's. */
async function calendarsOf(
  {account: {agent}, parts: {agentsCalendars}, form}: DeskVisit,
  fault?: OwnFault,
): Promise<OwnCalendarsData | undefined> {
  if (agent === null) return undefined
  const [calendars, feedSince] = [
    await agentsCalendars.of(agent),
    await agentsCalendars.feedSince(agent),
  ]
  const {address} = fault ?? {}
  return {
    calendars,
    feedSince,
    ...(address && {refused: {address: form.get('address'), problem: address}}),
  }
}
