/** Signing in, at the door or because a session has ended: what was being sent is kept. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {AttemptNotice, type AttemptProblem} from './attempt-problem.tsx'
import {type Hidden, HiddenFields} from './kept.tsx'

export interface SignInData {
  mail?: string
  /** Why it did not work. */
  problem?: AttemptProblem
  /** Where to go then, or a form that came without a session. */
  hidden: Hidden
  /** A form was sent when the session had ended. */
  isEnded?: true
}

export const signIn = defineScreen<SignInData>({
  isBare: true,
  title: i18n => i18n._('Sign in'),
  Screen({data: {mail, problem, hidden, isEnded}}) {
    const {i18n} = useDesk()
    return (
      <>
        {isEnded && (
          <p className="notice" role="alert">
            {i18n._('Your session has ended. What you typed is kept: sign in, and send it again.')}
          </p>
        )}
        <Form action="/desk/sign-in" className="narrow">
          <AttemptNotice
            problem={problem}
            wrong={i18n._('This e-mail address and this password do not belong together.')}
          />
          <HiddenFields fields={hidden} />
          <TextField
            autoComplete="username"
            defaultValue={mail}
            id="mail"
            label={i18n._('E-mail')}
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
            <button type="submit" className="button">
              {i18n._('Sign in')}
            </button>
            <a href="/desk/forgotten" target={isEnded && '_blank'}>
              {i18n._('Password forgotten?')}
            </a>
          </div>
        </Form>
      </>
    )
  },
})
