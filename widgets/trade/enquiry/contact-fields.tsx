import {useServices} from '#kit/core/view/use-services.ts'
import {EmailField, MessageField, NameField, PhoneField} from '#kit/forms/fields/person-fields.tsx'
import {SendButton} from '#kit/forms/send-button.tsx'

/** `popup` hides the message and leaves the email open (spec section 5). */
export type ContactVariant = 'full' | 'popup'

/** The fields of an enquiry, and its button. */
export const ContactFields = ({variant}: {variant: ContactVariant}) => (
  <>
    <NameField />
    <PhoneField />
    <EmailField required={variant === 'full'} />
    {variant === 'full' && <MessageField />}
    <SendButton />
  </>
)

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
