/** One account, as administrators change it. */
import type {Session} from '#desk/access/sessions.ts'
import {CurrentPassword, type OwnFault} from '#desk/own-account/password-fault.tsx'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Facts} from '#desk/ui/facts.tsx'
import {TextField} from '#desk/ui/field.tsx'
import {Alert, Form, PostButton, SubmitButton} from '#desk/ui/form.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import {Access} from './account-access.tsx'
import type {ListedAccount} from './accounts.ts'
import {type AccountChoices, AccountFields, type AccountValues} from './fields.tsx'
import {Sessions} from './sessions.tsx'
import {accountState, mailProblem} from './words.ts'

export interface AccountData extends AccountChoices {
  account: ListedAccount
  values: AccountValues
  sessions: readonly Session[]
  problem?: string
  /** The problem with the administrator's own password. */
  fault?: OwnFault
}

export function AccountScreen(data: AccountData) {
  const {i18n, person} = useDesk()
  const {account: shown, sessions, problem, fault} = data
  const {id, mail, createdAt, lastSignInAt, hasSecondFactor} = shown
  const home = `/desk/accounts/${id}`
  return (
    <Screen title={shown.name}>
      {problem === 'last-administrator' && (
        <Alert>
          {i18n._(
            'This is the last administrator who can sign in. Make someone else an administrator first.',
          )}
        </Alert>
      )}
      {person?.id === id && <p className="notice">{i18n._('This is your own account.')}</p>}
      <Facts
        facts={[
          [i18n._('Email'), mail],
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
          <SubmitButton label={i18n._('Save')} />
        </Form>
      </section>
      <section className="section">
        <h2>{i18n._('Email address')}</h2>
        <Form action={`${home}/mail`} className="narrow">
          <TextField
            autoComplete="off"
            defaultValue={data.values.mail}
            error={mailProblem(i18n, problem)}
            help={i18n._(
              'The former address is told by email, and all sessions of the account end.',
            )}
            id="mail"
            label={i18n._('Email')}
            required
            type="email"
          />
          <CurrentPassword form="mail" fault={fault} />
          <SubmitButton label={i18n._('Change the address')} look="plain" />
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
          <PostButton
            action={`${home}/sessions/end`}
            className="section-end"
            label={i18n._('End all sessions')}
            look="plain"
          />
        )}
      </section>
    </Screen>
  )
}
