import {useId} from 'react'
import {useServices} from '../shared/element/use-services.ts'
import {Form} from '../shared/forms/form.tsx'
import {EmailField} from '../shared/forms/person-fields.tsx'
import {SendButton} from '../shared/forms/send-button.tsx'
import {useWakingForm} from '../shared/forms/sleeping-form.ts'
import type {NewsletterProps} from './attributes.ts'

export function Newsletter({heading, action, formToken, formKey, resume}: NewsletterProps) {
  const services = useServices()
  const {i18n} = services
  const headingId = useId()
  const form = useWakingForm(
    async () => (await import('./model.ts')).newsletterForm(resume, services),
    resume,
  )
  return (
    <Form
      form={form}
      className="form--line"
      labelledBy={heading ? headingId : undefined}
      label={heading ? undefined : i18n._('Newsletter')}
      action={action}
      token={formToken}
      idempotencyKey={formKey}
    >
      {heading && (
        <h2 className="form__heading" part="heading" id={headingId}>
          {heading}
        </h2>
      )}
      <div className="form__row">
        <EmailField />
        <SendButton label={i18n._('Subscribe')} />
      </div>
    </Form>
  )
}
