/** One field of a form: label above, help before, the fault beside it in words. */
import type {ReactNode} from 'react'

interface FieldProps {
  id: string
  label: string
  help?: string
  error?: string
  /** The control; it is given the ids of its help and its error. */
  children(described: {'aria-describedby'?: string; 'aria-invalid'?: true; id: string}): ReactNode
}

export function Field({id, label, help, error, children}: FieldProps) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        ...(describedBy && {'aria-describedby': describedBy}),
        ...(error && {'aria-invalid': true as const}),
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type InputProps = Omit<FieldProps, 'children'> & React.ComponentProps<'input'>

/** A field of one line. */
export const TextField = ({id, label, help, error, ...input}: InputProps) => (
  <Field id={id} label={label} help={help} error={error}>
    {described => <input name={id} type="text" {...input} {...described} />}
  </Field>
)

interface SelectProps extends Omit<FieldProps, 'children'> {
  name?: string
  value?: string
  /** The page opens at this field. */
  isFirst?: boolean
  options: readonly (readonly [value: string, label: string])[]
}

export const SelectField = ({name, value, isFirst, options, ...field}: SelectProps) => (
  <Field {...field}>
    {described => (
      // biome-ignore lint/a11y/noAutofocus: where a form that was sent could not be used.
      <select name={name ?? field.id} defaultValue={value} autoFocus={isFirst} {...described}>
        {options.map(([own, text]) => (
          <option key={own} value={own}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)
