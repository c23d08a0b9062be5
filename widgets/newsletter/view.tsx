import {useServices} from '../shared/core/view/use-services.ts'
import {NewsletterFields} from '../shared/enquiry/newsletter-fields.tsx'
import {newsletterForm} from '../shared/enquiry/newsletter-model.ts'
import {Form} from '../shared/forms/form.tsx'
import {useFormModel} from '../shared/forms/use-form-model.ts'
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
