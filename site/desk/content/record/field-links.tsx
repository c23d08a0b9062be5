/** All fields of a form by name, since the form of a property is many windows long. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import type {Fields} from '../../../app/shared-with-server/content-fields.ts'
import {fieldName} from '../words.ts'
import type {FieldProblem} from './check-one.ts'

interface FieldLinksProps {
  fields: Fields
  problems: readonly FieldProblem[]
}

/** Open beside the form where there is room for it. */
export function FieldLinks({fields, problems}: FieldLinksProps) {
  const {i18n} = useDesk()
  const names = Object.keys(fields)
  if (names.length < ENOUGH) return null
  const wrong = new Set(problems.map(({field}) => field.split('.')[0]))
  return (
    <nav className="field-links" aria-label={i18n._('Fields of the form')}>
      <details>
        <summary>{i18n._('Fields of the form')}</summary>
        <ul>
          {names.map(name => (
            <li key={name}>
              <a href={`#${name}`} className={wrong.has(name) ? 'field-link--wrong' : undefined}>
                {fieldName(i18n, name)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/** Fewer are seen without a list of them. */
const ENOUGH = 8
