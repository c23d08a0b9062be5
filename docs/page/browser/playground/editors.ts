/** Binds the attribute editors to the state in the URL. */
import {validationMessage} from '../../playground/controls.ts'
import type {WidgetBrief} from '../../playground/widget-brief.ts'
import {change, currentState, follow, type State} from './state.ts'
import {followTokens} from './token-editor.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function followEditors(brief: WidgetBrief) {
  const attributes = document.querySelector<HTMLElement>('[data-editor="attributes"]')
  if (attributes) followAttributes(attributes, brief)
  const tokens = document.querySelector<HTMLElement>('[data-editor="tokens"]')
  if (tokens) followTokens(tokens)
}

function followAttributes(editor: HTMLElement, brief: WidgetBrief) {
  const fields = [...editor.querySelectorAll<Field>('[name]')]
  const without = (name: string) => {
    const {[name]: _, ...rest} = currentState().attributes
    return rest
  }
  editor.addEventListener('input', ({target}) => {
    const field = target as Field
    const {name} = field
    const value = valueIn(field)
    if (complain(field, brief, value)) return
    const attributes =
      value === usual(brief, name) ? without(name) : {...without(name), [name]: value}
    change(`a-${name}`, {attributes})
  })
  const reset = editor.querySelector('[data-reset]')
  reset?.addEventListener('click', () => change('reset', {attributes: {}}))
  const fill = ({attributes}: State) => {
    for (const field of fields) {
      const value = attributes[field.name] ?? usual(brief, field.name)
      if (valueIn(field) === value && !field.validity.badInput) continue
      if (isCheckbox(field)) field.checked = value === 'true'
      else field.value = value
      complain(field, brief, value)
    }
  }
  follow(fill)
}

/** The value of the field while nothing is chosen. */
function usual(brief: WidgetBrief, name: string): string {
  const {control, initial = ''} = brief.attributes.find(each => each.name === name) ?? {}
  return brief.start[name] ?? (control?.is === 'enum' ? initial : '')
}

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

const valueIn = (field: Field) => (isCheckbox(field) ? `${field.checked || ''}` : field.value)

/** Says beside the field what is wrong with it; what is wrong goes no further. */
function complain(field: Field, brief: WidgetBrief, value: string): boolean {
  const control = brief.attributes.find(({name}) => name === field.name)?.control
  const isBad = field instanceof HTMLInputElement && field.validity.badInput
  const problem = control ? validationMessage(control, isBad ? 'NaN' : value) : ''
  const place = document.getElementById(`${field.id}-problem`)
  if (place) place.textContent = problem
  field.toggleAttribute('aria-invalid', !!problem)
  if (problem) field.setAttribute('aria-invalid', 'true')
  return !!problem
}
