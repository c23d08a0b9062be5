/**
 * The filter bar: a form that works without JavaScript, where it has a button. With it a choice
 * counts at once, and a text when Enter is pressed or the field is left.
 */
import {useServices} from '#kit/core/view/use-services.ts'
import {useSignalValue} from '#kit/core/view/use-signal-value.ts'
import {LanguageField} from '#kit/ui/language-field.tsx'
import {comparedPeriod, type RentPeriod} from '#trade/contract/rent.ts'
import {PRICE_CURRENCY} from '#trade/money/read-amount.ts'
import {useMoney} from '#trade/money/use-money.ts'
import {currencyWord} from '#trade/money/with-currency.ts'
import {periodText} from '#trade/property/price.tsx'
import {purposes, sorts} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'
import {activeFilters} from './chips.tsx'
import {controlNames} from './control-names.ts'
import {Select, TextInput, useControls} from './controls.tsx'
import {useFilterWords} from './filter-labels.ts'
import {closeAbove, fold, useFolding} from './folding.ts'
import {MoreFilters} from './more-filters.tsx'
import {entriesOf} from './query.ts'
import {ShowResults} from './show-results.tsx'

const BEDROOMS = ['0', '1', '2', '3', '4', '5+']
/** Periods for which prices of rents can be shown. */
const RENTS_PER: RentPeriod[] = ['year', 'month']

/** @csspart filters - The filters above the list, which can be folded away. */
export function Filters() {
  const {i18n, page} = useServices()
  const {listQuery, props, model, presets, focusCount} = useList()
  const {formId, apply} = useControls()
  const {currency = 'AED'} = useMoney().exchange ?? {}
  const period = comparedPeriod(listQuery.query)
  const folding = useFolding()
  const types = useSignalValue(model.types)
  const wordsFor = useFilterWords()
  const count = activeFilters(listQuery.query, presets).length
  return (
    <details className="fold" ref={folding} part="filters" aria-label={i18n._('Filters')}>
      <summary className="button fold__button">
        {i18n._('Filters')}
        {count > 0 && <span className="fold__count figures">{count}</span>}
        <svg className="fold__arrow" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 9.5l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <form
        id={formId}
        className="bar"
        method="get"
        action={page(props.resultsUrl)}
        aria-label={i18n._('Property search')}
        autoComplete="off"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          apply()
          if (Object.keys(model.errors.value).length) return
          if (closeAbove(folding.current) || fold(folding.current)) focusCount(true)
        }}
      >
        <LanguageField address={page(props.resultsUrl)} />
        <Kept />
        <Select
          name="purpose"
          label={i18n._('Purpose')}
          values={purposes}
          wordsFor={value => wordsFor('purpose', value)}
        />
        <TextInput name="place" label={i18n._('Location')} placeholder={i18n._('Any')} />
        {(types?.length !== 0 || listQuery.query.property_type) && (
          <Select
            name="property_type"
            label={i18n._('Property type')}
            values={types?.map(({_id}) => _id) ?? []}
            wordsFor={value => wordsFor('property_type', value)}
          />
        )}
        <Select
          name="bedrooms"
          label={i18n._('Bedrooms')}
          values={BEDROOMS}
          wordsFor={value => (value === '0' ? i18n._('Studio') : value)}
        />
        {period && (
          <Select
            name="rents_per"
            label={i18n._('Rents')}
            values={RENTS_PER}
            wordsFor={value => `${periodText(value as RentPeriod, i18n)}`}
          />
        )}
        <TextInput
          name="min_price"
          label={i18n._('Price from, {currency}', {currency: currencyWord(currency, i18n)})}
          placeholder={i18n._('Any')}
        />
        <TextInput
          name="max_price"
          label={i18n._('Price to, {currency}', {currency: currencyWord(currency, i18n)})}
          placeholder={i18n._('Any')}
        />
        {(period || currency !== 'AED') && (
          <input type="hidden" name={PRICE_CURRENCY} value={currency} />
        )}
        <MoreFilters />
        <ShowResults />
      </form>
    </details>
  )
}

/** Parameters of the address that have no control; a form without JavaScript would lose them. */
function Kept() {
  const {listQuery, model} = useList()
  if (!model.isHost()) return null
  // Words that were not understood have been answered.
  const controls: string[] = [...controlNames, 'q', 'sort', 'page']
  return Object.entries(entriesOf(listQuery))
    .filter(([name]) => !controls.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** The order of the list: beside the count, and still a control of the form. */
export function SortSelect() {
  const {i18n} = useServices()
  const names = {
    newest: i18n._('Newest first'),
    price_low: i18n._('Lowest price first'),
    price_high: i18n._('Highest price first'),
    largest: i18n._('Largest first'),
  }
  return (
    <Select
      name="sort"
      label={i18n._('Sort by')}
      values={sorts}
      wordsFor={value => names[value as keyof typeof names] ?? value}
    />
  )
}
