import {useServices} from '#kit/core/view/use-services.ts'
import {Form} from '#kit/forms/form.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {NewsletterFields} from '#trade/enquiry/contact-fields.tsx'
import {newsletterForm} from '#trade/enquiry/newsletter-model.ts'
import type {NewsletterProps} from './attributes.ts'

export function Newsletter({heading, action, resume}: NewsletterProps) {
  const {i18n} = useServices()
  const model = useFormModel(services => newsletterForm(resume, services))
  return (
    <Form
      model={model}
      className="form--line"
      heading={heading}
      label={i18n._('Newsletter')}
      action={action}
      resume={resume}
    >
      <NewsletterFields />
    </Form>
  )
}
