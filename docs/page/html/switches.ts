/**
 * View options of a preview. They are links and the URL holds the choice, so that a view can be
 * shared, opened in another tab and left with Back.
 */
import {languageOf, locales} from '#kit/i18n/locale.ts'
import {type Html, html} from './html.ts'

interface Choice {
  value: string
  label: string
  lang?: string
}

const languages = locales.map(value => ({value, label: languageOf(value).name, lang: value}))
const themes = ['auto', 'light', 'dark'].map(value => ({value, label: capital(value)}))
const widths = [
  {value: 'full', label: 'Full'},
  {value: '768', label: '768'},
  {value: '320', label: '320'},
]
const builds = [
  {value: 'preact', label: 'Preact'},
  {value: 'react', label: 'React'},
]

export const switches = (): Html => html`
<div class="view">
${group('lang', 'Language', languages)}
${group('theme', 'Theme', themes)}
${group('width', 'Width', widths)}
${group('build', 'Build', builds)}
<div class="view__share"><button type="button" data-copy-link>Copy link</button> <span role="status"></span></div>
</div>`

/** The first choice is the default. */
const group = (name: string, title: string, choices: Choice[]) => html`
<div class="view__group" role="group" aria-labelledby="view-${name}">
<span class="view__title" id="view-${name}">${title}</span>
${choices.map(
  ({value, label, lang}, index) =>
    html`<a href="?${name}=${value}" data-switch="${name}" data-value="${value}"${lang ? html` lang="${lang}"` : ''}${index === 0 && html` aria-current="true"`}>${label}</a>`,
)}
</div>`

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
