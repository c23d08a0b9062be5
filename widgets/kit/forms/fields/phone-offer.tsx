/** Below a phone number that is refused: what it means, to be taken over with one press. */
import {useEffect, useState} from 'react'
import {useSignalValue} from '../../core/view/use-signal-value.ts'
import {useForm} from '../form.tsx'
import {PHONE_OFFER} from '../form-attributes.ts'

/** @csspart offer - The button below a refused phone number, which corrects it. */
export function PhoneOffer() {
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
