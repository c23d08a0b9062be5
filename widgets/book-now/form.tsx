/** The enquiry itself, the same in the dialog and inline. */
import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import choices from '#kit/forms/fields/choices.css'
import {CheckField, RadioField} from '#kit/forms/fields/choices.tsx'
import forms from '#kit/forms/fields/forms.css'
import {EmailField, NameField, PhoneField} from '#kit/forms/fields/person-fields.tsx'
import {Form} from '#kit/forms/form.tsx'
import {SendButton} from '#kit/forms/send-button.tsx'
import {useFormModel} from '#kit/forms/use-form-model.ts'
import {homeOf, shownHomes} from '#trade/property/shown-home.ts'
import own from './form.css'
import {type BookingSettings, bookingForm} from './model.ts'

export const formStyles = `${forms}\n${choices}\n${own}`

interface BookingFormProps extends BookingSettings {
  label: string
}

export function BookingForm({label, ...settings}: BookingFormProps) {
  const {i18n, host} = useServices()
  const model = useFormModel(services => bookingForm(services, settings))
  const {phone} = useSignalValue(model.values)
  const offer = homeOf(host, useSignalValue(shownHomes))?.offer ?? ''
  useEffect(() => {
    model.suggest('rentOrSale', offer)
  }, [model, offer])
  return (
    <Form model={model} label={label}>
      <NameField />
      <div className="phone">
        <PhoneField />
        <CheckField
          name="is_whatsapp_number"
          label={i18n._('This is my WhatsApp number')}
          disabled={!phone}
        />
      </div>
      <EmailField help={i18n._("We'll never share your email with anyone else.")} />
      <RadioField
        name="rentOrSale"
        label={i18n._('I would like to')}
        options={[
          {value: 'RENT', label: i18n._('Rent')},
          {value: 'BUY', label: i18n._('Buy')},
        ]}
      />
      <SendButton />
    </Form>
  )
}
