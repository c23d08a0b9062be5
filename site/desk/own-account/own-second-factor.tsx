/** Shows whether the sign-in requires a code after the password. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {ConfirmedAction, type OwnFault} from './password-fault.tsx'

interface OwnSecondFactorProps {
  isOn: boolean
  recoveryCodes: number
  fault?: OwnFault
}

export function OwnSecondFactor({isOn, recoveryCodes, fault}: OwnSecondFactorProps) {
  const {i18n} = useDesk()
  return (
    <section className="section">
      <h2>{i18n._('Second factor')}</h2>
      {isOn ? (
        <>
          <p>
            {i18n._('On: you enter a code from your phone after your password.')}{' '}
            {i18n._(
              '{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}',
              {count: recoveryCodes},
            )}
          </p>
          <ConfirmedAction
            action="/desk/account/recovery-codes"
            form="codes"
            fault={fault}
            label={i18n._('Make new recovery codes')}
          >
            <p className="quiet">{i18n._('The ones you have now will stop working.')}</p>
          </ConfirmedAction>
          <ConfirmedAction
            action="/desk/account/second-factor/end"
            form="second-factor"
            fault={fault}
            label={i18n._('Turn the second factor off')}
            look="danger"
          />
        </>
      ) : (
        <>
          <p>{i18n._('Off. When it is on, nobody can sign in with your password alone.')}</p>
          <p>
            <a href="/desk/account/second-factor" className="button button--plain">
              {i18n._('Set up the second factor')}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
