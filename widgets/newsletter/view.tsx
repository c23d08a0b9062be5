import {useServices} from '../shared/core/view/use-services.ts'
import {NewsletterFields} from '../shared/enquiry/newsletter-fields.tsx'
import {Form} from '../shared/forms/form.tsx'
import {useLazyForm} from '../shared/forms/lazy-form.ts'
import type {NewsletterProps} from './attributes.ts'

export function Newsletter({heading, action, formToken, formKey, resume}: NewsletterProps) {
  const services = useServices()
  const form = useLazyForm(
    async () =>
      (await import('../shared/enquiry/newsletter-model.ts')).newsletterForm(resume, services),
    resume,
  )
  return (
    <Form
      form={form}
      className="form--line"
      heading={heading}
      label={services.i18n._('Newsletter')}
      action={action}
      token={formToken}
      idempotencyKey={formKey}
      resume={resume}
    >
      <NewsletterFields />
    </Form>
  )
}
