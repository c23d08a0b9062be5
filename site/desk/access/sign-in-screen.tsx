/** Signing in, at the door or because a session has ended: what was being sent is kept. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {TextField} from '#desk/ui/field.tsx'
import {Form, Hidden, SubmitButton} from '#desk/ui/form.tsx'
import {AttemptNotice} from './attempt-problem.tsx'
import type {HiddenFields} from './kept-form.ts'
import type {SignInProblem} from './sign-in.ts'

export interface SignInData {
  mail?: string
  /** Why it did not work. */
  problem?: SignInProblem
  /** The path after the sign-in, or a form that came without a session. */
  hidden: HiddenFields
  /** A form was sent when the session had ended. */
  isEnded?: true
}

export function SignInScreen({mail, problem, hidden, isEnded}: SignInData) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('Sign in')} isBare>
      {isEnded && (
        <p className="notice" role="alert">
          {i18n._('Your session has ended. What you typed is kept: sign in, and send it again.')}
        </p>
      )}
      <Form action="/desk/sign-in" className="narrow">
        <AttemptNotice
          problem={problem}
          wrong={i18n._('The email address or the password is wrong.')}
        />
        <Hidden fields={hidden} />
        <TextField
          autoComplete="username"
          defaultValue={mail}
          id="mail"
          label={i18n._('Email')}
          required
          type="email"
        />
        <TextField
          autoComplete="current-password"
          id="password"
          label={i18n._('Password')}
          required
          type="password"
        />
        <div className="buttons">
          <SubmitButton label={i18n._('Sign in')} />
          <a href="/desk/forgotten" target={isEnded && '_blank'}>
            {i18n._('Password forgotten?')}
          </a>
        </div>
      </Form>
    </Screen>
  )
}
