/** `/docs/api/`: every call, and the record types of their responses. */
import type {CallFact} from '../facts/calls.ts'
import type {RecordFact} from '../facts/records.ts'
import {codeBlock} from '../html/code.ts'
import {type Html, html} from '../html/html.ts'
import {inline} from '../html/markdown.ts'
import type {Page} from '../html/page-type.ts'
import {table} from '../html/table.ts'
import {parameterTable} from '../html/tables.ts'
import {curlFor} from './curl.ts'
import {textFrom, textPage} from './text.ts'

export const apiPage = (calls: CallFact[], records: RecordFact[], base: string): Page =>
  textPage({
    name: 'api',
    group: 'Reference',
    label: 'API',
    text: textFrom(textAbove(base)),
    after: html`
<section aria-labelledby="calls">
<h2 id="calls">Calls</h2>
<nav class="calls" aria-labelledby="calls">
${callList('Sending', calls, 'POST')}
${callList('Reading', calls, 'GET')}
</nav>
</section>
${calls.map(call => callSection(call, base))}
<section aria-labelledby="records">
<h2 id="records">Records</h2>
<p class="section-text">The types in <code>data</code>. A question mark marks an optional field; widgets leave out what is missing.</p>
${records.map(recordTable)}
</section>`,
  })

const callList = (title: string, calls: CallFact[], method: string) => html`<div>
<h3>${title}</h3>
<ul>${calls
  .filter(call => call.method === method)
  .map(({name}) => html`<li><a href="#${name}">${name}</a></li>\n`)}</ul>
</div>`

const callSection = (call: CallFact, base: string): Html => html`
<section class="call" aria-labelledby="${call.name}">
<h3 id="${call.name}">${call.name}</h3>
<p class="path">${call.method} <code>${base}${call.path}</code></p>
<p class="section-text">${inline(call.doc)}</p>
${call.parameters.length > 0 && parameterTable(call.method === 'GET' ? 'Query parameters' : 'Body fields', call.parameters)}
${call.response === 'null' ? html`<p class="call__answer">The response has a message only; <code>data</code> is <code>null</code>.</p>` : html`<p class="call__answer">Response <code>data</code></p>\n${codeBlock(call.response, 'ts')}`}
${codeBlock(curlFor(call, base), 'sh')}
</section>`

const recordTable = ({name, doc, fields}: RecordFact): Html => html`
<h3 id="record-${name}">${name}</h3>
${doc && html`<p class="section-text">${inline(doc)}</p>`}
${
  fields.length > 0 &&
  table(
    '',
    ['Field', 'Type', 'Description'],
    fields.map(({name: field, type, optional, doc: fieldDoc}) => ({
      cells: [
        html`<code>${field}${optional && '?'}</code>`,
        html`<code>${type}</code>`,
        inline(fieldDoc),
      ],
    })),
  )
}`

const textAbove = (base: string) => `# API reference

The HTTP calls that the widgets and the site make, below \`${base}\`.

Every response is an envelope with the HTTP status in \`statusCode\`:

\`\`\`json
{"statusCode": 200, "message": "Thank you! We will contact you shortly.", "data": {"id": "a83c81c4-4f75-4d97-bdee-4e5582c68bae"}}
\`\`\`

A back end may add \`agency\` beside the data of a reading call, with \`name\`, \`phone\`, \`whatsapp\`, \`demonstration\` and \`hiddenReviewers\`: widgets then show these instead of the facts they were built with. The reference API does while they differ.

## Errors

An error response has no \`data\`. With 422, \`errors\` has the first message for each invalid field:

\`\`\`json
{"statusCode": 422, "message": "Please enter a valid email!", "errors": {"email": "Please enter a valid email!"}}
\`\`\`

| Status | Meaning | Action |
|---|---|---|
| 400, 415 | The request is malformed, or not JSON | Fix it; a retry does not help |
| 404 | There is no such record, or no such call | Show a link to another page |
| 409 | The \`Idempotency-Key\` was used with another body | Use a new key for a new enquiry |
| 410 | The home is not advertised any more, nor an open house in it | Remove the link |
| 413 | The body or a file is too large | Send less |
| 422 | Fields are invalid | Show the messages next to the fields |
| 429 | Too many requests | Wait for the seconds in \`Retry-After\` |
| 503 | Overloaded, or storage is unavailable | Retry after \`Retry-After\`, with the same key |
| 5xx | Server error | Retry with the same key |

A request with the header \`Idempotency-Key\` is stored once, however often it is sent; a key counts for its call. Once an enquiry is answered with 200, it is on disk.`
