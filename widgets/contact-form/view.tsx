import {useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {ContactFields} from '#trade/enquiry/contact-fields.tsx'
import {contactForm} from '#trade/enquiry/contact-model.ts'
import type {ContactFormProps} from './attributes.ts'

/** Another variant has other fields: it is another form. */
export function ContactForm(props: ContactFormProps) {
  return <EnquiryForm key={props.variant} {...props} />
}

function EnquiryForm(props: ContactFormProps) {
  const {i18n} = useServices()
  const {variant, resume} = props
  const latest = useRef(props)
  latest.current = props
  const model = useFormModel(services =>
    contactForm({variant, resume, fromUrl: () => latest.current.fromUrl}, services),
  )
  return (
    <Form
      model={model}
      heading={props.heading}
      label={i18n._('Contact us')}
      action={props.action}
      resume={resume}
    >
      <ContactFields variant={variant} />
    </Form>
  )
}
