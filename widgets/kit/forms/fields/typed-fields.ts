/** How a form reads and writes the controls of the page. */
import type {TypedField} from '../form-state.ts'

/**
 * The value of a control; undefined where it has none, such as a radio button that is not chosen.
 */
export function heldBy(field: TypedField): string | boolean | undefined {
  if (!('checked' in field)) return field.value
  if (field.type === 'checkbox') return heldByBox(field)
  if (field.type === 'radio') return field.checked ? field.value : undefined
  return field.type === 'file' ? undefined : field.value
}

/** A box with a text of its own says that text, or nothing; without one it has `on`. */
function heldByBox({value, checked}: Pick<HTMLInputElement, 'value' | 'checked'>) {
  const hasText = value && value !== 'on' && value !== 'true'
  if (!hasText) return checked
  return checked ? value : ''
}

/** Returns true when its value differs from the rendered one. */
export const isChangedByVisitor = (field: TypedField) =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
