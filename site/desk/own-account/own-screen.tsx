/** One's own account. */
import type {Session} from '#desk/access/sessions.ts'
import {Sessions} from '#desk/accounts/sessions.tsx'
import {nameProblem, roleWords} from '#desk/accounts/words.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Facts} from '#desk/ui/facts.tsx'
import {SelectField, TextField} from '#desk/ui/field.tsx'
import {Form, PostButton, SubmitButton} from '#desk/ui/form.tsx'
import {NewPassword} from '#desk/ui/new-password.tsx'
import {OwnCalendars, type OwnCalendarsData} from './calendars/own-calendars.tsx'
import {OwnSecondFactor} from './own-second-factor.tsx'
import {CurrentPassword, type OwnFault} from './password-fault.tsx'

export interface OwnAccountData {
  mail: string
  role: string
  name: string
  locale: string
  languages: readonly (readonly [locale: string, name: string])[]
  hasSecondFactor: boolean
  /** How many are left. */
  recoveryCodes: number
  /** Characters of a password. */
  least: number
  sessions: readonly Session[]
  /** Undefined where the account is no agent's. */
  calendars: OwnCalendarsData | undefined
  fault?: OwnFault
}

export function OwnAccountScreen(data: OwnAccountData) {
  const {i18n} = useDesk()
  const {mail, role, name, locale, languages, sessions, calendars, fault} = data
  return (
    <Screen title={i18n._('Your account')}>
      <Facts
        facts={[
          [i18n._('Email'), mail],
          [i18n._('Role'), roleWords(i18n)[role]?.join('. ')],
        ]}
      />
      <section className="section">
        <h2>{i18n._('Name and language')}</h2>
        <Form action="/desk/account" className="narrow">
          <TextField
            autoComplete="name"
            defaultValue={name}
            error={nameProblem(i18n, fault?.name)}
            id="name"
            label={i18n._('Name')}
            maxLength={100}
            required
          />
          <SelectField
            id="locale"
            label={i18n._('Language of the desk')}
            options={languages}
            value={locale}
          />
          <SubmitButton label={i18n._('Save')} />
        </Form>
      </section>
      {calendars && <OwnCalendars {...calendars} />}
      <OwnPassword least={data.least} mail={mail} fault={fault} />
      <OwnSecondFactor
        isOn={data.hasSecondFactor}
        recoveryCodes={data.recoveryCodes}
        fault={fault}
      />
      <section className="section" id="sessions">
        <h2>{i18n._('Where you are signed in')}</h2>
        <Sessions sessions={sessions} action="/desk/account/sessions" />
        {sessions.length > 1 && (
          <PostButton
            action="/desk/account/sessions/end-others"
            className="section-end"
            label={i18n._('End all others')}
            look="plain"
          />
        )}
      </section>
    </Screen>
  )
}

interface OwnPasswordProps {
  least: number
  mail: string
  fault?: OwnFault
}

/** Another password, for a person who knows the one before. */
function OwnPassword({least, mail, fault}: OwnPasswordProps) {
  const {i18n} = useDesk()
  const isOpen = fault?.form === 'password'
  const bad = isOpen && fault.problem?.is === 'bad' ? fault.problem.problem : undefined
  return (
    <section className="section">
      <h2>{i18n._('Password')}</h2>
      <details open={isOpen}>
        <summary>{i18n._('Change the password')}</summary>
        <Form action="/desk/account/password" className="narrow">
          <p className="quiet">{i18n._('All other sessions will end.')}</p>
          <input type="hidden" name="username" autoComplete="username" value={mail} />
          <CurrentPassword form="password" fault={fault} />
          <NewPassword id="new-password" least={least} problem={bad} />
          <SubmitButton label={i18n._('Change the password')} />
        </Form>
      </details>
    </section>
  )
}
