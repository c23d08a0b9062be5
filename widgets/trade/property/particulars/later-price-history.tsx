/** The price history in a widget: its code is fetched for a home that has one. */
import {useLazy} from '#kit/ui/lazy.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {hasPriceHistory} from './has-particulars.ts'
import type {PriceHistoryProps} from './price-history.tsx'

export const LaterPriceHistory = (props: PriceHistoryProps) =>
  hasPriceHistory(props.property) ? <Fetched {...props} /> : null

function Fetched(props: PriceHistoryProps) {
  const {state, open} = useLazy(async () => (await import('./price-history.tsx')).PriceHistory, {
    eager: true,
  })
  if (state.is === 'failed') return <Unavailable retry={open} />
  return state.is === 'open' ? <state.Part {...props} /> : null
}
