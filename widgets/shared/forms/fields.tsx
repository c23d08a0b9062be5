/** The fields of a form: label above, help, then the error in words, tied by `aria-describedby`. */
import {useSignalValue} from '../element/use-signal-value.ts'
import {FieldError, FieldFrame, useFieldState} from './field-frame.tsx'
import {useForm} from './form.tsx'

interface FieldProps {
  name: string
  label: string
  help?: string
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'tel' | 'email' | 'date' | 'search'
  autoComplete?: string
  inputMode?: 'text' | 'tel' | 'email' | 'numeric'
  placeholder?: string
  /** Gives a text area with so many lines. */
  rows?: number
  required?: boolean
}

export function TextField({
  name,
  label,
  help,
  rows,
  required = true,
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
}: TextFieldProps) {
  const {model, awake} = useForm()
  const value = String(useSignalValue(model.values)[name] ?? '')
  const field = useFieldState(name, help)
  const props = {
    ...field.control,
    autoComplete,
    placeholder,
    className: 'input',
    part: 'input',
    name,
    ...(awake ? {value} : {defaultValue: value}),
    'aria-required': required,
    onInput: ({currentTarget}: {currentTarget: HTMLInputElement | HTMLTextAreaElement}) =>
      keepTidy(currentTarget, model.change(name, currentTarget.value) as string),
    onBlur: () => model.leave(name),
  }
  return (
    <FieldFrame field={field} label={label} help={help}>
      {rows ? (
        <textarea {...props} rows={rows} />
      ) : (
        <input {...props} type={type} inputMode={inputMode} />
      )}
    </FieldFrame>
  )
}

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

/**
 * A cleaned value that equals the old one causes no render, and then a foreign character would stay
 * in the field: write it back here, keeping the caret where the visitor types.
 */
function keepTidy(input: HTMLInputElement | HTMLTextAreaElement, tidy: string) {
  if (input.value === tidy) return
  const behind = input.value.length - (input.selectionEnd ?? input.value.length)
  input.value = tidy
  const caret = Math.max(0, tidy.length - behind)
  if (input.type === 'tel' || input.type === 'text') input.setSelectionRange(caret, caret)
}
