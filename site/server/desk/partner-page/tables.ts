/** The tables of a partner's page. */
import {formTitle} from '#server/leads/delivery/letter.ts'
import type {LeadState} from '#server/leads/tables.ts'
import type {TestLead} from '#server/leads/test-leads.ts'
import type {Enquiry, WidgetLine} from '#server/partners/report/partner-report.ts'
import {rateOf} from '#server/partners/report/words.ts'
import type {Line} from '#server/partners/usage/statistics.ts'
import {longDay, officeMoment} from './days.ts'
import {html, type Markup} from './markup.ts'

type Cell = string | number | Markup

interface Table {
  caption: string
  /** Numbers are set to the right. */
  heads: {text: string; isNumber?: boolean}[]
  rows: Cell[][]
  /** On a narrow screen each row is a short list of its own. */
  isStacked?: true
}

const number = (text: string) => ({text, isNumber: true})
const plain = (text: string) => ({text})

export const daysTable = (days: Line[]) =>
  tableOf({
    caption: 'Views, opens and enquiries by day, the latest first',
    heads: [
      plain('Day'),
      number('Views'),
      number('Opens'),
      number('Enquiries'),
      number('Per view'),
    ],
    rows: days
      .toReversed()
      .map(({day, views, opens, leads}) => [
        ...[longDay(day), views, opens, leads],
        rateOf(leads, views),
      ]),
  })

export const widgetsTable = (widgets: WidgetLine[]) =>
  widgets.length
    ? tableOf({
        caption: 'Views, opens and enquiries by widget',
        heads: [
          plain('Widget'),
          number('Views'),
          number('Opens'),
          number('Enquiries'),
          number('Per view'),
        ],
        rows: widgets.map(({widget, views, opens, leads}) => [
          widget ? html`<code>&lt;${widget}&gt;</code>` : 'not known',
          ...[views, opens, leads],
          rateOf(leads, views),
        ]),
      })
    : html`<p class="empty">No widget was seen on your pages in this time.</p>`

export const enquiriesTable = (enquiries: Enquiry[]) =>
  enquiries.length
    ? tableOf({
        isStacked: true,
        caption: 'Enquiries, the latest first, without anything personal',
        heads: [plain('Received'), plain('State'), plain('Since'), plain('Form'), plain('Id')],
        rows: enquiries.map(({id, receivedAt, form, state, stateChangedAt, isSuspected}) => [
          officeMoment(receivedAt),
          html`<span class="state state--${state}">${stateName(state)}</span>${isSuspected && ' (may be spam)'}`,
          stateChangedAt ? officeMoment(stateChangedAt) : '–',
          formTitle(form),
          html`<code>${id}</code>`,
        ]),
      })
    : html`<p class="empty">No enquiry came from your pages in this time.</p>`

/** What the agency calls spam was nobody's enquiry, whoever sent it. */
const stateName = (state: LeadState) => (state === 'spam' ? 'not an enquiry' : state)

export const testsTable = (tests: TestLead[]) =>
  tests.length
    ? tableOf({
        isStacked: true,
        caption: 'Test enquiries of the last seven days, the latest first',
        heads: [plain('Received'), plain('Form'), plain('Language'), plain('Fields'), plain('Id')],
        rows: tests.map(({id, receivedAt, form, locale, payload}) => [
          officeMoment(receivedAt),
          formTitle(form),
          locale ?? 'en',
          Object.keys(payload).join(', '),
          html`<a href="/docs/test-enquiries/?id=${id}" rel="noreferrer"><code>${id}</code></a>`,
        ]),
      })
    : html`<p class="empty">None in the last seven days. Enquiries of a page in test mode appear here, and nowhere else.</p>`

/** In a frame that scrolls by itself on a narrow screen, with the keyboard, too. */
const tableOf = ({caption, heads, rows, isStacked}: Table) => {
  const as = isStacked ? explicitly : natively
  return html`<div class="table${isStacked && ' table--stacked'}" tabindex="0" role="region" aria-label="${caption}"><table${as('table')}>
<caption>${caption}</caption>
<thead${as('rowgroup')}><tr${as('row')}>${heads.map(
    ({text, isNumber}) =>
      html`<th${as('columnheader')} scope="col"${isNumber && html` class="number"`}>${text}</th>`,
  )}</tr></thead>
<tbody${as('rowgroup')}>${rows.map(
    cells =>
      html`<tr${as('row')}>${cells.map((cell, at) =>
        at
          ? html`<td${as('cell')} data-head="${heads[at]?.text}"${heads[at]?.isNumber && html` class="number"`}>${shown(cell)}</td>`
          : html`<th${as('rowheader')} scope="row">${cell}</th>`,
      )}</tr>\n`,
  )}</tbody></table></div>`
}

/**
 * Stacked rows are blocks on a narrow screen. Chromium's accessibility tree has the same table there
 * with and without roles; Safari takes a table of blocks for plain text.
 */
const explicitly = (role: string) => html` role="${role}"`
/** What is set as a table needs no roles, which would only repeat its elements. */
const natively = (_role: string) => false as const

const numeral = new Intl.NumberFormat('en')
const shown = (cell: Cell) => (typeof cell === 'number' ? numeral.format(cell) : cell)
