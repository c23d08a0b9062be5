/** In which currency and units a view shows what it has. */
import {useEffect} from 'react'
import type {Api} from '#kit/api-client/client.ts'
import {signal} from '#kit/core/view/signals.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import type {Units} from '#kit/i18n/display.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import {getRates} from '../contract/contract.ts'
import type {Rates} from '../contract/entities.ts'
import {currencyOfLanguage, knownCurrency, knownUnits} from './chosen-currency.ts'
import {type Exchange, exchangeFor} from './rates.ts'

export interface Money {
  units: Units
  /** Undefined for dirhams alone, and as long as there are no rates. */
  exchange?: Exchange
  /** The rates are on their way: the room of a second amount is reserved. */
  isPending: boolean
}

/** The rates for all widgets of the page, which share one API; null where it has none. */
const fetched = signal<Rates | null | undefined>(undefined)
let isFetching = false

export function useMoney(): Money {
  const {api, display, host, locale} = useServices()
  const found = useSignalValue(fetched)
  const {currency: asked, units, rates = found} = display()
  const currency =
    asked === 'auto' ? currencyOfLanguage(languageAround(host)) : knownCurrency(asked)
  const isWanted = currency !== undefined && currency !== 'AED'
  const isPending = isWanted && rates === undefined
  useEffect(() => {
    if (isPending && !isFetching) void fetchRates(api)
  }, [isPending, api])
  return {
    units: knownUnits(units) ?? languageOf(locale).units,
    exchange: isWanted && rates ? exchangeFor(currency, rates) : undefined,
    isPending,
  }
}

/** Without them prices are in dirhams: nothing is said, since nothing is missing. */
async function fetchRates(api: Api) {
  isFetching = true
  const answer = await api(getRates, {}).catch(() => undefined)
  fetched.value = answer?.data ?? null
}

const languageAround = (host: HTMLElement | null) =>
  host?.closest<HTMLElement>('[lang]')?.lang ?? globalThis.document?.documentElement.lang ?? ''
