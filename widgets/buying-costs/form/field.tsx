/** A control of the form with its label, its help and its error. */
import type {ReactNode} from 'react'

interface FieldProps {
  id: string
  label: string
  help?: string
  fault?: string
  children: ReactNode
}

export const Field = ({id, label, help, fault, children}: FieldProps) => (
  <div className="field">
    <label className="field__label" htmlFor={id}>
      {label}
    </label>
    {children}
    {help && (
      <p className="field__help" id={`${id}-help`}>
        {help}
      </p>
    )}
    {fault && (
      <p className="field__error" id={`${id}-fault`}>
        {fault}
      </p>
    )}
  </div>
)
