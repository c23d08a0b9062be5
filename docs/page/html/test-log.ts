/** The log of test enquiries, as it is before anything was sent. The script fills it in. */
import {type Html, html} from './html.ts'

/** With the tag of a widget what was sent with it; without, below a heading that the page has. */
export const testLog = (tag = ''): Html => html`
<div class="test-log" role="group" aria-labelledby="test-log" data-test-log="${tag}">
<div class="test-log__head">${tag && html`<h3 id="test-log">Test enquiries</h3>`}<button type="button" class="editor__reset" data-clear-log hidden>Clear the list</button></div>
<p class="quiet" data-empty-log>${tag ? 'Nothing sent yet. Fill the form in and send it: the answer, the id and what the server stored are shown here.' : html`Nothing sent from this tab yet. Try the form of <a href="/docs/widgets/ocp-book-now/">Book Now</a>: what it sends is listed here.`}</p>
<ol></ol>
<p class="visually-hidden" role="status"></p>
</div>`
