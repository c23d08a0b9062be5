/** The fields of a form: label above, help, then the error in words, tied by `aria-describedby`. */
import {useSignalValue} from '../element/use-signal-value.ts'
import {FieldFrame, useFieldState} from './field-frame.tsx'
import {useForm} from './form.tsx'

export interface FieldProps {
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
