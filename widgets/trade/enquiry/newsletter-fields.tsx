import {useServices} from '#kit/core/view/use-services.ts'
import {EmailField} from '#kit/forms/fields/person-fields.tsx'
import {SendButton} from '#kit/forms/send-button.tsx'

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
