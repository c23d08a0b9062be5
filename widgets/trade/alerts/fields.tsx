/** The fields of a saved search or of one home, the same in a dialog and on a page. */
import {useEffect} from 'react'
import type {Api} from '#kit/api-client/client.ts'
import {currentFormToken, keepFormToken} from '#kit/api-client/session.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import choices from '#kit/forms/fields/choices.css'
import {RadioField} from '#kit/forms/fields/choices.tsx'
import {FieldError, useFieldState} from '#kit/forms/fields/field-frame.tsx'
import {TextField} from '#kit/forms/fields/fields.tsx'
import forms from '#kit/forms/fields/forms.css'
import {EmailField} from '#kit/forms/fields/person-fields.tsx'
import {useForm} from '#kit/forms/form.tsx'
import {SendButton} from '#kit/forms/send-button.tsx'
import {getFormToken} from '../contract/saved-search-calls.ts'
import {CONSENT, CONSENT_VERSION, HOME_CONSENT, HOME_CONSENT_VERSION} from './consent.ts'
import own from './saved-search.css'

export function SavedSearchFormFields() {
  const {i18n, api} = useServices()
  useEffect(() => void askForFormToken(api), [api])
  return (
    <>
      <TextField name="name" label={i18n._('Name of the search')} autoComplete="off" />
      <EmailField
        help={i18n._('We will send one email to confirm it, and nothing more until you do.')}
      />
      <RadioField
        name="frequency"
        label={i18n._('How often')}
        options={[
          {value: 'at-once', label: i18n._('At once')},
          {value: 'daily', label: i18n._('Daily')},
          {value: 'weekly', label: i18n._('Weekly')},
        ]}
      />
      <ConsentField version={CONSENT_VERSION} words={CONSENT} />
      <SendButton label={i18n._('Save this search')} />
    </>
  )
}

/** One home has a name of its own, and its news are not kept back. */
export function FollowHomeFields({name}: {name: string}) {
  const {i18n, api} = useServices()
  useEffect(() => void askForFormToken(api), [api])
  return (
    <>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="frequency" value="at-once" />
      <EmailField
        help={i18n._('We will send one email to confirm it, and nothing more until you do.')}
      />
      <ConsentField version={HOME_CONSENT_VERSION} words={HOME_CONSENT} />
      <SendButton label={i18n._('Follow this home')} />
    </>
  )
}

/** The value of the box is the version of the wording; the link is beside the label, not in it. */
function ConsentField({version, words}: {version: string; words: string}) {
  const {i18n, page} = useServices()
  const {model, isControlled} = useForm()
  const isGiven = useSignalValue(model.values).consent === version
  const field = useFieldState('consent')
  return (
    <div className="field">
      <label className="choice choice--text">
        <input
          {...field.control}
          type="checkbox"
          name="consent"
          value={version}
          aria-required
          {...(isControlled ? {checked: isGiven} : {defaultChecked: isGiven})}
          onChange={event => model.change('consent', event.currentTarget.checked ? version : '')}
        />
        <span>{i18n._(words)}</span>
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

/**
 * For a form that is refused without a token, as it is shown: releases that never change and the npm
 * package bring none along, nor has the site one of a visitor who refuses cookies.
 */
async function askForFormToken(api: Api) {
  if (currentFormToken()) return
  // The form that is sent without one is refused in words.
  const answer = await api(getFormToken, {}).catch(() => undefined)
  keepFormToken(answer?.data?.token)
}

/** Styles of a saved search's form. */
export const savedSearchStyles = `${forms}\n${choices}\n${own}`
