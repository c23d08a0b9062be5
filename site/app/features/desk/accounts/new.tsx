/** Inviting somebody. */
import {CurrentPassword, type OwnFault} from '../account/password-fault.tsx'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {type AccountChoices, AccountFields, type AccountValues} from './fields.tsx'
import {mailProblem} from './mail-problem.ts'

export interface NewAccountData extends AccountChoices {
  values: AccountValues
  problem?: string
  /** The problem with the administrator's own password. */
  fault?: OwnFault
}

export const newAccount = defineScreen<NewAccountData>({
  title: i18n => i18n._('Add an account'),
  Screen({data}) {
    const {i18n} = useDesk()
    return (
      <Form action="/desk/accounts" className="narrow">
        <p className="lede">
          {i18n._('The person gets a link, good for seven days, to choose a password.')}
        </p>
        <TextField
          autoComplete="off"
          defaultValue={data.values.mail}
          error={mailProblem(i18n, data.problem)}
          id="mail"
          label={i18n._('E-mail')}
          required
          type="email"
        />
        <AccountFields {...data} />
        <CurrentPassword form="invite" fault={data.fault} />
        <div className="buttons">
          <button type="submit" className="button">
            {i18n._('Invite')}
          </button>
          <a href="/desk/accounts">{i18n._('Back to the accounts')}</a>
        </div>
      </Form>
    )
  },
})
