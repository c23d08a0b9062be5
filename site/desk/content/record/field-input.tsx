/** The input of any field, by what the table of its kind says of it. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Field, SelectField} from '#desk/ui/field.tsx'
import type {
  Field as FieldDefinition,
  Item,
} from '../../../app/shared-with-server/content-fields.ts'
import {MediaInput, PictureTile} from '../media/media-input.tsx'
import {choiceName, fieldName} from '../words.ts'
import {CoordinatesInput, FlagInput} from './plain-inputs.tsx'
import {type InputProps, textOf, useProblem} from './record-context.tsx'
import {ReferenceInput} from './reference-input.tsx'
import {RowList} from './row-list.tsx'
import {WordsInput} from './words-input.tsx'

interface FieldInputProps {
  path: string
  name: string
  field: FieldDefinition
  value: unknown
}

export function FieldInput({path, name, field, value}: FieldInputProps) {
  const {i18n} = useDesk()
  const label = fieldName(i18n, name)
  const help = i18n._(field.says)
  // Not what the label says already.
  const own = help === `${label}.` ? {} : {help}
  return <Input path={path} label={label} {...own} field={field} value={value} />
}

function Input(props: InputProps) {
  const {i18n} = useDesk()
  const {path, label, help, field, value} = props
  const error = useProblem(path)
  const described = {id: path, label, help, ...(error && {error})}
  switch (field.is) {
    case 'words':
    case 'html':
      return <WordsInput {...props} />
    case 'flag':
      return <FlagInput {...props} />
    case 'coordinates':
      return <CoordinatesInput {...props} />
    case 'list':
      return (
        <RowList {...props} field={field}>
          {(item, at, name) => <Row path={at} label={name} of={field.of} value={item} />}
        </RowList>
      )
    case 'group':
      return (
        <fieldset className="group" id={path}>
          <legend>{label}</legend>
          {help && <p className="field-help">{help}</p>}
          <Parts path={path} fields={field.fields} value={value} />
        </fieldset>
      )
    case 'media':
      return <MediaInput {...props} field={field} />
    case 'reference':
      return <ReferenceInput {...props} field={field} />
    case 'choice':
      return (
        <SelectField
          {...described}
          value={textOf(value)}
          options={[['', ''], ...field.of.map(one => [one, choiceName(i18n, one)] as const)]}
        />
      )
    default:
      return (
        <Field {...described}>
          {attributes => (
            <input
              name={path}
              defaultValue={textOf(value)}
              placeholder={'default' in field ? textOf(field.default) : undefined}
              {...TYPES[field.is]}
              {...attributes}
            />
          )}
        </Field>
      )
  }
}

function Row({path, label, of, value}: {path: string; label: string; of: Item; value: unknown}) {
  if (of.is === 'group') return <Parts path={path} fields={of.fields} value={value} isRow />
  if (of.is === 'media')
    return <PictureTile path={path} kind={of.kind} address={`${value ?? ''}`} />
  return <Input path={path} label={label} field={of} value={value} />
}

const TYPES: Partial<Record<FieldDefinition['is'], React.ComponentProps<'input'>>> = {
  number: {type: 'text', inputMode: 'decimal', dir: 'ltr'},
  day: {type: 'date'},
  time: {type: 'time'},
  address: {type: 'url', dir: 'ltr'},
  text: {type: 'text', dir: 'auto'},
}

interface PartsProps {
  path: string
  fields: Record<string, FieldDefinition>
  value: unknown
  isRow?: boolean
}

/** The fields of a group, one after the other. Most rows do without their optional texts. */
function Parts({path, fields, value, isRow}: PartsProps) {
  const {i18n} = useDesk()
  const own = (value ?? {}) as Record<string, unknown>
  return Object.entries(fields).map(([name, field]) => {
    const {[name]: given} = own
    const input = (
      <FieldInput key={name} path={`${path}.${name}`} name={name} field={field} value={given} />
    )
    const isFolded = isRow && field.is === 'words' && field.optional && given === undefined
    return isFolded ? (
      <details key={name}>
        <summary>{i18n._('Add: {label}', {label: fieldName(i18n, name)})}</summary>
        {input}
      </details>
    ) : (
      input
    )
  })
}
