/** One account, as administrators change it. */
import {CurrentPassword, type OwnFault} from '../account/password-fault.tsx'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Facts} from '../ui/facts.tsx'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {Moment} from '../ui/moment.tsx'
import {Access} from './account-access.tsx'
import {type AccountChoices, AccountFields, type AccountValues} from './fields.tsx'
import {mailProblem} from './mail-problem.ts'
import {Sessions, type ShownSession} from './sessions.tsx'
import {accountState, type ShownAccount} from './shown-account.ts'

export interface AccountData extends AccountChoices {
  account: ShownAccount
  values: AccountValues
  sessions: readonly ShownSession[]
  problem?: string
  /** The problem with the administrator's own password. */
  fault?: OwnFault
}

export const account = defineScreen<AccountData>({
  title: (_i18n, {account: {name}}) => name,
  Screen({data}) {
    const {i18n, person} = useDesk()
    const {account: shown, sessions, problem, fault} = data
    const {id, mail, createdAt, lastSignInAt, hasSecondFactor} = shown
    const home = `/desk/accounts/${id}`
    return (
      <>
        {problem === 'last-administrator' && (
          <p className="notice notice--wrong" role="alert">
            {i18n._(
              'This is the last administrator who can sign in. Make somebody else an administrator first.',
            )}
          </p>
        )}
        {person?.id === id && <p className="notice">{i18n._('This is your own account.')}</p>}
        <Facts
          facts={[
            [i18n._('E-mail'), mail],
            [i18n._('State'), accountState(i18n, shown)],
            [i18n._('Second factor'), hasSecondFactor ? i18n._('On') : i18n._('Off')],
            [
              i18n._('Last sign-in'),
              lastSignInAt ? <Moment key="at" at={lastSignInAt} /> : i18n._('never'),
            ],
            [i18n._('Added'), <Moment key="at" at={createdAt} />],
            [
              i18n._('What was done'),
              <a key="log" href={`/desk/audit-log?who=${id}`}>
                {i18n._('Audit log of this account')}
              </a>,
            ],
          ]}
        />
        <section className="section">
          <h2>{i18n._('Change')}</h2>
          <Form action={home} className="narrow">
            <AccountFields {...data} />
            <button type="submit" className="button">
              {i18n._('Save')}
            </button>
          </Form>
        </section>
        <section className="section">
          <h2>{i18n._('Mail address')}</h2>
          <Form action={`${home}/mail`} className="narrow">
            <TextField
              autoComplete="off"
              defaultValue={data.values.mail}
              error={mailProblem(i18n, problem)}
              help={i18n._(
                'The former address gets a mail that says so, and all sessions of the account end.',
              )}
              id="mail"
              label={i18n._('E-mail')}
              required
              type="email"
            />
            <CurrentPassword form="mail" fault={fault} />
            <button type="submit" className="button button--plain">
              {i18n._('Change the address')}
            </button>
          </Form>
        </section>
        <section className="section">
          <h2>{i18n._('Access')}</h2>
          <Access account={shown} home={home} fault={fault} />
        </section>
        <section className="section" id="sessions">
          <h2>{i18n._('Sessions')}</h2>
          <Sessions sessions={sessions} action={`${home}/sessions`} />
          {sessions.length > 1 && (
            <Form action={`${home}/sessions/end`} className="section-end">
              <button type="submit" className="button button--plain">
                {i18n._('End all sessions')}
              </button>
            </Form>
          )}
        </section>
      </>
    )
  },
})
