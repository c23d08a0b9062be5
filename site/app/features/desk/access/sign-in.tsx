/** Signing in, at the door or because a session has ended: what was being sent is kept. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'

export interface SignInData {
  /** Where to go then. */
  to?: string
  mail?: string
  /** Why it did not work. */
  problem?: string
  /** A form that came without a session: its address and its fields. */
  kept?: {action: string; fields: readonly (readonly [name: string, value: string])[]}
}

export const signIn = defineScreen<SignInData>({
  isBare: true,
  title: i18n => i18n._('Sign in'),
  Screen({data: {to, mail, problem}}) {
    const {i18n} = useDesk()
    return (
      <Form action="/desk/sign-in" className="narrow">
        {problem && (
          <p className="notice notice--wrong" role="alert">
            {problem}
          </p>
        )}
        {to && <input type="hidden" name="to" value={to} />}
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
        <button type="submit" className="button">
          {i18n._('Sign in')}
        </button>
      </Form>
    )
  },
})
