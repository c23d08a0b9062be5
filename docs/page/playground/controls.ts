/** The form control that edits an attribute, derived from its type in the docs table. */
export type Control =
  | {is: 'string'; example: string}
  | {is: 'boolean'}
  | {is: 'number'; min: number; max: number}
  | {is: 'enum'; values: string[]}
  | {is: 'json'; example: string}

export function controlOf(type: string, example = ''): Control {
  const bounds = type.match(/^number, (\S+) to (\S+)$/)
  if (bounds) return {is: 'number', min: Number(bounds[1]), max: Number(bounds[2])}
  if (type.includes(' | ')) return {is: 'enum', values: type.split(' | ')}
  if (type === 'boolean') return {is: 'boolean'}
  if (type === 'JSON') return {is: 'json', example}
  return {is: 'string', example}
}

/** The validation message for a value; '' when it is valid. An empty value is the default. */
export function validationMessage(control: Control, value: string): string {
  if (!value) return ''
  if (control.is === 'number') {
    const isValid = Number(value) >= control.min && Number(value) <= control.max
    return isValid ? '' : `A number between ${control.min} and ${control.max}.`
  }
  if (control.is !== 'json') return ''
  try {
    JSON.parse(value)
    return ''
  } catch {
    return 'This is not JSON yet.'
  }
}
