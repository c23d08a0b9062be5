/** Inviting somebody. */
import {CurrentPassword, type OwnFault} from '#desk/own-account/password-fault.tsx'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {TextField} from '#desk/ui/field.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'
import {type AccountChoices, AccountFields, type AccountValues} from './fields.tsx'
import {mailProblem} from './words.ts'

export interface NewAccountData extends AccountChoices {
  values: AccountValues
  problem?: string
  /** The problem with the administrator's own password. */
  fault?: OwnFault
}

export function NewAccountScreen(data: NewAccountData) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('Add an account')}>
      <Form action="/desk/accounts" className="narrow">
        <p className="lede">
          {i18n._('The person gets a link to choose a password. It works for seven days.')}
        </p>
        <TextField
          autoComplete="off"
          defaultValue={data.values.mail}
          error={mailProblem(i18n, data.problem)}
          id="mail"
          label={i18n._('Email')}
          required
          type="email"
        />
        <AccountFields {...data} />
        <CurrentPassword form="invite" fault={data.fault} />
        <div className="buttons">
          <SubmitButton label={i18n._('Invite')} />
          <a href="/desk/accounts">{i18n._('Back to the accounts')}</a>
        </div>
      </Form>
    </Screen>
  )
}
