/** The search box, a combobox. It is hidden without JavaScript. */
import {html} from './html.ts'

export const searchBox = () => html`<search class="search" data-search-box hidden>
<label class="visually-hidden" for="search">Search the docs</label>
<input id="search" type="text" inputmode="search" enterkeyhint="search" role="combobox" aria-expanded="false" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search">
<kbd aria-hidden="true">/</kbd>
<div class="search__panel" hidden>
<ul id="search-results" role="listbox" aria-label="Results"></ul>
<p class="search__note"></p>
</div>
<p class="visually-hidden" role="status"></p>
</search>`
