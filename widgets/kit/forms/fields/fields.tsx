/** The fields of a form: label above, help, then the error in words, tied by `aria-describedby`. */
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react'
import {useServices} from '../../core/view/use-services.ts'
import {useSignalValue} from '../../core/view/use-signal-value.ts'
import {useForm} from '../form.tsx'
import {FieldFrame, useFieldState} from './field-frame.tsx'

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
  /** Below the message of a field that is refused. */
  offer?: ReactNode
  /** Gives a text area with so many lines. */
  rows?: number
  required?: boolean
}

/** @csspart input - What a visitor types into. */
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
  offer,
}: TextFieldProps) {
  const {host} = useServices()
  const {model, isControlled} = useForm()
  const value = String(useSignalValue(model.values)[name] ?? '')
  const field = useFieldState(name, help)
  // A default text would replace what was typed into a served text area before React hydrates it.
  const [defaultValue] = useState(rows && host ? undefined : value)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // Only what the model changes is written: a password manager may have filled the field without an
  // event, and a controlled field would be emptied by the next rendering.
  useLayoutEffect(() => {
    const element = input.current
    if (isControlled && element && element.value !== value) element.value = value
  }, [isControlled, value])
  const onInput = ({currentTarget}: {currentTarget: HTMLInputElement | HTMLTextAreaElement}) =>
    model.type(name, currentTarget)
  const props = {
    ...field.control,
    ref: input,
    autoComplete,
    placeholder,
    className: 'input',
    part: 'input',
    name,
    defaultValue,
    'aria-required': required,
    onInput,
    onChange: onInput, // the only event of some password managers
    onBlur: ({currentTarget}: {currentTarget: HTMLInputElement | HTMLTextAreaElement}) => {
      model.leave(name)
      // A value that is tidied to the former one causes no rendering.
      const left = String(model.values.value[name] ?? '')
      if (currentTarget.value !== left) currentTarget.value = left
    },
  }
  return (
    <FieldFrame field={field} label={label} help={help} offer={offer}>
      {rows ? (
        <textarea {...props} rows={rows} />
      ) : (
        <input
          {...props}
          type={type}
          inputMode={inputMode}
          dir={isLatin(type) ? 'ltr' : undefined}
        />
      )}
    </FieldFrame>
  )
}

/** A number's parts and an address's would change places where a text is read from the right. */
const isLatin = (type: string) => type === 'tel' || type === 'email'
