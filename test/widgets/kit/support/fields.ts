/** Fake form controls, as far as a form reads them, for tests without a browser. */
import type {TypedField} from '#kit/forms/form-state.ts'

interface FieldState {
  name?: string
  type?: string
  value?: string
  checked?: boolean
  /** The text that a server rendered, or the state of a checkbox. */
  served?: string
  /** The position of the caret; null where the browser does not report it. */
  caret?: number | null
}

export interface TestField {
  field: TypedField
  /** The resulting text, and the resulting position of the caret. */
  readonly value: string
  readonly caret: number | null | undefined
  /** How often the text was written. */
  readonly writes: number
}

export function input({
  name = 'field',
  type = 'text',
  value = '',
  checked = false,
  served = '',
  caret,
}: FieldState) {
  let text = value
  let writes = 0
  const field = {
    name,
    type,
    checked,
    defaultChecked: served === 'checked',
    defaultValue: served,
    selectionEnd: caret,
    get value() {
      return text
    },
    set value(other) {
      text = other
      writes++
    },
    setSelectionRange(start: number, end: number) {
      if (start !== end) throw new Error('expected a caret, got a selection')
      field.selectionEnd = end
    },
  }
  return testField(field, () => writes)
}

export function textArea(name: string, value: string) {
  const field = {name, type: 'textarea', value, selectionEnd: null as number | null}
  return testField(field, () => 0)
}

const testField = (
  field: {value: string; selectionEnd: number | null | undefined},
  writes: () => number,
): TestField => ({
  field: field as unknown as TypedField,
  get value() {
    return field.value
  },
  get caret() {
    return field.selectionEnd
  },
  get writes() {
    return writes()
  },
})
