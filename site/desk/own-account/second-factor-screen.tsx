/** Setting up the second factor: an authenticator app takes it over, and shows that it has. */
import {AttemptNotice} from '#desk/access/attempt-problem.tsx'
import type {SignInProblem} from '#desk/access/sign-in.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {TextField} from '#desk/ui/field.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {CurrentPassword, type OwnFault} from './password-fault.tsx'

export interface SetUpData {
  /** Undefined after a wrong password: the app has it already, and nobody else may see it. */
  setUp?: {
    /** Base32. */
    secret: string
    /** For an app on the same device. */
    address: string
    picture: {size: number; path: string}
  }
  /** The problem with the code. */
  problem?: SignInProblem
  /** The problem with the password. */
  fault?: OwnFault
  /** Nothing else of the desk opens before. */
  isNeeded?: boolean
}

export function SetUpScreen({setUp, problem, fault, isNeeded}: SetUpData) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('Set up the second factor')}>
      {isNeeded && (
        <p className="notice">
          {i18n._('This desk is for accounts with a second factor: set it up to go on.')}
        </p>
      )}
      <ol className="steps">
        {setUp && (
          <li>
            <p>
              {i18n._(
                'Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis, and add an account with this picture.',
              )}
            </p>
            <svg
              className="qr"
              viewBox={`0 0 ${setUp.picture.size} ${setUp.picture.size}`}
              role="img"
              aria-label={i18n._('QR code')}
            >
              <path d={setUp.picture.path} />
            </svg>
            <p>
              {i18n._('Without a camera, type this key into the app:')}{' '}
              <code dir="ltr">{setUp.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            </p>
            <p>
              <a href={setUp.address}>{i18n._('Open the app on this device')}</a>
            </p>
          </li>
        )}
        <li>
          <Form action="/desk/account/second-factor" className="narrow">
            <AttemptNotice
              problem={problem}
              wrong={i18n._(
                'This code is wrong. Check that your phone’s clock is right, and enter the next one.',
              )}
            />
            <TextField
              autoComplete="one-time-code"
              dir="ltr"
              id="code"
              inputMode="numeric"
              label={i18n._('The code that the app shows now')}
              required
            />
            <CurrentPassword form="set-up" fault={fault} />
            <div className="buttons">
              <SubmitButton label={i18n._('Turn on')} />
              {!setUp && (
                <a href="/desk/account/second-factor">{i18n._('Begin the set-up again')}</a>
              )}
              <a href="/desk/account">{i18n._('Back to your account')}</a>
            </div>
          </Form>
        </li>
      </ol>
    </Screen>
  )
}
