/** Choosing a password by a link: the first one, or another for one that was forgotten. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {NewPassword} from '../ui/new-password.tsx'

export interface JoinData {
  token: string
  mail: string
  name: string
  /** Has had no password yet. */
  isNew: boolean
  /** Characters. */
  least: number
  problem?: string
}

export const join = defineScreen<JoinData>({
  isBare: true,
  title: i18n => i18n._('Choose your password'),
  Screen({data: {token, mail, name, isNew, least, problem}}) {
    const {i18n} = useDesk()
    return (
      <Form action={`/desk/join/${token}`} className="narrow">
        <p className="lede">
          {isNew
            ? i18n._('Welcome, {name}. With it you sign in as {mail}.', {name, mail})
            : i18n._('It replaces the one that you had. You are signed out everywhere then.')}
        </p>
        <input type="hidden" name="username" autoComplete="username" value={mail} />
        <NewPassword id="password" least={least} problem={problem} />
        <button type="submit" className="button">
          {i18n._('Save and sign in')}
        </button>
      </Form>
    )
  },
})

export const linkEnded = defineScreen<null>({
  isBare: true,
  title: i18n => i18n._('This link has ended'),
  Screen() {
    const {i18n} = useDesk()
    return (
      <>
        <p className="lede">
          {i18n._(
            'It was used already, another one replaced it, or its time is over. Ask for another.',
          )}
        </p>
        <p className="buttons">
          <a href="/desk/forgotten">{i18n._('Password forgotten?')}</a>
          <a href="/desk/sign-in">{i18n._('Sign in')}</a>
        </p>
      </>
    )
  },
})
