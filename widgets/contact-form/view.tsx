import {useServices} from '../shared/core/view/use-services.ts'
import {ContactFields} from '../shared/enquiry/contact-fields.tsx'
import {Form} from '../shared/forms/form.tsx'
import {useLazyForm} from '../shared/forms/lazy-form.ts'
import type {ContactFormProps} from './attributes.ts'

export function ContactForm(props: ContactFormProps) {
  const services = useServices()
  const form = useLazyForm(
    async () => (await import('../shared/enquiry/contact-model.ts')).contactForm(props, services),
    props.resume,
  )
  return (
    <Form
      form={form}
      heading={props.heading}
      label={services.i18n._('Contact us')}
      action={props.action}
      token={props.formToken}
      idempotencyKey={props.formKey}
      resume={props.resume}
    >
      <ContactFields variant={props.variant} />
    </Form>
  )
}
