/** The facts of a viewing, line by line, as its mails have them. */

import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {capitalised, viewingClock, viewingDay} from '#trade/viewing/times.ts'
import type {ViewingMail, ViewingMailRequest} from './request.ts'

export interface Fact {
  label: string
  value: string
  /** A number or an address, which reads from left to right in every language. */
  isCode?: true
}

export interface Making extends Omit<ViewingMailRequest, 'mail'> {
  i18n: Translator
}

export function factsOf(mail: ViewingMail, making: Making): Fact[] {
  const {i18n} = making
  const {to, about, home, agent, visitor} = mail
  const isOver = about === 'declined' || about === 'cancelled'
  const facts: Fact[] = [
    {label: isOver ? i18n._('Cancelled time') : i18n._('When'), value: whenLine(mail, making)},
    ...(home ? [{label: i18n._('Property'), value: home.name}] : []),
    {label: i18n._('Where'), value: placeOf(mail, making)},
  ]
  if (to === 'visitor') {
    facts.push({label: i18n._('Specialist'), value: agent.name})
    if (agent.phone) facts.push({label: i18n._('Phone'), value: agent.phone, isCode: true})
    return facts
  }
  facts.push(
    {label: i18n._('Name'), value: visitor.name},
    {label: i18n._('Phone'), value: visitor.phone, isCode: true},
    {label: i18n._('Email'), value: visitor.email, isCode: true},
  )
  if (visitor.message) facts.push({label: i18n._('Message'), value: visitor.message})
  return facts
}

/** The same at the beginning of a line, where a day begins with a capital in every language. */
function whenLine(mail: ViewingMail, making: Making) {
  return capitalised(whenOf(mail, making), making.locale)
}

/** `Tuesday 1 December, 10:30 (Dubai time)`. */
export function whenOf({starts}: ViewingMail, {i18n, locale}: Making) {
  const {formats} = languageOf(locale)
  return i18n._('{day}, {time} (Dubai time)', {
    day: viewingDay(starts, formats),
    time: viewingClock(starts, formats),
  })
}

export function placeOf(
  {mode, home, agent}: ViewingMail,
  {i18n, agency: {office}, locale}: Making,
) {
  if (mode === 'video')
    return i18n._('By video: {agent} will send you the link.', {agent: agent.name})
  return home?.address ?? withCommas(office.street, office.district[locale])
}

export const addressOf = (path: string, {siteUrl, locale}: Making) =>
  siteUrl + path + (locale === 'en' ? '' : `?lang=${locale satisfies Locale}`)
