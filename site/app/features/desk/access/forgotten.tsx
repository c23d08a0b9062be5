/** Asking for a link to choose another password; the answer never tells who has an account. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {AttemptNotice, type AttemptProblem} from './attempt-problem.tsx'

export interface ForgottenData {
  /** `no-mail`: the site has no mail server. */
  is: 'form' | 'sent' | 'no-mail'
  mail?: string
  /** Too many links were requested. */
  problem?: AttemptProblem
}

export const forgotten = defineScreen<ForgottenData>({
  isBare: true,
  title: i18n => i18n._('Password forgotten?'),
  Screen({data: {is, mail, problem}}) {
    const {i18n} = useDesk()
    const back = (
      <p>
        <a href="/desk/sign-in">{i18n._('Back to the sign-in')}</a>
      </p>
    )
    if (is === 'no-mail') {
      return (
        <>
          <p className="lede">{i18n._('Ask an administrator of the desk for a new link.')}</p>
          {back}
        </>
      )
    }
    if (is === 'sent') {
      return (
        <>
          <p className="notice notice--done" role="status">
            {i18n._(
              'If there is an account with this address, a mail with a link is on its way. The link works once, for one hour.',
            )}
          </p>
          {back}
        </>
      )
    }
    return (
      <Form action="/desk/forgotten" className="narrow">
        <AttemptNotice problem={problem} wrong="" />
        {problem && (
          <p>{i18n._('Each link that was sent to you within the last hour still works.')}</p>
        )}
        <p className="lede">
          {i18n._('You get a mail with a link, by which you choose another password.')}
        </p>
        <TextField
          autoComplete="username"
          defaultValue={mail}
          id="mail"
          label={i18n._('E-mail')}
          required
          type="email"
        />
        <div className="buttons">
          <button type="submit" className="button">
            {i18n._('Send the link')}
          </button>
          <a href="/desk/sign-in">{i18n._('Back to the sign-in')}</a>
        </div>
      </Form>
    )
  },
})
