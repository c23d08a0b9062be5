/** The environment variables of the server, from `.env.example`. */
import {readFileSync} from 'node:fs'

export interface VariableFact {
  /** More than one if they share a comment: they are set together. */
  names: string[]
  /** The default, as a value or as a description; '' where there is none. */
  initial: string
  /** True when `initial` is a value, not a description. */
  isValue: boolean
  /** A sample value, where there is no default. */
  example: string
  doc: string
}

const ASSIGNMENT = /^(# )?([A-Z][A-Z_]*)=(.*)$/
const DEFAULT = /\s*\bDefault: (.+?)\.?$/

/** Each block is a comment and the variables below it; one without a variable is about the file. */
export function variableFacts(text = readFileSync('.env.example', 'utf8')): VariableFact[] {
  return text.split(/\n{2,}/).flatMap(block => {
    const lines = block.trim().split('\n')
    const first = lines.findIndex(line => ASSIGNMENT.test(line))
    if (first < 0) return []
    const comment = lines
      .slice(0, first)
      .map(line => line.replace(/^# ?/, ''))
      .join(' ')
      .trim()
    const given = lines.slice(first).map(assignmentIn)
    const [, described = ''] = DEFAULT.exec(comment) ?? []
    const [one] = given
    if (!comment || !one) throw new Error(`.env.example: ${one?.name} has no comment above it`)
    return [
      {
        names: given.map(({name}) => name),
        initial: one.isDefault ? one.value : described,
        isValue: one.isDefault,
        example: one.isDefault ? '' : given.length === 1 ? one.value : '',
        doc: comment.replace(DEFAULT, ''),
      },
    ]
  })
}

function assignmentIn(line: string) {
  const [, mark, name = '', value = ''] = ASSIGNMENT.exec(line) ?? []
  if (!name) throw new Error(`.env.example: "${line}" is neither a comment nor a variable`)
  return {name, value, isDefault: !mark}
}

const MARK = /^\{variables\}$/m

/** A text in Markdown with the table of variables in the place of the line `{variables}`. */
export const withVariables = (text: string, facts = variableFacts) =>
  text.replace(MARK, () => tableOf(facts()))

const tableOf = (facts: VariableFact[]) =>
  [
    '| Variable | Default | Description |',
    '|---|---|---|',
    ...facts.map(
      fact => `| ${fact.names.map(code).join(', ')} | ${initialOf(fact)} | ${docOf(fact)} |`,
    ),
  ].join('\n')

const initialOf = ({initial, isValue}: VariableFact) => (isValue ? code(initial) : inCell(initial))

const docOf = ({doc, example}: VariableFact) =>
  inCell(doc) + (example ? ` For example ${code(example)}` : '')

const code = (text: string) => `\`${inCell(text)}\``
const inCell = (text: string) => text.replaceAll('|', '\\|')
