/** What the screens of enquiries show. */
import type {MailLink} from '../../../shared-with-server/desk/mail-link.ts'

/** Of `EnquiryFilter`, as an address says it. */
export type FilterValues = Record<string, string | undefined>

/** What can be chosen: a value of the address, and its name. */
export type Choices = readonly (readonly [value: string, name: string])[]

export interface ListedEnquiry {
  id: string
  href: string
  form: string
  /** Name, else mail address or number. */
  who: string | null
  message: string | null
  /** In the language of the desk. */
  property: string | null
  partner: string | null
  locale: string | null
  state: string
  isSuspected: boolean
  isDue: boolean
  assignee: string | null
  receivedAt: string
}

export interface EnquiryListData {
  enquiries: ListedEnquiry[]
  filter: FilterValues
  /** Addresses of the list with another state; none is all but spam. */
  tabs: {state: string | undefined; href: string; count: string}[]
  /** Addresses of the list without one of its filters. */
  chips: {name: string; value: string; href: string}[]
  first: string | undefined
  next: string | undefined
  /** The list from its beginning, and where the script asks what is new in it. */
  address: string
  latest: string
  forms: Choices
  partners: Choices
  people: Choices
  agents: Choices
  languages: Choices
  /** Undefined for those who may not take it away. */
  exports: {csv: string; workbook: string} | undefined
  /** What could not be done with the chosen enquiries, or taken away. */
  problem: 'nothing-chosen' | 'too-many' | undefined
  /** The bulk action for these ids that could not be done. */
  chosen: {ids: readonly string[]; to: string; assignee: string} | undefined
  states: readonly string[]
}

export interface HistoryEvent {
  id: number
  at: string
  /** Shown by `ui/actor.tsx`, with the next two. */
  actor: string
  account: string | null
  mail: string | null
  what: string
  text: string | null
  /** States, names of accounts, or ids of enquiries. */
  from: string | null
  to: string | null
  /** Of an answer. */
  via: string | null
  outcome: string | null
  /** Of a reminder. */
  remindAt: string | null
  isNotSpam: boolean
}

/** A text to begin with, in a language. */
export interface Beginning {
  /** Name of the template, or code of the language. */
  name: string
  /** The value that its button sends. */
  value: string
  href: string
}

export interface AnswerData {
  /** Without an address there is nothing to send. */
  to: string | null
  isMailServer: boolean
  /** Whether the box *Also set to Called* is ticked; undefined where there is none. */
  isCalled: boolean | undefined
  template: string
  templates: readonly Beginning[]
  locale: string
  /** Languages of the text; the likely ones first. */
  languages: readonly Beginning[]
  subject: string
  text: string
  /** The same for each time this form is sent. */
  key: string
  /** Fingerprint of the text to begin with: what differs from it was typed. */
  drafted: string
  /** A text that was asked for, and did not take the place of what was typed. */
  offered: string | undefined
  whatsapp: string | undefined
  mailto: MailLink | undefined
}

export interface Problem {
  at: 'state' | 'note' | 'assignee' | 'reminder' | 'answer' | 'merge'
  is: string
  /** What it is meanwhile, or a code of the mail server. */
  now?: string
}

export interface EnquiryData {
  id: string
  /** Of its forms: their addresses begin so and end in `query`. */
  path: string
  query: string
  who: string
  name: string | null
  email: string | null
  phone: string | null
  /** The same as it can be called from everywhere, where that is known. */
  phoneE164: string | null
  form: string
  receivedAt: string
  state: string
  states: readonly string[]
  stateChangedAt: string | null
  suspectedSpam: string | null
  locale: string | null
  message: string | null
  /** The other fields of the form. */
  fields: readonly (readonly [name: string, value: string])[]
  files: {href: string; name: string; size: number}[]
  page: {text: string; href: string | undefined} | undefined
  property: {name: string; reference: string; href: string; listHref: string} | undefined
  agent: string | undefined
  partner: string | null
  claimedPartner: string | null
  notAttributed: string | null
  widget: string | null
  campaign: readonly (readonly [name: string, value: string])[]
  deliveries: {channel: string; state: string; lastError: string | null}[]
  history: HistoryEvent[]
  others: {
    id: string
    href: string
    receivedAt: string
    form: string
    state: string
    isMerged: boolean
  }[]
  mergedInto: {id: string; href: string} | undefined
  assignee: {id: string; name: string} | undefined
  people: Choices
  /** As a field for a moment has it; empty where there is none. */
  remindAt: string
  isDue: boolean
  answer: AnswerData
  back: string
  newer: string | undefined
  older: string | undefined
  /** What was typed and is not stored. */
  note: string
  problem: Problem | undefined
  mayAssign: boolean
  mayErase: boolean
}

export interface EraseData {
  id: string
  who: string
  /** How many others go with it. */
  merged: number
  files: number
  action: string
  back: string
}
