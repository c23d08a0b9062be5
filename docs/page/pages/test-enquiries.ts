/** `/docs/test-enquiries/`: the guide, one enquiry by its id, and what was sent from this tab. */
import {html} from '../html/html.ts'
import type {Page} from '../html/page-type.ts'
import {testLog} from '../test-log/entry.ts'
import {textPage} from './text.ts'

export const testEnquiriesPage = (): Page =>
  textPage({
    name: 'test-enquiries',
    group: 'Start',
    after: html`
<section aria-labelledby="by-id" data-enquiry>
<h2 id="by-id">Look one up</h2>
<p class="section-text">By the id that its answer had.</p>
<!--unsearched--><!--interactive--><form class="lookup" action="/docs/test-enquiries/#by-id">
<label for="enquiry-id">Id of the enquiry</label>
<input id="enquiry-id" name="id" required autocomplete="off" spellcheck="false" placeholder="a83c81c4-4f75-4d97-bdee-4e5582c68bae">
<button type="submit" class="lookup__show">Show</button>
</form>
<div data-stored></div>
<noscript><p>This needs JavaScript.</p></noscript><!--/interactive--><!--/unsearched-->
</section>
<section aria-labelledby="test-log">
<h2 id="test-log">Sent from this tab</h2>
<p class="section-text">The last 20, from any page of these docs.</p>
<!--unsearched--><!--interactive-->${testLog()}<!--/interactive--><!--/unsearched-->
</section>
`,
  })
