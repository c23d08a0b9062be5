/** A list: rows that can be added, removed and moved; without a script the buttons send the form. */
import type {ReactNode} from 'react'
import {useDesk} from '#desk/shell/desk-frame.ts'
import type {
  Field as FieldDefinition,
  Item,
} from '../../../app/shared-with-server/content-fields.ts'
import {UploadInput} from '../media/media-input.tsx'
import {type InputProps, recordPath, useProblem, useRecord} from './record-context.tsx'

interface RowListProps extends InputProps {
  field: Extract<FieldDefinition | Item, {is: 'list'}>
  /** The inputs of one row. */
  children(item: unknown, path: string, label: string): ReactNode
}

export function RowList({path, label, help, field, value, children}: RowListProps) {
  const {i18n} = useDesk()
  const error = useProblem(path)
  const action = recordPath(useRecord())
  const items = Array.isArray(value) ? value : []
  const {of} = field
  const isFull = field.most !== undefined && items.length >= field.most
  const isMedia = of.is === 'media'
  return (
    <fieldset className={error ? 'rows field--wrong' : 'rows'} id={path} data-rows={path}>
      <legend>{label}</legend>
      {help && <p className="field-help">{help}</p>}
      {error && <p className="field-error">{error}</p>}
      <ol className={isMedia ? 'tiles' : 'row-list'}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
          <li key={index}>
            <input type="hidden" name={`${path}#`} value={index} />
            {children(item, `${path}.${index}`, `${label} ${index + 1}`)}
            <p className="row-buttons">
              {index > 0 && <RowButton what="up" path={path} row={index} label={label} />}
              {index < items.length - 1 && (
                <RowButton what="down" path={path} row={index} label={label} />
              )}
              <RowButton what="remove" path={path} row={index} label={label} />
            </p>
          </li>
        ))}
      </ol>
      {isMedia ? (
        <UploadInput path={path} kind={of.kind} isMany />
      ) : (
        !isFull && (
          <button
            type="submit"
            className="button button--plain"
            formAction={`${action}#${path}`}
            formNoValidate
            name="do"
            value={`add ${path}`}
          >
            {i18n._('Add: {label}', {label})}
          </button>
        )
      )}
    </fieldset>
  )
}

const NAMES = {
  up: /*i18n*/ 'Move up: {label} {number}',
  down: /*i18n*/ 'Move down: {label} {number}',
  remove: /*i18n*/ 'Remove: {label} {number}',
}
const SIGNS = {up: '↑', down: '↓', remove: '×'}

interface RowButtonProps {
  what: keyof typeof NAMES
  path: string
  row: number
  label: string
}

function RowButton({what, path, row, label}: RowButtonProps) {
  const {i18n} = useDesk()
  return (
    <button
      type="submit"
      className="button button--plain button--sign"
      formAction={`${recordPath(useRecord())}#${path}`}
      formNoValidate
      name="do"
      value={`${what} ${path} ${row}`}
      aria-label={i18n._(NAMES[what], {label, number: row + 1})}
    >
      {SIGNS[what]}
    </button>
  )
}
