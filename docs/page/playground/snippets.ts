/** The code snippets of the playground: with the reader's choices, without defaults. */
import {
  CONFIGURE,
  componentOf,
  entryOf,
  handlerOf,
  PACKAGE,
  propOf,
  REACT_ENTRY,
} from './package-names.ts'
import type {Choices, WidgetBrief} from './widget-brief.ts'

const HOST = 'https://HOST'
export const LOADER = '/embed/v1/loader.js'

const loaderTag = (host = HOST) => `<script async src="${host}${LOADER}"></script>`

/** The attributes of the snippet: those of the example and the reader's choices, no defaults. */
export function writtenAttributes(widget: WidgetBrief, {attributes}: Choices): [string, string][] {
  const all = {...widget.start, ...attributes}
  return Object.entries(all).filter(([name, value]) => {
    const known = widget.attributes.find(attribute => attribute.name === name)
    return known?.control.is === 'boolean' ? value === 'true' : value && value !== known?.initial
  })
}

export const htmlSnippet = (widget: WidgetBrief, choices: Choices) =>
  [loaderTag(), styleElement(choices), element(widget, choices)].filter(Boolean).join('\n\n')

export function reactSnippet(widget: WidgetBrief, choices: Choices): string {
  const name = componentOf(widget.tag)
  const props = writtenAttributes(widget, choices).map(([attribute, value]) =>
    propText(propOf(attribute), value, kindOf(widget, attribute)),
  )
  const event = widget.events.find(type => type !== 'ocp-ready' && type !== 'ocp-error')
  if (event) props.push(`${handlerOf(event)}={event => console.log(event.detail)}`)
  return `${CONFIGURE}
import {${name}} from '${REACT_ENTRY}'

${SETTINGS}

export const Example = () => (
${indented(wrapped(name, props, fallbackLink(widget)), 2)}
)`
}

export const npmSnippet = ({tag}: WidgetBrief) =>
  `// npm install ${PACKAGE}
${CONFIGURE}

${SETTINGS}
await import('${entryOf(tag)}')`

/** The package does not know where the agency is; the loader does. */
const SETTINGS = `configure({api: 'https://API', site: '${HOST}'})`

/** A rule for a style sheet of the page; '' when no token was chosen. */
export function styleRule({tokens}: Choices): string {
  const lines = Object.entries(tokens).map(([token, value]) => `  ${token}: ${value};`)
  return lines.length ? `:root {\n${lines.join('\n')}\n}` : ''
}

const styleElement = (choices: Choices) => {
  const rule = styleRule(choices)
  return rule && `<style>\n${indented(rule, 2)}\n</style>`
}

/** The element alone, with the link to the agency in its default slot. */
export function element(widget: WidgetBrief, choices: Choices, host = HOST): string {
  const written = writtenAttributes(widget, choices).map(([name, value]) =>
    kindOf(widget, name) === 'boolean' ? name : `${name}=${quoted(value)}`,
  )
  return wrapped(widget.tag, written, fallbackLink(widget, host))
}

const kindOf = (widget: WidgetBrief, name: string) =>
  widget.attributes.find(attribute => attribute.name === name)?.control.is ?? 'string'

const fallbackLink = ({fallback}: WidgetBrief, host = HOST) =>
  `<a href="${host}${fallback.path}">${fallback.text}</a>`

const MAX_LINE_LENGTH = 80

/** One line if it fits, else one for each attribute. */
function wrapped(name: string, attributes: string[], inside: string): string {
  const oneLine = `<${[name, ...attributes].join(' ')}>`
  const opening =
    oneLine.length > MAX_LINE_LENGTH
      ? `<${name}\n${indented(attributes.join('\n'), 2)}\n>`
      : oneLine
  return `${opening}\n  ${inside}\n</${name}>`
}

function propText(name: string, value: string, kind: string): string {
  if (kind === 'boolean') return name
  if (kind === 'number' || kind === 'json') return `${name}={${value}}`
  return /["{}\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`
}

/** JSON has many double quotes; in single ones it stays readable. */
function quoted(value: string): string {
  const safe = value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return value.includes('"') && !value.includes("'")
    ? `'${safe}'`
    : `"${safe.replace(/"/g, '&quot;')}"`
}

const indented = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by))
