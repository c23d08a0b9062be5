// A few rules of the widgets' shared sheets, for what is drawn before a widget's own file has arrived.
import {readFileSync} from 'node:fs'
import {shortNames, squeeze} from './styles.mjs'

const SHEETS = ['host', 'tokens', 'reset', 'controls']
/** A block of rules under a condition, such as a media query. */
const CONDITIONAL = /@[^{}]+\{(?:[^{}]*\{[^{}]*\})*\}/g
const RULE = /([^{}]+)\{([^{}]*)\}/g
const NAME = /--_[a-z-]+/g

/** The rules with these selectors, with the tokens that they use. Throws when there is no such rule. */
export function rulesOf(selectors) {
  const sheets = SHEETS.map(name => readFileSync(`widgets/kit/core/styles/${name}.css`, 'utf8'))
  const rules = [...squeeze(sheets.join('\n')).replace(CONDITIONAL, '').matchAll(RULE)]
  const [, , tokens] = rules.find(([, selector]) => selector === ':root,:host')
  const wanted = rules.filter(([, selector]) => selectors.includes(selector))
  const missing = selectors.filter(name => !wanted.some(([, selector]) => selector === name))
  if (missing.length > 0) throw new Error(`there is no rule for ${missing.join(' or ')}`)
  const text = wanted.map(([rule]) => rule).join('')
  return shortNames(`:host{${tokensUsed(text, tokens)}}${text}`)
}

function tokensUsed(text, tokens) {
  const names = new Set(text.match(NAME))
  return tokens
    .split(/;(?=--_)/)
    .filter(declaration => names.has(declaration.split(':', 1)[0]))
    .join(';')
}
