import {useServices} from '../core/view/use-services.ts'
import {EmailField} from '../forms/fields/person-fields.tsx'
import {SendButton} from '../forms/send-button.tsx'

/** The newsletter's one line. */
export function NewsletterFields() {
  const {i18n} = useServices()
  return (
    <div className="form__row">
      <EmailField />
      <SendButton label={i18n._('Subscribe')} />
    </div>
  )
}
