/** The fields that nearly every enquiry has, with the names of decisions.md. */
import {useServices} from '../../core/view/use-services.ts'
import {TextField} from './fields.tsx'
import {PhoneOffer} from './phone-offer.tsx'

export function NameField() {
  const {i18n} = useServices()
  return <TextField name="name" label={i18n._('Name')} autoComplete="name" />
}

export function PhoneField() {
  const {i18n} = useServices()
  return (
    <TextField
      name="phone"
      type="tel"
      label={i18n._('Phone')}
      placeholder="+971"
      autoComplete="tel"
      offer={<PhoneOffer />}
    />
  )
}

export function EmailField({help, required = true}: {help?: string; required?: boolean}) {
  const {i18n} = useServices()
  return (
    <TextField
      name="email"
      type="email"
      label={i18n._('Email')}
      help={help}
      autoComplete="email"
      required={required}
    />
  )
}

export function MessageField() {
  const {i18n} = useServices()
  return <TextField name="message" label={i18n._('Message')} rows={4} />
}
