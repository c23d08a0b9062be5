import {useId} from 'react'
import {useServices} from '../shared/element/use-services.ts'
import {Form} from '../shared/forms/form.tsx'
import {EmailField, MessageField, NameField, PhoneField} from '../shared/forms/person-fields.tsx'
import {SendButton} from '../shared/forms/send-button.tsx'
import {useWakingForm} from '../shared/forms/sleeping-form.ts'
import type {ContactFormProps} from './attributes.ts'

export function ContactForm(props: ContactFormProps) {
  const services = useServices()
  const {i18n} = services
  const headingId = useId()
  const form = useWakingForm(
    async () => (await import('./model.ts')).contactForm(props, services),
    props.resume,
  )
  const {variant, heading} = props
  return (
    <Form
      form={form}
      labelledBy={heading ? headingId : undefined}
      label={heading ? undefined : i18n._('Contact us')}
      action={props.action}
      token={props.formToken}
      idempotencyKey={props.formKey}
    >
      {heading && (
        <h2 className="form__heading" part="heading" id={headingId}>
          {heading}
        </h2>
      )}
      <NameField />
      <PhoneField />
      <EmailField required={variant === 'full'} />
      {variant === 'full' && <MessageField />}
      <SendButton />
    </Form>
  )
}
