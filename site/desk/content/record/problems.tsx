/** Everything that is wrong, above the form, each with a link to its field. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {formatMessage} from '../format-message.ts'
import {fieldName, pathName} from '../words.ts'
import type {FieldProblem} from './check-one.ts'

interface ProblemsProps {
  problems: readonly FieldProblem[]
  /** The path of the form. Omit it if the form is on this page. */
  path?: string
  /** The button that was pressed; none: what was to be published. */
  order?: string | undefined
}

const HEADINGS: Record<string, string> = {
  publish: /*i18n*/ 'Nothing was published. Correct these first:',
  schedule: /*i18n*/ 'Nothing was scheduled. Correct these first:',
  save: /*i18n*/ 'The draft was not saved. Correct these first:',
  preview: /*i18n*/ 'There is no preview yet. Correct these first:',
}

export function Problems({problems, path = '', order = 'publish'}: ProblemsProps) {
  const {i18n} = useDesk()
  if (!problems.length) return null
  return (
    <div className="notice notice--wrong problems" role="alert">
      <p>{i18n._(HEADINGS[order] ?? /*i18n*/ 'Correct these first:')}</p>
      <ProblemList problems={problems} path={path} />
    </div>
  )
}

/** Warnings that do not prevent publication. */
export function Notices({problems, path}: ListProps) {
  const {i18n} = useDesk()
  if (!problems.length) return null
  return (
    <div className="notice problems">
      <p>{i18n._('Before you publish:')}</p>
      <ProblemList problems={problems} path={path} />
    </div>
  )
}

type ListProps = Required<Pick<ProblemsProps, 'problems' | 'path'>>

function ProblemList({problems, path}: ListProps) {
  const {i18n} = useDesk()
  return (
    <ul>
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
        <li key={index}>
          {problem.field ? (
            <a href={`${path}#${idOf(problem.field)}`}>{wholeSentence(i18n, problem)}</a>
          ) : (
            wholeSentence(i18n, problem)
          )}
        </li>
      ))}
    </ul>
  )
}

/** With the name of its field. */
export function wholeSentence(i18n: Translator, {field, says}: FieldProblem) {
  const sentence = formatMessage(i18n, says)
  return field ? i18n._('{field} {says}', {field: nameOf(i18n, field), says: sentence}) : sentence
}

function nameOf(i18n: Translator, field: string) {
  if (field === '$key') return i18n._('Page address')
  if (field === '$publish-at') return i18n._('Publish at')
  return field.startsWith('$pictures') ? fieldName(i18n, '$pictures') : pathName(i18n, field)
}

/** The id of the input of a field such as `faqs[2].answer.fr`. */
export const idOf = (field: string) =>
  field.replace(/\[(\d+)\]/g, '.$1').replace(/^\$pictures\./, 'pic.')
