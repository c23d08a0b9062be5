/** One enquiry with the forms of its screen. */
import {randomUUID} from 'node:crypto'
import {may} from '#desk/access/permissions.ts'
import type {DeskVisit} from '#desk/http/desk-route.ts'
import {answerableAddress, mailtoOf} from '#kit/typed/mail-address.ts'
import {queryOf} from '../addresses.ts'
import {answerLanguages} from '../answers/answer-languages.ts'
import {draftOf, fingerprintOf, languageOf, whatsappAddress} from '../answers/draft.ts'
import {mailLink} from '../answers/mail-link.ts'
import {templatesOf} from '../answers/templates.ts'
import type {Choices} from '../choices.ts'
import {type EnquiryFilter, readFilter} from '../list/filter.ts'
import type {Problem} from '../problem-text.ts'
import {viewerOf} from '../scope.ts'
import {type PlannedViewing, planViewings} from '../viewings/plan.ts'
import {assignable} from '../work/assign.ts'
import {neighboursOf, readEnquiry, type WholeEnquiry} from './enquiry.ts'

/** Text that was typed and could not be stored, with the reason. */
export interface Unsaved {
  problem?: Problem
  note?: string
  remindAt?: string
  /** True when the enquiry must be set to Called with its answer. */
  isCalled?: boolean
  /** The hour to which a viewing was to be moved. */
  viewing?: {id: string; starts: string}
  answer?: {subject: string; text: string; key: string}
  /** A text to begin with that was requested, and would have replaced what was typed. */
  offered?: string
}

export interface OneEnquiry extends WholeEnquiry {
  /** The filter of the list that it was opened from. */
  filter: EnquiryFilter
  /** The beginning of its forms' addresses, which end in `query`. */
  path: string
  query: string
  /** Ids of its neighbours in the list. */
  newer: string | undefined
  older: string | undefined
  /** The accounts that it can be assigned to. */
  assignees: Choices
  answer: ReturnType<typeof answerOf>
  /** Also those of enquiries that were merged into it. The latest first. */
  viewings: PlannedViewing[]
  unsaved: Unsaved
}

/** Undefined where there is none that this account may see. */
export async function readOne(
  visit: DeskVisit,
  unsaved: Unsaved = {},
): Promise<OneEnquiry | undefined> {
  const {orm, account, params, query} = visit
  const viewer = viewerOf(account)
  const whole = await readEnquiry(orm, viewer, params.id ?? '')
  if (!whole) return undefined
  const filter = readFilter(query)
  return {
    ...whole,
    ...(await neighboursOf(orm, viewer, filter, whole.enquiry)),
    filter,
    unsaved,
    path: `/desk/enquiries/${whole.enquiry.id}`,
    query: queryOf(filter),
    assignees: may(account.role, 'enquiries-assign') ? await assignable(orm) : [],
    answer: answerOf(visit, whole, filter, unsaved),
    viewings: await planViewings(visit, whole.enquiry, unsaved.viewing),
  }
}

function answerOf(
  {query, account, agency, parts}: DeskVisit,
  {enquiry, about}: WholeEnquiry,
  filter: EnquiryFilter,
  unsaved: Unsaved,
) {
  const names = templatesOf(enquiry.form)
  const template = names.find(name => name === query.template) ?? 'received'
  const languages = answerLanguages(enquiry)
  const locale = languages.find(one => one === query.language) ?? languageOf(enquiry)
  /** A text to begin with, or a language for it. */
  const beginning = (name: string, begins: {template: string; language: string}) => {
    const language = begins.language === languages[0] ? undefined : begins.language
    const href = `/desk/enquiries/${enquiry.id}${queryOf(filter, {...begins, language})}#answer`
    return {name, href, value: [begins.template, language].filter(Boolean).join(' ')}
  }
  const draft = draftOf({enquiry, template, locale, about, agency, sender: account.name})
  const {subject, text} = unsaved.answer ?? draft
  // Without an address there is nothing to send.
  const to = answerableAddress(enquiry.email ?? '')
  return {
    to,
    subject,
    text,
    template,
    locale,
    // The likely ones first.
    languages: languages.map(name => beginning(name, {template, language: name})),
    templates: names.map(name => beginning(name, {template: name, language: locale})),
    isMailServer: parts.mailer !== undefined,
    // True when the box "Also set to Called" is ticked; undefined where there is none.
    isCalled: enquiry.state === 'received' ? (unsaved.isCalled ?? true) : undefined,
    // The same for each time this form is sent.
    key: unsaved.answer?.key ?? randomUUID(),
    // A text that differs from it was typed.
    drafted: fingerprintOf(draft),
    offered: unsaved.offered,
    whatsapp: whatsappAddress(enquiry.phoneE164, text),
    mailto: to ? mailLink(mailtoOf(to), {subject, text}) : undefined,
  }
}
