/** Choices in a form: radio buttons and boxes to tick. Their styles are in `styles/choices.css`. */
import {useSignalValue} from '../element/use-signal-value.ts'
import {FieldError, useFieldState} from './field-frame.tsx'
import type {FieldProps} from './fields.tsx'
import {useForm} from './form.tsx'

/** One of a few, as radio buttons. */
export function RadioField({
  name,
  label,
  options,
}: FieldProps & {options: {value: string; label: string}[]}) {
  const {model, awake} = useForm()
  const chosen = useSignalValue(model.values)[name]
  const field = useFieldState(name)
  return (
    <fieldset className="field" aria-describedby={field.control['aria-describedby']}>
      <legend className="field__label">{label}</legend>
      <div className="choices">
        {options.map(option => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(awake ? {checked: chosen === option.value} : {})}
              aria-invalid={field.control['aria-invalid']}
              onChange={() => model.change(name, option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}

/** A yes that is not given unless the visitor gives it. */
export function CheckField({name, label, disabled}: FieldProps & {disabled?: boolean}) {
  const {model, awake} = useForm()
  const checked = Boolean(useSignalValue(model.values)[name])
  return (
    <label className="choice" data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        name={name}
        value="true"
        {...(awake ? {checked} : {})}
        disabled={disabled}
        onChange={event => model.change(name, event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
