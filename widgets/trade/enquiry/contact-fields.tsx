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
