/** Whether and how the owner of an account can sign in. */
import {CurrentPassword, type OwnFault} from '../account/password-fault.tsx'
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import type {ShownAccount} from './shown-account.ts'

export function Access({
  account: {state, hasSecondFactor, name},
  home,
  fault,
}: {
  account: ShownAccount
  home: string
  fault: OwnFault | undefined
}) {
  const {i18n} = useDesk()
  return (
    <>
      <div className="buttons">
        {state === 'disabled' ? (
          <Act action={`${home}/enable`} label={i18n._('Enable')} />
        ) : (
          <Act action={`${home}/disable`} label={i18n._('Disable')} />
        )}
      </div>
      {state !== 'disabled' && (
        <ActWithPassword
          action={`${home}/link`}
          form="link"
          fault={fault}
          label={i18n._('Make a new link for the password')}
        />
      )}
      {hasSecondFactor && (
        <ActWithPassword
          action={`${home}/second-factor/end`}
          form="end-second-factor"
          fault={fault}
          label={i18n._('Turn the second factor off')}
        />
      )}
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

interface ActWithPasswordProps {
  action: string
  form: OwnFault['form']
  fault: OwnFault | undefined
  label: string
}

/** Asked before changes that would hand the account to anybody at an open screen. */
const ActWithPassword = ({action, form, fault, label}: ActWithPasswordProps) => (
  <details className="section-end" open={fault?.form === form}>
    <summary>{label}</summary>
    <Form action={action} className="narrow">
      <CurrentPassword form={form} fault={fault} />
      <button type="submit" className="button button--plain">
        {label}
      </button>
    </Form>
  </details>
)
