/**
 * Prices that were typed in another currency or for a month, without JavaScript: addresses hold
 * dirhams, of a rent for a year.
 */
import type {Rates} from '#trade/contract/entities.ts'
import {comparedPeriod} from '#trade/contract/rent.ts'
import {knownCurrency} from '#trade/money/chosen-currency.ts'
import {exchangeFor} from '#trade/money/rates.ts'
import {PRICE_CURRENCY, readAmount} from '#trade/money/read-amount.ts'
import {readQuery} from '#trade/search-query/search-query.ts'

/** The address of the same search with prices in dirhams; undefined where they are that already. */
export function addressInDirhams(url: URL, rates: Rates | undefined): string | undefined {
  const {pathname, searchParams} = new URL(url)
  if (!searchParams.has(PRICE_CURRENCY)) return undefined
  const currency = knownCurrency(searchParams.get(PRICE_CURRENCY) ?? '')
  const exchange = currency && rates && exchangeFor(currency, rates)
  const period = comparedPeriod(readQuery(searchParams))
  searchParams.delete(PRICE_CURRENCY)
  for (const name of ['min_price', 'max_price']) {
    const typed = searchParams.get(name)
    // An invalid amount stays for the search, which leaves it out.
    if (typed) searchParams.set(name, readAmount(typed, {exchange, period}) ?? typed)
  }
  return pathname + (searchParams.size ? `?${searchParams}` : '')
}
