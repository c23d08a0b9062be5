/** Choosing a password by a link: the first one, or another for one that was forgotten. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {NewPassword} from '#desk/ui/new-password.tsx'

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

export function JoinScreen({token, mail, name, isNew, least, problem}: JoinData) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('Choose your password')} isBare>
      <Form action={`/desk/join/${token}`} className="narrow">
        <p className="lede">
          {isNew
            ? i18n._('Welcome, {name}. With it you sign in as {mail}.', {name, mail})
            : i18n._('It replaces the one you had. You will then be signed out everywhere.')}
        </p>
        <input type="hidden" name="username" autoComplete="username" value={mail} />
        <NewPassword id="password" least={least} problem={problem} />
        <SubmitButton label={i18n._('Save and sign in')} />
      </Form>
    </Screen>
  )
}

export function LinkEndedScreen() {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('This link has ended')} isBare>
      <p className="lede">
        {i18n._('It has been used, replaced by a newer one, or has expired. Ask for another.')}
      </p>
      <p className="buttons">
        <a href="/desk/forgotten">{i18n._('Password forgotten?')}</a>
        <a href="/desk/sign-in">{i18n._('Sign in')}</a>
      </p>
    </Screen>
  )
}
