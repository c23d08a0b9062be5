/** Asking for a link to choose another password; the answer never tells who has an account. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {TextField} from '#desk/ui/field.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {AttemptNotice} from './attempt-problem.tsx'
import type {SignInProblem} from './sign-in.ts'

export interface ForgottenData {
  /** `no-mail`: the site has no mail server. */
  is: 'form' | 'sent' | 'no-mail'
  mail?: string
  /** Too many links were requested. */
  problem?: SignInProblem
}

export function ForgottenScreen({is, mail, problem}: ForgottenData) {
  const {i18n} = useDesk()
  const title = i18n._('Password forgotten?')
  const back = (
    <p>
      <a href="/desk/sign-in">{i18n._('Back to the sign-in')}</a>
    </p>
  )
  if (is === 'no-mail') {
    return (
      <Screen title={title} isBare>
        <p className="lede">{i18n._('Ask an administrator of the desk for a new link.')}</p>
        {back}
      </Screen>
    )
  }
  if (is === 'sent') {
    return (
      <Screen title={title} isBare>
        <p className="notice notice--done" role="status">
          {i18n._(
            'If there is an account with this address, an email with a link is on its way. The link works once, within one hour.',
          )}
        </p>
        {back}
      </Screen>
    )
  }
  return (
    <Screen title={title} isBare>
      <Form action="/desk/forgotten" className="narrow">
        <AttemptNotice problem={problem} wrong="" />
        {problem && <p>{i18n._('Every link sent to you within the last hour still works.')}</p>}
        <p className="lede">
          {i18n._('You will get an email with a link to choose a new password.')}
        </p>
        <TextField
          autoComplete="username"
          defaultValue={mail}
          id="mail"
          label={i18n._('Email')}
          required
          type="email"
        />
        <div className="buttons">
          <SubmitButton label={i18n._('Send the link')} />
          <a href="/desk/sign-in">{i18n._('Back to the sign-in')}</a>
        </div>
      </Form>
    </Screen>
  )
}
