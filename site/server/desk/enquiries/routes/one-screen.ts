/** One enquiry, as its screen shows it. */

import {randomUUID} from 'node:crypto'
import {answerableAddress, mailtoOf} from '#kit/typed/mail-address.ts'
import {stateNames} from '#server/leads/lead-state.ts'
import {ownPageOf} from '#server/leads/subject.ts'
import type {ScreenData} from '../../../../app/core/render.tsx'
import {mailLink} from '../../../../app/shared-with-server/desk/mail-link.ts'
import {may} from '../../access/permissions.ts'
import type {DeskVisit} from '../../http/desk-route.ts'
import {answerLanguages} from '../answers/answer-languages.ts'
import {draftOf, fingerprintOf, languageOf, whatsappAddress} from '../answers/draft.ts'
import {templatesOf} from '../answers/templates.ts'
import {neighboursOf, readEnquiry, type WholeEnquiry} from '../enquiry.ts'
import {type EnquiryFilter, readFilter} from '../filter.ts'
import {officeField} from '../office-moment.ts'
import {viewerOf} from '../scope.ts'
import {assignable} from '../work/assign.ts'
import {listAddress, oneAddress, queryOf} from './addresses.ts'
import {historyOf} from './history.ts'

type OneData = ScreenData<'enquiries/one'>

/** What was typed and could not be stored, and why. */
export interface Unsaved {
  problem?: OneData['problem']
  note?: string
  remindAt?: string
  /** Whether the enquiry was to be set to Called with its answer. */
  isCalled?: boolean
  answer?: {subject: string; text: string; key: string}
  /** A text to begin with that was asked for, and would have replaced what was typed. */
  offered?: string
}

/** Undefined where there is none that this account may see. */
export async function oneScreen(
  visit: DeskVisit,
  unsaved: Unsaved = {},
): Promise<OneData | undefined> {
  const {orm, account, params, query} = visit
  const viewer = viewerOf(account)
  const whole = await readEnquiry(orm, viewer, params.id ?? '')
  if (!whole) return undefined
  const {enquiry, assignee, deliveries} = whole
  const {id, remindAt, mergedInto, name, email, phone, phoneE164} = enquiry
  const filter = readFilter(query)
  const path = `/desk/enquiries/${id}`
  const mayAssign = may(account.role, 'enquiries-assign')
  const beside = await neighboursOf(orm, viewer, filter, enquiry)
  const addressOf = (other: string | undefined) => other && oneAddress(other, filter)
  return {
    ...{id, path, query: queryOf(filter), name, email, phone, phoneE164},
    who: name ?? email ?? phone ?? '',
    ...{form: enquiry.form, receivedAt: enquiry.receivedAt.toISOString()},
    ...{state: enquiry.state, states: stateNames, suspectedSpam: enquiry.suspectedSpam},
    stateChangedAt: enquiry.stateChangedAt?.toISOString() ?? null,
    ...{locale: enquiry.locale, message: enquiry.message, widget: enquiry.widget},
    fields: otherFields(whole),
    files: whole.files.map((file, at) => ({
      ...{href: `${path}/files/${at}`, name: file.name, size: file.size},
    })),
    page: pageOf(enquiry, visit.parts.settings.siteUrl),
    property: propertyOf(whole, visit.locale),
    agent: whole.agent,
    ...{partner: enquiry.partner, claimedPartner: enquiry.claimedPartner},
    notAttributed: enquiry.notAttributed,
    campaign: Object.entries(enquiry.campaign ?? {}).map(([key, value]) => [key, `${value}`]),
    deliveries: deliveries.map(({channel, state, lastError}) => ({channel, state, lastError})),
    history: historyOf(whole),
    others: whole.others.map(({receivedAt, mergedInto: other, ...rest}) => ({
      ...rest,
      href: oneAddress(rest.id, filter),
      receivedAt: receivedAt.toISOString(),
      isMerged: other !== null,
    })),
    mergedInto: mergedInto ? {id: mergedInto, href: oneAddress(mergedInto, filter)} : undefined,
    assignee: assignee && {id: assignee.id, name: assignee.name ?? ''},
    people: mayAssign ? (await assignable(orm)).map(one => [one.id, one.name]) : [],
    remindAt: unsaved.remindAt ?? (remindAt ? officeField(remindAt) : ''),
    isDue: remindAt !== null && remindAt.getTime() <= Date.now(),
    answer: answerOf(visit, whole, filter, unsaved),
    back: listAddress(filter),
    ...{newer: addressOf(beside.newer), older: addressOf(beside.older)},
    ...{note: unsaved.note ?? '', problem: unsaved.problem},
    ...{mayAssign, mayErase: may(account.role, 'enquiries-erase')},
  }
}

/** Shown elsewhere on the screen. */
const SHOWN = ['name', 'email', 'phone', 'message']

const otherFields = ({fields}: WholeEnquiry): [string, string][] =>
  Object.entries(fields)
    .filter(([name, value]) => !SHOWN.includes(name) && value !== '' && value !== null)
    .map(([name, value]) => [name, String(value)])

function pageOf(enquiry: WholeEnquiry['enquiry'], siteUrl: string): OneData['page'] {
  const text = enquiry.page ?? enquiry.fromUrl
  return text ? {text, href: ownPageOf(enquiry, siteUrl)} : undefined
}

function propertyOf({property}: WholeEnquiry, locale: string): OneData['property'] {
  if (!property) return undefined
  const {slug, name, reference, path} = property
  return {
    ...{name: name[locale] ?? name.en ?? slug, reference},
    href: path,
    listHref: listAddress({property: slug}),
  }
}

function answerOf(
  {query, account, parts}: DeskVisit,
  {enquiry, about}: WholeEnquiry,
  filter: EnquiryFilter,
  unsaved: Unsaved,
): OneData['answer'] {
  const names = templatesOf(enquiry.form)
  const template = names.find(name => name === query.template) ?? 'received'
  const languages = answerLanguages(enquiry)
  const locale = languages.find(one => one === query.language) ?? languageOf(enquiry)
  const beginning = (name: string, begins: {template: string; language: string}) => {
    const language = begins.language === languages[0] ? undefined : begins.language
    const href = `/desk/enquiries/${enquiry.id}${queryOf(filter, {...begins, language})}#answer`
    return {name, href, value: [begins.template, language].filter(Boolean).join(' ')}
  }
  const sender = account.name
  const draft = draftOf({enquiry, template, locale, about, sender})
  const {subject, text} = unsaved.answer ?? draft
  const to = answerableAddress(enquiry.email ?? '') ?? null
  return {
    ...{to, subject, text, template, locale},
    languages: languages.map(name => beginning(name, {template, language: name})),
    isMailServer: parts.settings.delivery.mail !== undefined,
    isCalled: enquiry.state === 'received' ? (unsaved.isCalled ?? true) : undefined,
    templates: names.map(name => beginning(name, {template: name, language: locale})),
    key: unsaved.answer?.key ?? randomUUID(),
    ...{drafted: fingerprintOf(draft), offered: unsaved.offered},
    whatsapp: whatsappAddress(enquiry.phoneE164, text),
    mailto: to ? mailLink(mailtoOf(to), {subject, text}) : undefined,
  }
}
