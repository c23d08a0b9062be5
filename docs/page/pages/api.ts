/** `/docs/api/`: every call, and every record that calls answer with. */
import type {CallFact} from '../facts/calls.ts'
import type {RecordFact} from '../facts/records.ts'
import {codeBlock} from '../html/code.ts'
import {type Html, html} from '../html/html.ts'
import {inline, markdown} from '../html/markdown.ts'
import type {Page} from '../html/page-type.ts'
import {table} from '../html/table.ts'
import {askTable} from '../html/tables.ts'
import {curlFor} from './curl.ts'
import {textPage} from './text.ts'

export const apiPage = (calls: CallFact[], records: RecordFact[], base: string): Page[] =>
  textPage({
    name: 'api',
    group: 'Reference',
    title: 'API reference',
    label: 'API',
    lead: `What the widgets and the site ask of the server, below \`${base}\`.`,
    after: html`
<div class="prose">${markdown(envelope)}</div>
<nav class="calls" aria-label="Calls">
${callList('Sending', calls, 'POST')}
${callList('Reading', calls, 'GET')}
</nav>
${calls.map(call => callSection(call, base))}
<section aria-labelledby="records">
<h2 id="records">Records</h2>
<p class="section-text">What stands in <code>data</code>. A question mark means that a field may be missing; whatever is missing hides its place in the widgets.</p>
${records.map(recordTable)}
</section>`,
  })

const callList = (title: string, calls: CallFact[], method: string) => html`<div>
<h2>${title}</h2>
<ul>${calls
  .filter(call => call.method === method)
  .map(({name}) => html`<li><a href="#${name}">${name}</a></li>\n`)}</ul>
</div>`

const callSection = (call: CallFact, base: string): Html => html`
<section class="call" aria-labelledby="${call.name}">
<h3 id="${call.name}">${call.name}</h3>
<p class="path">${call.method} <code>${base}${call.path}</code></p>
<p class="section-text">${inline(call.says)}</p>
${call.asks.length > 0 && askTable(call.method === 'GET' ? 'It asks' : 'It takes', call.asks)}
${call.answers === 'null' ? html`<p class="call__answer">Answers with a message alone; <code>data</code> is <code>null</code>.</p>` : html`<p class="call__answer">Answers with</p>\n${codeBlock(call.answers, 'ts')}`}
${codeBlock(curlFor(call, base), 'sh')}
</section>`

const recordTable = ({name, says, fields}: RecordFact): Html => html`
<h3 id="record-${name}">${name}</h3>
${says && html`<p class="section-text">${inline(says)}</p>`}
${
  fields.length > 0 &&
  table(
    '',
    ['Field', 'Type', 'What it is'],
    fields.map(({name: field, type, optional, says: words}) => ({
      cells: [
        html`<code>${field}${optional && '?'}</code>`,
        html`<code>${type}</code>`,
        inline(words),
      ],
    })),
  )
}`

const envelope = `Every answer is an envelope, and the HTTP status is the same number:

\`\`\`json
{"statusCode": 200, "message": "Thank you! We will contact you shortly.", "data": null}
\`\`\`

## Errors

A refusal has no \`data\`. With 422, \`errors\` has the first message for each field that was refused:

\`\`\`json
{"statusCode": 422, "message": "Please enter a valid email!", "errors": {"email": "Please enter a valid email!"}}
\`\`\`

| Status | What it means | What to do |
|---|---|---|
| 400, 415 | The request is not well-formed, or is no JSON | Mend it; it will not work as it is |
| 404 | There is no such record, or no such call | Show a way on |
| 409 | The \`Idempotency-Key\` came before, with another content | Take a new key for a new enquiry |
| 413 | The payload or a file is too large | Send less |
| 422 | Fields were refused | Show the messages beside them |
| 429 | Too many requests | Wait for as long as \`Retry-After\` says |
| 503 | Busy, or its storage is away | Send it again after \`Retry-After\`, with the same key |
| 5xx | Something went wrong on the server | Send it again, with the same key |

A request with the header \`Idempotency-Key\` is stored once, however often it is sent. An enquiry that was answered with 200 is on disk.`
