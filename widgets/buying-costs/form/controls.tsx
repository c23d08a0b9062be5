/** The choices of the form, by the parameter of the address that each is. */

import {useId} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {type ChoiceName, choicesOf, chosen} from '#trade/buying-costs/choices.ts'
import {emirateKey} from '#trade/buying-costs/home-values.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import {useCosts} from '../context.ts'
import {choiceWords} from '../format.ts'
import {Field} from './field.tsx'

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
