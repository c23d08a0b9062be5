/** A number of the form, by the parameter of the address that it is. */
import {useId, useLayoutEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {keepTidy, westernDigits} from '#kit/typed/digits.ts'
import {useCosts} from '../context.ts'
import {Field} from './field.tsx'

interface NumberFieldProps {
  name: string
  label: string
  /** Its text while nobody types into it. */
  shown: string
  placeholder?: string
  help?: string
  /** The form it belongs to, where it is outside. */
  form?: string
}

/**
 * A number as people write it. The figures follow each key; it counts when the field is left.
 *
 * @csspart input - A field that a visitor types into or chooses from.
 */
export function NumberField({name, label, shown, placeholder, help, form}: NumberFieldProps) {
  const {i18n} = useServices()
  const {model, faults, typing, asked} = useCosts()
  const fault = faults[name]
  const id = useId()
  const input = useShown(name, typing === name ? (asked[name] ?? '') : shown)
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <Field id={id} label={label} help={help} fault={fault && i18n._(fault)}>
      <input
        ref={input}
        id={id}
        className="input"
        part="input"
        name={name}
        form={form}
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        maxLength={24}
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={shown}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy || undefined}
        onInput={({currentTarget: field}) => {
          keepTidy(field, westernDigits(field.value))
          model.type(name, field.value)
        }}
        onBlur={() => model.leave(name)}
      />
    </Field>
  )
}

/** The field is the visitor's while it is typed into, and what was typed before there was code stays. */
function useShown(name: string, value: string) {
  const {model} = useCosts()
  const input = useRef<HTMLInputElement>(null)
  const isNew = useRef(true)
  useLayoutEffect(() => {
    const field = input.current
    if (!field || field.value === value) return
    if (!isNew.current) {
      field.value = value
      return
    }
    model.type(name, field.value)
    const root = field.getRootNode() as Document | ShadowRoot
    if (root.activeElement !== field) model.leave(name)
  }, [value, name, model])
  useLayoutEffect(() => {
    isNew.current = false
  }, [])
  return input
}
