/** One's own account. */
import {nameProblem} from '../accounts/name-problem.ts'
import {roleWords} from '../accounts/role-words.ts'
import {Sessions, type ShownSession} from '../accounts/sessions.tsx'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Facts} from '../ui/facts.tsx'
import {SelectField, TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {OwnPassword} from './own-password.tsx'
import {OwnSecondFactor} from './own-second-factor.tsx'
import type {OwnFault} from './password-fault.tsx'

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
  sessions: readonly ShownSession[]
  fault?: OwnFault
}

export const own = defineScreen<OwnAccountData>({
  title: i18n => i18n._('Your account'),
  Screen({data}) {
    const {i18n} = useDesk()
    const {mail, role, name, locale, languages, sessions, fault} = data
    return (
      <>
        <Facts
          facts={[
            [i18n._('E-mail'), mail],
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
            <button type="submit" className="button">
              {i18n._('Save')}
            </button>
          </Form>
        </section>
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
            <Form action="/desk/account/sessions/end-others" className="section-end">
              <button type="submit" className="button button--plain">
                {i18n._('End all others')}
              </button>
            </Form>
          )}
        </section>
      </>
    )
  },
})
