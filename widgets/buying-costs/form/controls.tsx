/** The controls of the form, by the parameter of the address that each is. */

import {type ReactNode, useId, useLayoutEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {keepTidy, westernDigits} from '#kit/typed/digits.ts'
import {type ChoiceName, choicesOf, chosen} from '#trade/buying-costs/choices.ts'
import {emirateKey} from '#trade/buying-costs/home-values.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import {useCosts} from '../context.ts'
import {choiceWords} from '../format.ts'

interface SelectProps {
  name: string
  label: string
  value: string
  options: {value: string; label: string}[]
  /** The form it belongs to, where it is outside. */
  form?: string
}

/** @csspart input - A field that a visitor types into or chooses from. */
export function Select({name, label, value, options, form}: SelectProps) {
  const {model} = useCosts()
  const id = useId()
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        className="input input--select"
        part="input"
        name={name}
        form={form}
        value={value}
        onChange={event => model.choose(name, event.currentTarget.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface ChoiceProps extends Pick<SelectProps, 'label' | 'form'> {
  name: ChoiceName
  /** A value that makes no sense here. */
  without?: string
}

/** A choice of an estimate, by its parameter. */
export function Choice({name, label, form, without}: ChoiceProps) {
  const {i18n} = useServices()
  const {values} = useCosts()
  const options = choicesOf(name).filter(value => value !== without)
  const value: string = chosen(name, values)
  return (
    <Select
      name={name}
      label={label}
      form={form}
      value={options.includes(value) ? value : (options[0] ?? '')}
      options={options.map(value => ({value, label: choiceWords(i18n, value)}))}
    />
  )
}

type Rules = Pick<BuyingCosts, 'emirate' | 'name'>

/** Nothing where there is one emirate alone. */
export function EmirateField({costs, rules}: {costs: Rules[]; rules: Rules}) {
  const {i18n} = useServices()
  if (costs.length < 2) return null
  return (
    <Select
      name="emirate"
      label={i18n._('Emirate')}
      value={emirateKey(rules.emirate)}
      options={costs.map(({emirate, name}) => ({
        value: emirateKey(emirate),
        label: name || emirate,
      }))}
    />
  )
}

interface NumberFieldProps {
  name: string
  label: string
  /** As it shows while nobody types into it. */
  shown: string
  placeholder?: string
  help?: string
  /** The form it belongs to, where it is outside. */
  form?: string
}

/** A number as people write it. The figures follow each key; it counts when the field is left. */
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

interface FieldProps {
  id: string
  label: string
  help?: string
  fault?: string
  children: ReactNode
}

const Field = ({id, label, help, fault, children}: FieldProps) => (
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
