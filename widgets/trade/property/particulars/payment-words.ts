/** A payment of a plan in words: what it is called, and what else is known of it. */
import {labelled} from '#kit/i18n/labelled.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {officeDay} from '../../agency/office-day.ts'
import type {Fils} from '../../buying-costs/fils.ts'
import {percentText} from '../../buying-costs/percent-text.ts'
import type {Payment} from '../../contract/home-facts.ts'
import {aedOfFils} from '../../money/fils-text.ts'
import {formatDay} from '../details/format-day.ts'
import type {Payee} from '../home-facts/codes.ts'
import {milestoneNames, payeeNames} from '../home-facts/names.ts'
import {quarterText} from '../home-facts/quarter.ts'
import {partsOf} from './plan-amounts.ts'

/** Its own name, or that of its milestone; a payment that has neither is called by its day. */
export function nameOf({name, milestone, due, monthly_parts}: Payment, i18n: Translator) {
  if (name) return name
  return milestone ? i18n._(milestoneNames[milestone]) : dueText(due, monthly_parts, i18n)
}

interface PlanFacts {
  /** The quarter of the handover. */
  handover?: string
  amount?: Fils
  payee?: Payee
}

export function notesOf(payment: Payment, {handover, amount, payee}: PlanFacts, i18n: Translator) {
  const {name, milestone, built, due, monthly_parts, paid_to} = payment
  const isNamed = name !== undefined || milestone !== undefined
  return [
    name && milestone && i18n._(milestoneNames[milestone]),
    built !== undefined && labelled(i18n, i18n._('Built'), percentText(built, i18n)),
    isNamed && dueText(due, monthly_parts, i18n),
    milestone === 'handover' && !due && quarterText(handover, i18n),
    monthly_parts !== undefined && monthlyText(monthly_parts, amount, i18n),
    !payee && paid_to && paidToText(paid_to, i18n),
  ].flatMap(note => note || [])
}

/** Undefined where payments go to several, or where one does not say it. */
export function onlyPayeeOf(rows: Payment[]): Payee | undefined {
  const [{paid_to} = {}] = rows
  return rows.every(row => row.paid_to === paid_to) ? paid_to : undefined
}

export const paidToText = (payee: Payee, i18n: Translator) =>
  labelled(i18n, i18n._('Paid to'), i18n._(payeeNames[payee]))

/** A day in the past was due: whether it was paid is not known. */
function dueText(due: string | undefined, parts: number | undefined, i18n: Translator) {
  if (!due) return ''
  const isPast = due.slice(0, 10) < officeDay()
  const label = parts ? i18n._('First payment') : isPast ? i18n._('Was due') : i18n._('Due')
  const day = formatDay(i18n.locale as Locale, due) ?? due
  return labelled(i18n, label, onOneLine(day))
}

/** `Monthly payments: 24 × AED 8,333.33, the last AED 8,333.41` */
function monthlyText(count: number, amount: Fils | undefined, i18n: Translator) {
  const label = i18n._('Monthly payments')
  if (amount === undefined || !Number.isInteger(count) || count < 2) {
    return labelled(i18n, label, count)
  }
  const {each, last} = partsOf(amount, count)
  const equal = `${count} × ${onOneLine(aedOfFils(each, i18n))}`
  const all = withCommas(
    equal,
    last !== each && `${i18n._('the last')} ${onOneLine(aedOfFils(last, i18n))}`,
  )
  return labelled(i18n, label, all)
}

/** A column is narrow on phones. */
const onOneLine = (text: string) => text.replaceAll(' ', '\u00a0')
