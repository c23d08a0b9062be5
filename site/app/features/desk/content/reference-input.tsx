/** Another record: chosen from a list, or searched for where there are too many for one. */
import type {Field as FieldDefinition, Item} from '../../../shared-with-server/content-fields.ts'
import {useDesk} from '../desk-frame.ts'
import {Field} from '../ui/field.tsx'
import {type InputProps, textOf, useProblem, useRecord} from './record-context.ts'

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
  return (
    <Field id={path} label={label} help={help} {...(error && {error})}>
      {attributes =>
        isMore ? (
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
              {options.map(({key, name}) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        ) : (
          <select name={path} defaultValue={own} {...attributes}>
            <option value="" />
            {!isKnown && <option value={own}>{own}</option>}
            {options.map(({key, name}) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  )
}
