/** The fields that nearly every enquiry has, with the names of decisions.md. */

import {useEffect, useState} from 'react'
import {useServices} from '../../core/view/use-services.ts'
import {useSignalValue} from '../../core/view/use-signal-value.ts'
import {useForm} from '../form.tsx'
import {PHONE_OFFER} from '../form-attributes.ts'
import {TextField} from './fields.tsx'

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

/** @csspart offer - The button below a refused phone number, which corrects it. */
function PhoneOffer() {
  const {model, isControlled} = useForm()
  const phone = `${useSignalValue(model.values).phone ?? ''}`
  const isRefused = Boolean(useSignalValue(model.errors).phone && phone)
  const offer = useOffer(isRefused, phone)
  if (!isRefused || !offer) return null
  return (
    <button
      type={isControlled ? 'button' : 'submit'}
      className="button button--quiet field__offer"
      part="offer"
      dir="ltr"
      name={PHONE_OFFER}
      value={offer}
      onClick={({currentTarget}) => {
        model.change('phone', offer)
        currentTarget.parentElement?.querySelector('input')?.focus()
      }}
    >
      {offer}
    </button>
  )
}

/** The server's until the visitor changes something; the plans of all numbers come when one is refused. */
function useOffer(isRefused: boolean, phone: string) {
  const {phoneOffer: served} = useForm()
  const [offer, setOffer] = useState(served)
  useEffect(() => {
    if (!isRefused) return
    let isCurrent = true
    import('../../typed/phone-offer.ts').then(
      ({phoneOffer}) => isCurrent && setOffer(phoneOffer(phone)),
      () => {}, // The message alone says what is wrong.
    )
    return () => {
      isCurrent = false
    }
  }, [isRefused, phone])
  return offer
}
