// Facts about the widgets for the partner's script: the table of their files, after the Preact
// build has made them, and the look of a Book Now button before its own file has arrived.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {languageOf} from '#kit/i18n/locale.ts'
import {rulesOf} from '../styles/rules-of.mjs'
import {translationsOf} from './catalogues.mjs'
import {servedStandIn} from './placeholders.ts'

/** A primary button in a shadow root; states that a pointer brings can wait. */
const BUTTON_RULES = [
  ':host',
  ":host([theme='light'])",
  ":host([theme='dark'])",
  ':host>*',
  '*,*::before,*::after',
  ':where(button,input,select,textarea)',
  '.button',
  '.button--primary',
  ':lang(ar)',
]

/** The label and the direction of each language: the whole table of languages would cost more. */
export function buttonFacts() {
  const labels = Object.entries(translationsOf('widgets/book-now/messages', 'Book Now'))
  return {
    BUTTON_STYLES: rulesOf(BUTTON_RULES),
    BUTTON_LANGUAGES: Object.fromEntries(
      labels.map(([locale, label]) => [locale, [label, languageOf(locale).direction]]),
    ),
  }
}

export const loaderFacts = folder => ({
  name: 'loader-facts',
  renderChunk(code) {
    const {loader} = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    const facts = {
      FILES: loader.files,
      ENDING: loader.ending,
      ...buttonFacts(),
      SERVED: JSON.parse(servedStandIn),
    }
    return {code: withFacts(code, facts), map: null}
  },
})

/** Values that are filled in when served stand between single quotes, which can hold any JSON. */
export const withFacts = (code, facts) =>
  code.replace(new RegExp(`\\b(${Object.keys(facts).join('|')})\\b`, 'g'), name =>
    name === 'SERVED'
      ? `JSON.parse('${JSON.stringify(facts[name])}')`
      : JSON.stringify(facts[name]),
  )
