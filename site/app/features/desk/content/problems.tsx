/** Everything that is wrong, above the form, each with a link to its field. */
import {useDesk} from '../desk-frame.ts'
import type {FieldProblem} from './record-data.ts'
import {pathName} from './words.ts'

interface ProblemsProps {
  problems: readonly FieldProblem[]
  /** Of the form; none: it is on this page. */
  path?: string
}

export function Problems({problems, path = ''}: ProblemsProps) {
  const {i18n} = useDesk()
  if (!problems.length) return null
  return (
    <div className="notice notice--wrong problems" role="alert">
      <p>{i18n._('Nothing was published. Correct these first:')}</p>
      <ul>
        {problems.map(({field, says}) => (
          <li key={`${field} ${says}`}>
            {field && <a href={`${path}#${idOf(field)}`}>{nameOf(field)}</a>}{' '}
            <span lang="en" dir="ltr">
              {says}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )

  function nameOf(field: string) {
    if (field === '$key') return i18n._('Address of the record')
    if (field === '$publish-at') return i18n._('Publish at')
    return field.startsWith('$pictures') ? i18n._('Text of a picture') : pathName(i18n, field)
  }
}

/** The id of the input of a field such as `faqs[2].answer.fr`. */
export const idOf = (field: string) =>
  field.replace(/\[(\d+)\]/g, '.$1').replace(/^\$pictures\./, 'pic.')
