/** The inputs of a yes or no, and of a position on the map. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Field} from '#desk/ui/field.tsx'
import {type InputProps, textOf, useProblem} from './record-context.tsx'

/** Nothing said of whether visitors see a record means that they do. */
export function FlagInput({path, label, help, value}: InputProps) {
  const error = useProblem(path)
  const isTicked = path === 'published' ? value !== false : value === true
  return (
    <div className="field" id={`${path}-field`}>
      <label className="check">
        <input type="checkbox" id={path} name={path} defaultChecked={isTicked} />
        <span>{label}</span>
      </label>
      {help && <p className="field-help">{help}</p>}
      {error && <p className="field-error">{error}</p>}
    </div>
  )
}

export function CoordinatesInput({path, label, help, value}: InputProps) {
  const {i18n} = useDesk()
  const error = useProblem(path)
  const pair = Array.isArray(value) ? value : []
  return (
    <fieldset className={error ? 'pair field--wrong' : 'pair'} id={path}>
      <legend>{label}</legend>
      {help && <p className="field-help">{help}</p>}
      {error && <p className="field-error">{error}</p>}
      {[i18n._('Latitude'), i18n._('Longitude')].map((name, index) => (
        <Field key={name} id={`${path}.${index}`} label={name}>
          {attributes => (
            <input
              name={`${path}.${index}`}
              defaultValue={textOf(pair[index])}
              inputMode="decimal"
              dir="ltr"
              {...attributes}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
