/** Another password, by whoever knows the one before. */
import {useDesk} from '../desk-frame.ts'
import {Form} from '../ui/form.tsx'
import {NewPassword} from '../ui/new-password.tsx'
import {CurrentPassword, type OwnFault} from './password-fault.tsx'

interface OwnPasswordProps {
  least: number
  mail: string
  fault?: OwnFault
}

export function OwnPassword({least, mail, fault}: OwnPasswordProps) {
  const {i18n} = useDesk()
  const isOpen = fault?.form === 'password'
  const bad = isOpen && fault.problem?.is === 'bad' ? fault.problem.problem : undefined
  return (
    <section className="section">
      <h2>{i18n._('Password')}</h2>
      <details open={isOpen}>
        <summary>{i18n._('Change the password')}</summary>
        <Form action="/desk/account/password" className="narrow">
          <p className="quiet">{i18n._('All other sessions end then.')}</p>
          <input type="hidden" name="username" autoComplete="username" value={mail} />
          <CurrentPassword form="password" fault={fault} />
          <NewPassword id="new-password" least={least} problem={bad} />
          <button type="submit" className="button">
            {i18n._('Change the password')}
          </button>
        </Form>
      </details>
    </section>
  )
}
