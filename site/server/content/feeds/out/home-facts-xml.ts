/**
 * The facts of a home that decide whether people write, as elements: under the names of Property
 * Finder's XML where it has one, and else under names of ours.
 */
import {amenities} from '#trade/property/amenities/codes.ts'
import type {Completion, Furnishing} from '#trade/property/home-facts/codes.ts'
import {numeral} from '../node.ts'
import type {ListedHome} from './listed-homes.ts'
import {element, wordsXml, type Xml} from './xml.ts'

type Home = ListedHome['home']

const FURNISHED: Record<Furnishing, string> = {
  furnished: 'Yes',
  'part-furnished': 'Partly',
  unfurnished: 'No',
}

const COMPLETION: Record<Completion, string> = {ready: 'completed', 'off-plan': 'off_plan'}

export function homeFactsXml(home: Home): Xml[] {
  const {furnishing, completion, service_charge, floor, parking} = home
  return [
    // Readers take zeros for what is not known.
    element('floor', floor === 0 ? 'G' : floor),
    element('parking', parking === 0 ? 'No' : parking),
    element('view', home.views?.map(view => amenities[view].name).join(', ')),
    element('furnished', furnishing && FURNISHED[furnishing]),
    element('completion_status', completion && COMPLETION[completion]),
    element('handover', home.handover),
    element('service_charge', service_charge === 0 ? 'None' : decimal(service_charge)),
    element('cheques', home.cheques),
    element('deposit', home.deposit),
    element('availability_date', home.available_from),
    element('payment_plan', home.payment_plan?.map(paymentXml)),
  ]
}

const paymentXml = (payment: NonNullable<Home['payment_plan']>[number]): Xml =>
  element('payment', [
    element('milestone', payment.milestone),
    ...wordsXml('name', payment.name),
    element('built', decimal(payment.built)),
    element('due', payment.due),
    element('monthly_parts', payment.monthly_parts),
    element('percent', decimal(payment.percent)),
    element('paid_to', payment.paid_to),
  ])

const decimal = (value: number | null | undefined) => (value == null ? value : numeral(value))
