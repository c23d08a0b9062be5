/** Choices in a form: radio buttons and boxes to tick. Their styles are in `styles/choices.css`. */
import {useMemo} from 'react'
import {useSignalValue} from '../../core/view/use-signal-value.ts'
import {type AnyFormModel, useForm} from '../form.tsx'
import {FieldError, useFieldState} from './field-frame.tsx'
import type {FieldProps} from './fields.tsx'

/** One of a few, as radio buttons. */
export function RadioField({
  name,
  label,
  options,
}: FieldProps & {options: {value: string; label: string}[]}) {
  const {model, isControlled} = useForm()
  const chosen = useSignalValue(model.values)[name]
  const field = useFieldState(name)
  return (
    <fieldset className="field" aria-describedby={field.control['aria-describedby']}>
      <legend className="field__label">{label}</legend>
      <div className="choices">
        {options.map(option => (
          <RadioButton
            key={option.value}
            {...option}
            name={name}
            model={model}
            isChosen={chosen === option.value}
            isControlled={isControlled}
            invalid={field.control['aria-invalid']}
          />
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  )
}

interface RadioButtonProps {
  model: AnyFormModel
  name: string
  value: string
  label: string
  isChosen: boolean
  /** Not while the browser keeps the state. */
  isControlled: boolean
  invalid?: boolean
}

/**
 * Rendered again only when one of its props changes: React removes the name of a radio button at each
 * update and sets it again, after which Tab in Chromium stops at every button of a group, not at one.
 */
function RadioButton(props: RadioButtonProps) {
  const {model, name, value, label, isChosen, isControlled, invalid} = props
  return useMemo(
    () => (
      <label className="choice">
        <input
          type="radio"
          name={name}
          value={value}
          {...(isControlled ? {checked: isChosen} : {defaultChecked: isChosen})}
          aria-invalid={invalid}
          onChange={() => model.change(name, value)}
        />
        <span>{label}</span>
      </label>
    ),
    [model, name, value, label, isChosen, isControlled, invalid],
  )
}

/** A yes that is not given unless the visitor gives it. */
export function CheckField({name, label, disabled}: FieldProps & {disabled?: boolean}) {
  const {model, isControlled} = useForm()
  const checked = Boolean(useSignalValue(model.values)[name])
  return (
    <label className="choice" data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        name={name}
        value="true"
        {...(isControlled ? {checked} : {})}
        disabled={disabled}
        onChange={event => model.change(name, event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
