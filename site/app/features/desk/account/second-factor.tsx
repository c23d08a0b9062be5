/** Setting up the second factor: an authenticator app takes it over, and shows that it has. */
import {AttemptNotice, type AttemptProblem} from '../access/attempt-problem.tsx'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'

export interface SetUpData {
  /** Base32. */
  secret: string
  /** For an app on the same device. */
  address: string
  picture: {size: number; path: string}
  problem?: AttemptProblem
  /** Nothing else of the desk opens before. */
  isNeeded?: boolean
}

export const setUp = defineScreen<SetUpData>({
  title: i18n => i18n._('Set up the second factor'),
  Screen({data: {secret, address, picture, problem, isNeeded}}) {
    const {i18n} = useDesk()
    return (
      <>
        {isNeeded && (
          <p className="notice">
            {i18n._('This desk is for accounts with a second factor: set it up to go on.')}
          </p>
        )}
        <ol className="steps">
          <li>
            <p>
              {i18n._(
                'Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis, and add an account with this picture.',
              )}
            </p>
            <svg
              className="qr"
              viewBox={`0 0 ${picture.size} ${picture.size}`}
              role="img"
              aria-label={i18n._('QR code')}
            >
              <path d={picture.path} />
            </svg>
            <p>
              {i18n._('Without a camera, type this key into the app:')}{' '}
              <code dir="ltr">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            </p>
            <p>
              <a href={address}>{i18n._('Open the app on this device')}</a>
            </p>
          </li>
          <li>
            <Form action="/desk/account/second-factor" className="narrow">
              <AttemptNotice
                problem={problem}
                wrong={i18n._(
                  'This code is not good. Look whether the clock of your phone is right, and type the next one.',
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
              <div className="buttons">
                <button type="submit" className="button">
                  {i18n._('Turn it on')}
                </button>
                <a href="/desk/account">{i18n._('Back to your account')}</a>
              </div>
            </Form>
          </li>
        </ol>
      </>
    )
  },
})
