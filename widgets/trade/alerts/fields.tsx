/** The fields of a saved search, the same in a dialog and on a page. */
import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import {RadioField} from '#kit/forms/fields/choices.tsx'
import {FieldError, useFieldState} from '#kit/forms/fields/field-frame.tsx'
import {TextField} from '#kit/forms/fields/fields.tsx'
import {EmailField} from '#kit/forms/fields/person-fields.tsx'
import {useForm} from '#kit/forms/form.tsx'
import {SendButton} from '#kit/forms/send-button.tsx'
import {askForFormToken} from './ask-for-token.ts'
import {CONSENT, CONSENT_VERSION} from './consent.ts'

export function SavedSearchFormFields() {
  const {i18n, api} = useServices()
  useEffect(() => void askForFormToken(api), [api])
  return (
    <>
      <TextField name="name" label={i18n._('Name of the search')} autoComplete="off" />
      <EmailField
        help={i18n._('We email you once to confirm it. Nothing else is sent before that.')}
      />
      <RadioField
        name="frequency"
        label={i18n._('How often')}
        options={[
          {value: 'daily', label: i18n._('Daily')},
          {value: 'weekly', label: i18n._('Weekly')},
        ]}
      />
      <ConsentField />
      <SendButton label={i18n._('Save this search')} />
    </>
  )
}

/** What is sent is which wording was agreed to; the link is beside the label, not in it. */
function ConsentField() {
  const {i18n, page} = useServices()
  const {model, isControlled} = useForm()
  const isGiven = useSignalValue(model.values).consent === CONSENT_VERSION
  const field = useFieldState('consent')
  return (
    <div className="field">
      <label className="choice choice--text">
        <input
          {...field.control}
          type="checkbox"
          name="consent"
          value={CONSENT_VERSION}
          aria-required
          {...(isControlled ? {checked: isGiven} : {defaultChecked: isGiven})}
          onChange={event =>
            model.change('consent', event.currentTarget.checked ? CONSENT_VERSION : '')
          }
        />
        <span>{i18n._(CONSENT)}</span>
      </label>
      <FieldError field={field} />
      <p className="field__help">
        <a href={page('/privacy-policy')} target="_blank" rel="noopener">
          {i18n._('Privacy Policy')}
        </a>
      </p>
    </div>
  )
}
