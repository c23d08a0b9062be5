import {PHONE_OFFER} from '#kit/forms/form-attributes.ts'
import {type ReturnedForm, useSite} from '../../../core/site-context.tsx'

interface PersonFieldsProps {
  returned?: ReturnedForm | undefined
  /** A home is seen; else the agent is met. */
  isHome: boolean
}

/** The visitor, and how the home is seen: the fields that the widget has, without its code. */
export function PersonFields({returned, isHome}: PersonFieldsProps) {
  const {i18n} = useSite()
  const {values, errors, phoneOffer} = returned ?? {values: {}, errors: {}}
  const {mode = 'person'} = values as Record<string, string>
  const modes = [
    {value: 'person', label: isHome ? i18n._('In person') : i18n._('At our office')},
    {value: 'video', label: i18n._('By video')},
  ]
  const field = {values, errors}
  return (
    <>
      <fieldset className="field">
        <legend className="field__label">
          {isHome ? i18n._('How would you like to see it?') : i18n._('How would you like to meet?')}
        </legend>
        <div className="choices">
          {modes.map(({value, label}) => (
            <label key={value} className="choice">
              <input type="radio" name="mode" value={value} defaultChecked={mode === value} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field {...field} name="name" label={i18n._('Name')} autoComplete="name" />
      <Field {...field} name="phone" type="tel" label={i18n._('Phone')} autoComplete="tel" />
      {phoneOffer && (
        <button
          type="submit"
          className="button button--quiet"
          name={PHONE_OFFER}
          value={phoneOffer}
          dir="ltr"
        >
          {phoneOffer}
        </button>
      )}
      <Field {...field} name="email" type="email" label={i18n._('Email')} autoComplete="email" />
    </>
  )
}

interface FieldProps extends Pick<ReturnedForm, 'values' | 'errors'> {
  name: string
  label: string
  autoComplete: string
  type?: string
}

function Field({name, label, values, errors, type = 'text', autoComplete}: FieldProps) {
  const {i18n} = useSite()
  const id = `viewing-${name}`
  const error = errors[name]
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        {...{id, name, type, autoComplete}}
        dir={type === 'text' ? undefined : 'ltr'}
        defaultValue={values[name]}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {i18n._(error)}
        </p>
      )}
    </div>
  )
}
