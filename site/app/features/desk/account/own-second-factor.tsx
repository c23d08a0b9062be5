/** Whether a code is asked for after the password. */
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {CurrentPassword, type OwnFault} from './password-fault.tsx'

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
            {i18n._('On: after your password you say a code of your phone.')}{' '}
            {i18n._(
              '{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}',
              {count: recoveryCodes},
            )}
          </p>
          <details open={fault?.form === 'codes'}>
            <summary>{i18n._('Make new recovery codes')}</summary>
            <Form action="/desk/account/recovery-codes" className="narrow">
              <p className="quiet">{i18n._('Those that you have end then.')}</p>
              <CurrentPassword form="codes" fault={fault} />
              <button type="submit" className="button">
                {i18n._('Make new recovery codes')}
              </button>
            </Form>
          </details>
          <details open={fault?.form === 'second-factor'}>
            <summary>{i18n._('Turn the second factor off')}</summary>
            <Form action="/desk/account/second-factor/end" className="narrow">
              <CurrentPassword form="second-factor" fault={fault} />
              <button type="submit" className="button button--danger">
                {i18n._('Turn the second factor off')}
              </button>
            </Form>
          </details>
        </>
      ) : (
        <>
          <p>
            {i18n._(
              'Off. With it, whoever learns your password cannot sign in without your phone.',
            )}
          </p>
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
