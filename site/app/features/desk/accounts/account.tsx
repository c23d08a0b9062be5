/** One account, as administrators change it. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Facts} from '../ui/facts.tsx'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {Moment} from '../ui/moment.tsx'
import {type AccountChoices, AccountFields, type AccountValues} from './fields.tsx'
import {mailProblem} from './mail-problem.ts'
import {Sessions, type ShownSession} from './sessions.tsx'
import {accountState, type ShownAccount} from './shown-account.ts'

export interface AccountData extends AccountChoices {
  account: ShownAccount
  values: AccountValues
  sessions: readonly ShownSession[]
  problem?: string
}

export const account = defineScreen<AccountData>({
  title: (_i18n, {account: {name}}) => name,
  Screen({data}) {
    const {i18n, person} = useDesk()
    const {account: shown, sessions, problem} = data
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
            <button type="submit" className="button button--plain">
              {i18n._('Change the address')}
            </button>
          </Form>
        </section>
        <section className="section">
          <h2>{i18n._('Access')}</h2>
          <Access account={shown} home={home} />
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

function Access({
  account: {state, hasSecondFactor, name},
  home,
}: {
  account: ShownAccount
  home: string
}) {
  const {i18n} = useDesk()
  return (
    <>
      <div className="buttons">
        {state === 'disabled' ? (
          <Act action={`${home}/enable`} label={i18n._('Enable')} />
        ) : (
          <>
            <Act action={`${home}/link`} label={i18n._('Make a new link for the password')} />
            <Act action={`${home}/disable`} label={i18n._('Disable')} />
          </>
        )}
        {hasSecondFactor && (
          <Act action={`${home}/second-factor/end`} label={i18n._('Turn the second factor off')} />
        )}
      </div>
      <details className="section-end">
        <summary>{i18n._('Remove the account')}</summary>
        <p>
          {i18n._(
            'Its enquiries are nobody’s then. What {name} did stays in the audit log. This cannot be undone.',
            {name},
          )}
        </p>
        <Act action={`${home}/remove`} label={i18n._('Remove the account')} isDanger />
      </details>
    </>
  )
}

const Act = ({action, label, isDanger}: {action: string; label: string; isDanger?: true}) => (
  <Form action={action}>
    <button type="submit" className={`button button--${isDanger ? 'danger' : 'plain'}`}>
      {label}
    </button>
  </Form>
)
