/** The contact form inside another widget, or in a dialog. Its styles are `forms.css`. */
import {useServices} from '../core/view/use-services.ts'
import {Form} from '../forms/form.tsx'
import {useLazyForm} from '../forms/lazy-form.ts'
import {ContactFields, type ContactVariant} from './contact-fields.tsx'

interface ContactFormProps {
  variant: ContactVariant
  /** Seen above the fields; without one the form is named for assistive technology only. */
  heading?: string
  /** The page that the enquiry names as its source; by default this page's path. */
  fromUrl?: string
  onSent?: () => void
}

export function ContactForm({variant, heading, fromUrl = '', onSent}: ContactFormProps) {
  const services = useServices()
  const form = useLazyForm(
    async () =>
      (await import('./contact-model.ts')).contactForm({variant, fromUrl, onSent}, services),
    null,
  )
  return (
    <Form form={form} heading={heading} label={services.i18n._('Contact us')}>
      <ContactFields variant={variant} />
    </Form>
  )
}
