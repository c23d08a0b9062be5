/** The fields of filters on facts that decide, in groups. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {currencyWord} from '#trade/money/with-currency.ts'
import type {FactFilter} from '#trade/property/fact-words.ts'
import {completions} from '#trade/property/home-facts/codes.ts'
import {quarterText} from '#trade/property/home-facts/quarter.ts'
import {useList} from '../context.ts'
import {Select, TextInput} from './controls.tsx'
import {useFilterWords} from './filter-labels.ts'
import {useOffered} from './use-offered.ts'

const CHEQUES = ['1', '2', '4', '6', '12']
const PARKING = ['1', '2', '3', '4']

export function HomeFilters() {
  const {i18n} = useServices()
  const orMore = (count: string) => i18n._('{count} or more', {count})
  return (
    <>
      <Offered name="parking">
        <Select
          name="parking"
          label={i18n._('Parking spaces')}
          values={PARKING}
          wordsFor={orMore}
        />
      </Offered>
      <Offered name="min_floor">
        <TextInput name="min_floor" label={i18n._('Lowest floor')} placeholder={i18n._('Any')} />
      </Offered>
    </>
  )
}

export function TimeFilters() {
  const {i18n} = useServices()
  const {results} = useList()
  const wordsFor = useFilterWords()
  return (
    <>
      <Offered name="completion">
        <Select
          name="completion"
          label={i18n._('Completion')}
          values={completions}
          wordsFor={value => wordsFor('completion', value)}
        />
      </Offered>
      <Offered name="handover_by">
        <Select
          name="handover_by"
          label={i18n._('Handover by')}
          values={Object.keys(results?.facets.handover_by ?? {}).sort()}
          wordsFor={value => quarterText(value, i18n) ?? value}
        />
      </Offered>
      <Offered name="available_by">
        <TextInput name="available_by" label={i18n._('Available by')} type="date" />
      </Offered>
    </>
  )
}

export function CostFilters() {
  const {i18n} = useServices()
  const wordsFor = useFilterWords()
  const currency = currencyWord('AED', i18n)
  const orMore = (count: string) => i18n._('{count} or more', {count})
  return (
    <>
      <Offered name="payment_plan">
        <Select
          name="payment_plan"
          label={i18n._('Payment plan')}
          values={['any', 'after-handover']}
          wordsFor={value =>
            value === 'any' ? i18n._('With a payment plan') : wordsFor('payment_plan', value)
          }
        />
      </Offered>
      <Offered name="cheques">
        <Select name="cheques" label={i18n._('Rent cheques')} values={CHEQUES} wordsFor={orMore} />
      </Offered>
      <Offered name="max_deposit">
        <TextInput
          name="max_deposit"
          label={i18n._('Deposit up to, {currency}', {currency})}
          placeholder={i18n._('Any')}
        />
      </Offered>
      <Offered name="max_service_charge">
        <TextInput
          name="max_service_charge"
          label={i18n._('Service charge to, {currency}/sq ft', {currency})}
          placeholder={i18n._('Any')}
        />
      </Offered>
    </>
  )
}

function Offered({name, children}: {name: FactFilter; children: ReactNode}) {
  return useOffered().facts.includes(name) ? children : null
}
