/** The controls of the filter bar, by name; what is preset has none. */

import {type ReactNode, useId, useLayoutEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import {keepTidy, westernDigits} from '#kit/typed/digits.ts'
import {comparedPeriod} from '#trade/contract/rent.ts'
import {showAmount} from '#trade/money/typed-amount.ts'
import {useMoney} from '#trade/money/use-money.ts'
import type {FilterName} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'
import type {ControlName} from './control-names.ts'
import {facetOf} from './facets.ts'

/** The form by its id, since the order stands outside of it. */
export function useControls() {
  const {host, locale} = useServices()
  const {model, formId} = useList()
  const {exchange} = useMoney()
  const apply = () => {
    const form = host?.shadowRoot?.getElementById(formId)
    if (form instanceof HTMLFormElement) model.apply(new FormData(form), {locale, exchange})
  }
  return {formId, apply}
}

interface SelectProps {
  name: FilterName
  label: string
  values: readonly string[]
  wordsFor: (value: string) => string
  /** The chosen one, where the filter holds more than that. */
  chosen?: string
}

/** @csspart input - A field of the filters that a visitor types into or chooses from. */
export function Select({name, label, values, wordsFor, chosen}: SelectProps) {
  const {i18n} = useServices()
  const {listQuery, results, presets} = useList()
  const {formId, apply} = useControls()
  const id = useId()
  const isOrder = name === 'sort'
  // A list always has an order, and its rents a period.
  const isUsual = isOrder || name === 'rents_per'
  if (presets[name] && !isOrder) return null
  const value = chosen ?? listQuery.query[name] ?? (isUsual ? values[0] : '') ?? ''
  const countOf = (option: string) => (isUsual ? undefined : facetOf(results, name, option))
  const offered = values.filter(option => option === value || countOf(option) !== 0)
  // An address may ask for what is not among the usual choices.
  const known = value && !values.includes(value) ? [...offered, value] : offered
  const counted = (option: string) => {
    const count = countOf(option)
    const words = wordsFor(option)
    return count === undefined ? words : `${words} (${groupedNumber(count, i18n)})`
  }
  return (
    <Field id={id} label={label} className={isOrder ? 'field field--order' : 'field'}>
      <select
        id={id}
        className="input input--select"
        part="input"
        name={name}
        form={formId}
        value={value}
        onChange={apply}
      >
        {!isUsual && <option value="">{i18n._('Any')}</option>}
        {known.map(option => (
          <option key={option} value={option}>
            {counted(option)}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Shown in groups of three digits. */
const AMOUNTS: ControlName[] = ['min_price', 'max_price', 'max_deposit']

interface TextInputProps {
  name: ControlName
  label: string
  placeholder?: string
  type?: 'text' | 'date'
}

export function TextInput({name, label, placeholder, type = 'text'}: TextInputProps) {
  const {i18n, locale} = useServices()
  const {listQuery, presets, model} = useList()
  const {exchange} = useMoney()
  const {apply} = useControls()
  const error = useSignalValue(model.errors)[name]
  const id = useId()
  const isAmount = AMOUNTS.includes(name)
  const isWords = name === 'place'
  const asked = listQuery.query[name]
  const period = comparedPeriod(listQuery.query)
  const shown = name === 'max_deposit' ? {locale} : {locale, exchange, period}
  const value = isAmount ? showAmount(asked, shown) : (asked ?? '')
  const {input, isEdited} = useShown(value)
  if (presets[name]) return null
  return (
    <Field id={id} label={label} error={error && i18n._(error)}>
      <input
        ref={input}
        id={id}
        className="input"
        part="input"
        name={name}
        type={type}
        inputMode={isWords ? 'search' : name === 'max_service_charge' ? 'decimal' : 'numeric'}
        enterKeyHint="search"
        maxLength={isWords ? 200 : 24}
        placeholder={placeholder}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={({currentTarget: field}) => {
          if (!isWords && type === 'text') keepTidy(field, westernDigits(field.value))
          isEdited.current = true
        }}
        onBlur={() => isEdited.current && apply()}
      />
    </Field>
  )
}

/** The field is the visitor's until the query changes. */
function useShown(value: string) {
  const input = useRef<HTMLInputElement>(null)
  const isEdited = useRef(false)
  const shown = useRef(value)
  // The value changes together with all other controls: a choice made meanwhile sends the whole
  // form.
  useLayoutEffect(() => {
    if (shown.current === value) return
    shown.current = value
    isEdited.current = false
    if (input.current) input.current.value = value
  }, [value])
  return {input, isEdited}
}

interface FieldProps {
  id: string
  label: string
  className?: string
  error?: string
  children: ReactNode
}

const Field = ({id, label, className = 'field', error, children}: FieldProps) => (
  <div className={className}>
    <label className="field__label" htmlFor={id}>
      {label}
    </label>
    {children}
    {error && (
      <p className="field__error" id={`${id}-error`}>
        {error}
      </p>
    )}
  </div>
)
