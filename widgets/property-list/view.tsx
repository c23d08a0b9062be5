import {useCallback, useEffect, useId, useRef} from 'react'
import type {WholeView} from '#kit/core/definition.ts'
import {useModel} from '#kit/core/view/use-model.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import fields from '#kit/ui/compact-fields.css'
import picture from '#kit/ui/picture.css'
import amount from '#trade/money/amount.css'
import {RateNote} from '#trade/money/amount.tsx'
import card from '#trade/property/card.css'
import swipe from '#trade/property/card-pictures.css'
import room from '#trade/property/card-room.css'
import {ShortlistLink} from '#trade/property/shortlist-link.tsx'
import type {PropertyListProps} from './attributes.ts'
import {ListProvider} from './context.ts'
import {Chips} from './filters/chips.tsx'
import filterStyles from './filters/filters.css'
import {Filters} from './filters/filters.tsx'
import {addressFor, isInAddress} from './filters/page-address.ts'
import {formatListQuery, type ListQuery} from './filters/query.ts'
import {Frame} from './frame.tsx'
import {listModel} from './model.ts'
import {Pagination} from './results/pagination.tsx'
import resultStyles from './results/results.css'
import {ResultsPart} from './results/results.tsx'
import {AllLink, Toolbar} from './results/toolbar.tsx'
import type {ListState} from './state.ts'
import {useKeptPlace} from './use-kept-place.ts'

export const whole: WholeView<PropertyListProps> = {
  View: PropertyList,
  styles: picture + card + swipe + room + amount + fields + filterStyles + resultStyles,
}

/** The whole list. It renders from `query` and `results` alone, as a server does. */
function PropertyList(props: PropertyListProps) {
  const services = useServices()
  const model = useModel(listModel, props)
  const {listQuery, status} = useSignalValue(model.state)
  const {count, focusCount} = useTurnedPage(status)
  useKeptPlace(model, status.is === 'shown')
  const {heading, limit, filters, resultsUrl} = props
  const formId = useId()
  const results = 'results' in status ? status.results : null
  const addressOf = (wanted: ListQuery) =>
    isInAddress(props) && !limit
      ? addressFor(wanted, props)
      : services.page(resultsUrl + formatListQuery(wanted))
  const presets = model.presets()
  const list = {props, model, listQuery, status, results, presets, formId, addressOf, focusCount}
  return (
    <ListProvider value={list}>
      <Frame heading={heading} busy={status.is === 'waiting'}>
        {limit ? null : (
          <>
            {filters === 'bar' && <Filters />}
            <Chips />
            <Toolbar count={count} />
          </>
        )}
        <ResultsPart />
        <RateNote />
        {limit ? <AllLink /> : <Pagination />}
        {!model.isHost() && <ShortlistLink />}
      </Frame>
    </ListProvider>
  )
}

/** A page turned here begins at its top, and the focus with it; elsewhere the page sees to that. */
function useTurnedPage(status: ListState['status']) {
  const count = useRef<HTMLParagraphElement>(null)
  const focusCount = useCallback(
    (scroll = false) => count.current?.focus({preventScroll: !scroll}),
    [],
  )
  const isTurned = status.is === 'shown' && status.turned === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is turned counts
  useEffect(() => {
    if (!isTurned) return
    count.current?.closest('.list')?.scrollIntoView()
    focusCount()
  }, [isTurned, status, focusCount])
  return {count, focusCount}
}
