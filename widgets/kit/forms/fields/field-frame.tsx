/**
 * The frame of a control: its label, its help, its error in words, and the ids that connect them.
 */
import {type ReactNode, useId} from 'react'
import {useServices} from '../../core/view/use-services.ts'
import {useSignalValue} from '../../core/view/use-signal-value.ts'
import {useForm} from '../form.tsx'

export type FieldState = ReturnType<typeof useFieldState>

export function useFieldState(name: string, help?: string) {
  const id = useId()
  const {model} = useForm()
  const {i18n, host} = useServices()
  const errors = useSignalValue(model.errors)
  const message = errors[name]
  const error = message && i18n._(message)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean)
  return {
    id,
    error,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described.join(' ') || undefined,
      // A page that a server answers to a refused post opens at the first field to correct; in the
      // browser there is a host, and the focus stays where it is.
      autoFocus: (!host && Object.keys(errors)[0] === name) || undefined,
    },
  }
}

/**
 * @csspart field - One field with its label, help and error.
 * @csspart label - The label above a field.
 * @csspart error - The message below an invalid field.
 */
export function FieldFrame({
  field,
  label,
  help,
  offer,
  children,
}: {
  field: FieldState
  label: string
  help?: string
  /** A suggested correction, below the message. */
  offer?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="field" part="field">
      <label className="field__label" part="label" htmlFor={field.id}>
        {label}
      </label>
      {help && (
        <p className="field__help" id={`${field.id}-help`}>
          {help}
        </p>
      )}
      {children}
      <FieldError field={field} />
      {offer}
    </div>
  )
}

/** The specification's spaces around a message are part of the markup; white-space hides them. */
export const FieldError = ({field}: {field: FieldState}) =>
  field.error ? (
    <p className="field__error" part="error" id={`${field.id}-error`}>
      {field.error}
    </p>
  ) : null
