/** The contact form inside another widget, or in a dialog. Its styles are `forms.css`. */
import {useServices} from '#kit/core/view/use-services.ts'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {ContactFields, type ContactVariant} from './contact-fields.tsx'
import {contactForm} from './contact-model.ts'

interface ContactFormProps {
  variant: ContactVariant
  /** Seen above the fields; without one the form is named for assistive technology only. */
  heading?: string
  /** The page that the enquiry names as its source; by default this page's path. */
  fromUrl?: string
  onSent?: (said?: string) => void
}

export function ContactForm({variant, heading, fromUrl = '', onSent}: ContactFormProps) {
  const {i18n} = useServices()
  const model = useFormModel(services =>
    contactForm({variant, fromUrl: () => fromUrl, onSent}, services),
  )
  return (
    <Form model={model} heading={heading} label={i18n._('Contact us')}>
      <ContactFields variant={variant} />
    </Form>
  )
}
