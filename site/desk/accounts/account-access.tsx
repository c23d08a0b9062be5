/** Shows whether and how the owner of an account can sign in. */
import {ConfirmedAction, type OwnFault} from '#desk/own-account/password-fault.tsx'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {PostButton} from '#desk/ui/form.tsx'
import type {ListedAccount} from './accounts.ts'

export function Access({
  account: {state, hasSecondFactor, name},
  home,
  fault,
}: {
  account: ListedAccount
  home: string
  fault: OwnFault | undefined
}) {
  const {i18n} = useDesk()
  return (
    <>
      <div className="buttons">
        {state === 'disabled' ? (
          <PostButton action={`${home}/enable`} label={i18n._('Enable')} look="plain" />
        ) : (
          <PostButton action={`${home}/disable`} label={i18n._('Disable')} look="plain" />
        )}
      </div>
      {state !== 'disabled' && (
        <ConfirmedAction
          className="section-end"
          look="plain"
          action={`${home}/link`}
          form="link"
          fault={fault}
          label={i18n._('Make a new link for the password')}
        />
      )}
      {hasSecondFactor && (
        <ConfirmedAction
          className="section-end"
          look="plain"
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
            'Its enquiries become unassigned. The actions of {name} stay in the audit log. This cannot be undone.',
            {name},
          )}
        </p>
        <PostButton action={`${home}/remove`} label={i18n._('Remove the account')} look="danger" />
      </details>
    </>
  )
}
