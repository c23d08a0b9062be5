/**
 * The switches of the previews. They are links: the address holds the choice, so that a view can be
 * shared, opened beside another and left with Back.
 */
import {commonAttributes} from '../../../widgets/shared/element/common-attributes.ts'
import {localeNames, locales} from '../../../widgets/shared/i18n/locale.ts'
import {html} from './html.ts'

interface Choice {
  value: string
  words: string
  lang?: string
}

const languages = locales.map(value => ({value, words: localeNames[value], lang: value}))
const themes = commonAttributes.theme.type
  .split(' | ')
  .map(value => ({value, words: capital(value)}))
const builds = [
  {value: 'preact', words: 'Preact'},
  {value: 'react', words: 'React'},
]

export const viewSwitches = () => html`
<button type="button" class="view-button" popovertarget="view">View</button>
<div class="view" id="view" popover>
${group('build', 'Build', builds)}
${group('lang', 'Language', languages)}
${group('theme', 'Theme', themes)}
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
