/**
 * A lead as a mail, in plain text and in HTML with the same words. All in it was written by a
 * stranger: for a header it is one short line, for HTML it is text.
 */

import {campaignParameters} from '#kit/api-client/campaign.ts'
import {escapeHtml} from '#kit/html/escape-html.ts'
import {isId} from '#server/platform/ids.ts'
import {oneLine} from '#server/platform/one-line.ts'
import type {HomeRecord} from '../homes.ts'
import type {LeadRow} from '../lead-store.ts'
import {ownPageOf} from '../subject.ts'
import {fieldsOf, filesOf} from './content.ts'

export interface Letter {
  subject: string
  text: string
  html: string
}

/** Facts that the letter needs beside the enquiry. */
export interface LetterContext {
  siteUrl: string
  /** The home that it is about. */
  home?: HomeRecord | undefined
}

/** A link is an address of ours, or none. */
type Line = [label: string, value: string, link?: string]

interface Part {
  title: string
  lines: Line[]
}

const FORMS: Record<string, string> = {
  contact: 'Contact',
  newsletter: 'Newsletter',
  createBooking: 'Book Now',
  createViewing: 'Viewing',
  createTeamMemberContact: 'Team Contact',
  addListWithUs: 'List With Us',
  applyForJobApplication: 'Job Application',
}

/** As people call a form. */
export const formTitle = (form: string) => FORMS[form] ?? form

const LABELS: Record<string, string> = {
  is_whatsapp_number: 'WhatsApp number',
  rentOrSale: 'Rent or buy',
  career_id: 'Vacancy',
  mode: 'In person or by video',
}

export function letterOf(lead: LeadRow, context: LetterContext): Letter {
  const form = formTitle(lead.form)
  const who = [lead.name ?? lead.email, nameOf(context.home)]
    .map(text => isolated(oneLine(text ?? '')))
    .filter(Boolean)
    .join(', ')
  const partner = lead.partner ? ` (${isolated(oneLine(lead.partner))})` : ''
  const spam = lead.suspectedSpam ? '[Possible spam] ' : ''
  const parts = partsOf(lead, form, context)
  return {
    subject: `${spam}${form}${who && `: ${who}`}${partner}`,
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${parts.map(asHtml).join('')}</body></html>`,
  }
}

function partsOf(lead: LeadRow, form: string, {siteUrl, home}: LetterContext): Part[] {
  const phone = lead.phoneE164
  const chat = phone ? `https://wa.me/${phone.slice(1)}` : ''
  const fields = [
    ...Object.entries(fieldsOf({payload: {...lead.payload, ...(phone && {phone})}})).map(
      ([name, value]) => line(labelOf(name), value),
    ),
    linked('WhatsApp', chat),
    linked('At the desk', isId(lead.id) ? `${siteUrl}/desk/enquiries/${lead.id}` : ''),
  ]
  const files = filesOf(lead).map(({field, name, path, size}) =>
    line(labelOf(field), `${isolated(name)} (${Math.ceil(size / 1024)} kB), ${path}`),
  )
  // A stranger wrote the names; the command holds an id of ours or is not there.
  if (files.length && isId(lead.id)) files.push(line('To get them', fetching(lead.id)))
  const campaign = campaignParameters.map(name => line(name, lead.campaign?.[name]))
  const origin = [
    line('Received', `${inDubai.format(lead.receivedAt)}, Dubai`),
    pageLine(lead, siteUrl),
    line('Home', home ? `${nameOf(home)} (${home.reference})` : lead.property),
    linked('Page of the home', home ? siteUrl + home.path : ''),
    line('Partner', lead.partner),
    line('Not attributed', claimOf(lead)),
    line('Widget', lead.widget),
    line('Language', lead.locale),
    ...campaign,
    line('Possible spam', lead.suspectedSpam),
    line('Reference', lead.id),
  ]
  const parts = [
    {title: form, lines: fields},
    {title: 'Files', lines: files},
    {title: 'Where it came from', lines: origin},
  ]
  return parts
    .map(part => ({...part, lines: part.lines.filter(([, value]) => value)}))
    .filter(({lines}) => lines.length)
}

/** The partner's name as its page said it, and why it is not the partner's enquiry. */
const claimOf = ({claimedPartner, notAttributed}: LeadRow) =>
  claimedPartner && `${claimedPartner} (${notAttributed})`

const nameOf = (home: HomeRecord | undefined) => home && (home.name.en ?? home.slug)

const linked = (label: string, address: string): Line => [label, address, address]

function pageLine(lead: LeadRow, siteUrl: string): Line {
  const own = ownPageOf(lead, siteUrl)
  return own ? linked('Page', siteUrl + own) : line('Page', lead.page ?? lead.fromUrl)
}

function line(label: string, value: unknown): Line {
  if (typeof value === 'boolean') return [label, value ? 'yes' : 'no']
  return [label, value == null ? '' : String(value)]
}

function labelOf(name: string) {
  const words = name.replaceAll('_', ' ')
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const fetching = (id: string) => `npm run leads -- files ${id} DIR, on the server`

const inDubai = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
})

const asText = ({title, lines}: Part) =>
  [title, ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n')

const asHtml = ({title, lines}: Part) =>
  `<h3>${escapeHtml(title)}</h3><table>${lines.map(asRow).join('')}</table>`

const asRow = ([label, value, link]: Line) =>
  `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td dir="auto">${cellOf(value, link)}</td></tr>`

function cellOf(value: string, link: string | undefined) {
  const text = escapeHtml(value).replaceAll('\n', '<br>')
  return link ? `<a href="${escapeHtml(link)}">${text}</a>` : text
}

/**
 * Isolates text in a right-to-left script, which keeps its place in a line of ours: FSI and PDI of
 * Unicode.
 */
const isolated = (text: string) => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text)
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
