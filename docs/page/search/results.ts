/** Search results as options of the list box: page, section and an excerpt. */
import {type Html, html} from '../html/html.ts'
import type {SearchHit} from './engine.ts'

export const resultList = (found: SearchHit[]): Html =>
  html`${found.map(
    ({path, page, area, group, title, text, words}, index) =>
      html`<li role="option" id="found-${index}" data-path="${path}" aria-selected="false"><span class="search__where"><span class="search__area">${area}</span> ${group} › ${page}</span><span class="search__title">${marked(title, words)}</span><span class="search__text">${marked(around(text, words), words)}</span></li>`,
  )}`

const CONTEXT_CHARACTERS = 40
const LENGTH = 180

/** The excerpt of a text around the first match. */
function around(text: string, words: string[]): string {
  const at = text.search(patternOf(words))
  const start = at > CONTEXT_CHARACTERS ? text.lastIndexOf(' ', at - CONTEXT_CHARACTERS) + 1 : 0
  return `${start ? '… ' : ''}${text.slice(start, start + LENGTH)}`
}

const marked = (text: string, words: string[]): Html =>
  html`${text
    .split(patternOf(words))
    .map((piece, index) => (index % 2 ? html`<mark>${piece}</mark>` : piece))}`

function patternOf(words: string[]): RegExp {
  const safe = words.map(word => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  return new RegExp(
    `(${safe.sort((one, other) => other.length - one.length).join('|') || '$^'})`,
    'iu',
  )
}
