/**
 * Currency and units of the whole site. A form that posts the choice and comes back to the page; with
 * JavaScript the cookie is set here, and the page is loaded again where the visitor is.
 */
import type {FormEvent} from 'react'
import {units as allUnits, type Currency} from '#kit/i18n/display.ts'
import {useMoney} from '#trade/money/use-money.ts'
import {currencyWord} from '#trade/money/with-currency.ts'
import {useSite} from '../../core/site-context.tsx'
import {
  CURRENCY,
  DISPLAY_COOKIE_AGE,
  DISPLAY_PATH,
  UNITS,
} from '../../shared-with-server/display-choice.ts'
import {Icon} from '../../ui/icon.tsx'
import {setCookie} from './set-cookie.ts'

/** As the menu lists them. */
const currencyNames: Record<Currency, string> = {
  AED: /*i18n*/ 'UAE dirham',
  USD: /*i18n*/ 'US dollar',
  EUR: /*i18n*/ 'Euro',
  GBP: /*i18n*/ 'Pound sterling',
  RUB: /*i18n*/ 'Russian rouble',
  CNY: /*i18n*/ 'Chinese yuan',
  INR: /*i18n*/ 'Indian rupee',
  SAR: /*i18n*/ 'Saudi riyal',
}

export function DisplayMenu({id}: {id: string}) {
  const {i18n, path, currencies, link} = useSite()
  const {exchange, units} = useMoney()
  const currency = exchange?.currency ?? 'AED'
  const unitSigns = {sqft: i18n._('sq ft'), sqm: i18n._('m²')}
  const unitNames = {sqft: i18n._('Square feet'), sqm: i18n._('Square metres')}
  return (
    <div className="display">
      <button type="button" className="display__button" popoverTarget={id}>
        <span className="visually-hidden">{i18n._('Currency and units')}</span>
        <bdi className="figures">{currencyWord(currency, i18n)}</bdi>
        <span className="display__units">{unitSigns[units]}</span>
        <Icon name="chevron" />
      </button>
      <div id={id} popover="auto" className="display__menu">
        <form method="post" action={link(DISPLAY_PATH)} onSubmit={choose}>
          <input type="hidden" name="to" value={path} />
          <Choices
            name={CURRENCY}
            label={i18n._('Currency')}
            current={currency}
            choices={currencies.map(value => ({
              value,
              sign: value,
              words: i18n._(currencyNames[value]),
            }))}
          />
          <Choices
            name={UNITS}
            label={i18n._('Units')}
            current={units}
            choices={allUnits.map(value => ({
              value,
              sign: unitSigns[value],
              words: unitNames[value],
            }))}
          />
        </form>
      </div>
    </div>
  )
}

interface ChoicesProps {
  name: string
  label: string
  current: string
  choices: {value: string; sign: string; words: string}[]
}

function Choices({name, label, current, choices}: ChoicesProps) {
  if (choices.length < 2) return null
  return (
    <>
      <p className="display__label" aria-hidden="true">
        {label}
      </p>
      <ul aria-label={label}>
        {choices.map(({value, sign, words}) => (
          <li key={value}>
            <button
              type="submit"
              className="display__choice"
              name={name}
              value={value}
              aria-current={value === current ? 'true' : undefined}
            >
              <bdi className="display__sign">{sign}</bdi>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function choose(event: FormEvent<HTMLFormElement>) {
  const {submitter} = event.nativeEvent as SubmitEvent
  if (!(submitter instanceof HTMLButtonElement)) return
  event.preventDefault()
  setCookie(submitter.name, submitter.value, DISPLAY_COOKIE_AGE)
  location.reload()
}
