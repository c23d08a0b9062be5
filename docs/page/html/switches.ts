/**
 * How a preview is looked at. The switches are links: the address holds the choice, so that a view
 * can be shared, opened beside another and left with Back.
 */
import {localeNames, locales} from '../../../widgets/shared/i18n/locale.ts'
import {type Html, html} from './html.ts'

interface Choice {
  value: string
  words: string
  lang?: string
}

const languages = locales.map(value => ({value, words: localeNames[value], lang: value}))
const themes = ['auto', 'light', 'dark'].map(value => ({value, words: capital(value)}))
const widths = [
  {value: 'full', words: 'Full'},
  {value: '768', words: '768'},
  {value: '320', words: '320'},
]
const builds = [
  {value: 'preact', words: 'Preact'},
  {value: 'react', words: 'React'},
]

export const switches = (): Html => html`
<div class="view">
${group('lang', 'Language', languages)}
${group('theme', 'Theme', themes)}
${group('width', 'Width', widths)}
${group('build', 'Build', builds)}
</div>`

/** The first choice is what shows without a query. */
const group = (name: string, title: string, choices: Choice[]) => html`
<div class="view__group" role="group" aria-labelledby="view-${name}">
<span class="view__title" id="view-${name}">${title}</span>
${choices.map(
  ({value, words, lang}, index) =>
    html`<a href="?${name}=${value}" data-switch="${name}" data-value="${value}"${lang ? html` lang="${lang}"` : ''}${index === 0 && html` aria-current="true"`}>${words}</a>`,
)}
</div>`

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
