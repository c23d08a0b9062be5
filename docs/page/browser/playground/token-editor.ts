/** The token editor. A colour has two fields, for light and dark; the token combines them. */
import {change, currentState, follow} from './state.ts'

export function followTokens(editor: HTMLElement) {
  // The colours need not be folded away where the code stands beside them instead of below.
  const isWide = matchMedia('(min-width: 80em)').matches
  editor.querySelector('details')?.toggleAttribute('open', isWide)
  const fields = [...editor.querySelectorAll('input')]
  editor.addEventListener('input', ({target}) => {
    const {name} = target as HTMLInputElement
    const {[name]: _, ...rest} = currentState().tokens
    const same = fields.filter(field => field.name === name)
    const value = valueIn(same)
    change(`t-${name}`, {tokens: value ? {...rest, [name]: value} : rest})
  })
  const reset = editor.querySelector('[data-reset]')
  reset?.addEventListener('click', () => change('reset', {tokens: {}}))
  follow(({tokens}) => {
    for (const field of fields) {
      const value = tokens[field.name]
      const wanted = value ? inScheme(value, field.dataset.scheme) : field.defaultValue
      if (field.value !== wanted) field.value = wanted
    }
  })
}

/** '' if all fields have their defaults. */
function valueIn(fields: HTMLInputElement[]): string {
  const [light, dark] = fields
  if (!light || fields.every(field => field.value === field.defaultValue)) return ''
  if (!dark) return light.value.trim()
  return light.value === dark.value ? light.value : `light-dark(${light.value}, ${dark.value})`
}

/** One colour of `light-dark(a, b)`; anything else is the same in both. */
function inScheme(value: string, scheme?: string): string {
  const [, light = value, dark = value] = value.match(/^light-dark\((.+), (.+)\)$/) ?? []
  return scheme === 'dark' ? dark : light
}
