/** Another record: chosen from a list, or searched for where there are too many for one. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Field, SelectField} from '#desk/ui/field.tsx'
import type {
  Field as FieldDefinition,
  Item,
} from '../../../app/shared-with-server/content-fields.ts'
import {type InputProps, textOf, useProblem, useRecord} from './record-context.tsx'

interface ReferenceInputProps extends InputProps {
  field: Extract<FieldDefinition | Item, {is: 'reference'}>
}

export function ReferenceInput({path, label, help, field, value}: ReferenceInputProps) {
  const {i18n} = useDesk()
  const {choices} = useRecord()
  const error = useProblem(path)
  const {options = [], isMore = false} = choices[field.to] ?? {}
  const own = textOf(value)
  const isKnown = !own || options.some(({key}) => key === own)
  const described = {id: path, label, help, ...(error && {error})}
  const named = options.map(one => [one.key, one.name] as const)
  if (!isMore) {
    const unknown = isKnown ? [] : [[own, own] as const]
    return <SelectField {...described} value={own} options={[['', ''], ...unknown, ...named]} />
  }
  return (
    <Field {...described}>
      {attributes => (
        <>
          <input
            name={path}
            defaultValue={own}
            list={`${path}-choices`}
            data-choices={`/desk/content/${field.to}/+choices`}
            placeholder={i18n._('Type a name')}
            dir="auto"
            {...attributes}
          />
          <datalist id={`${path}-choices`}>
            {named.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
