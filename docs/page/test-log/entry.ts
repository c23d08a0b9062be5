/** The log of test enquiries: forms that were sent on pages of the docs, and what it shows of them. */
import type {SentFile, TestEnquiry} from '#trade/contract/entities.ts'
import {type Html, html} from '../html/html.ts'
import {table} from '../html/table.ts'

/** An entry that the browser stores: it contains nothing that somebody typed. */
export interface TestLogEntry {
  /** The widget. */
  tag: string
  form: string
  /** ISO 8601. */
  at: string
  /** Missing where no server answered. */
  status?: number | undefined
  /** The answer to the form, as the visitor sees it. */
  message: string
  /** The id of the stored record. */
  id?: string | undefined
}

/**
 * The log before anything was sent; the script fills it in. It has the test enquiries of a widget, by
 * its tag, or all of them, below a heading of the page.
 */
export const testLog = (tag = ''): Html => html`
<div class="test-log" role="group" aria-labelledby="test-log" data-test-log="${tag}">
<div class="test-log__head">${tag && html`<h3 id="test-log">Test enquiries</h3>`}<button type="button" class="editor__reset" data-clear-log hidden>Clear the list</button></div>
<p class="quiet" data-empty-log>${tag ? 'Nothing sent yet. Fill the form in and send it: the answer, the id and what the server stored are shown here.' : html`Nothing sent from this tab yet. Try the form of <a href="/docs/widgets/ocp-book-now/">Book Now</a>: what it sends is listed here.`}</p>
<ol></ol>
<p class="visually-hidden" role="status"></p>
</div>`

export const entryOf = ({tag, form, at, status, message, id}: TestLogEntry): Html => html`
<p class="sent__head"><time datetime="${at}">${timeOf(at)}</time> <code>${form}</code> <span class="sent__tag quiet">of &lt;${tag}&gt;</span> <span class="sent__answer sent__answer--${status === 200 ? 'accepted' : 'rejected'}">${answerOf(status)}</span></p>
<p dir="auto">${message}</p>
${
  id &&
  html`<p class="sent__id"><span class="quiet">id</span> <code>${id}</code> <a href="${testPath(id)}">Link<span class="visually-hidden"> to enquiry ${id}</span></a></p>
<div data-stored="${id}">${reading}</div>`
}
${status === 200 && !id && html`<p class="quiet">This server gave it no id, so what it stored cannot be shown.</p>`}`

const testPath = (id: string) => `/docs/test-enquiries/?${new URLSearchParams({id})}`

export const reading = html`<p class="quiet">Reading what was stored …</p>`

/** All of one enquiry but its id, by the names that the agency's export has. */
export function storedTable({id: _, fields, campaign, ...others}: TestEnquiry): Html {
  const rows = {...others, ...campaign, ...fields}
  return table(
    'What the server stored',
    ['Field', 'Value'],
    Object.entries(rows).map(([name, value]) => ({
      cells: [html`<code>${name}</code>`, html`<bdi>${valueText(value)}</bdi>`],
    })),
    'stored',
  )
}

/** `retry` where asking again may help. */
export const notStored = (message: string, retry: boolean): Html => html`
<p class="sent__failure">${message}${retry && html` <button type="button" data-retry>Try again</button>`}</p>`

const answerOf = (status?: number) => {
  if (status === 200) return 'Accepted, 200'
  return status ? `Rejected, ${status}` : 'Not answered'
}

const timeOf = (at: string) => new Date(at).toLocaleTimeString('en-GB')

type Value = TestEnquiry['fields'][string]

function valueText(value: Value | undefined): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ') || 'none'
  if (typeof value !== 'object') return value === '' ? 'empty' : String(value)
  return fileText(value)
}

const fileText = ({name, size}: SentFile) =>
  size === undefined ? name : `${name}, ${size.toLocaleString('en-GB')} bytes`
