/** What an attribute is edited with, from the type that its table shows. */
export type Control =
  | {is: 'text'; example: string}
  | {is: 'flag'}
  | {is: 'number'; min: number; max: number}
  | {is: 'choice'; words: string[]}
  | {is: 'json'; example: string}

export function controlOf(type: string, example = ''): Control {
  const bounds = type.match(/^number, (\S+) to (\S+)$/)
  if (bounds) return {is: 'number', min: Number(bounds[1]), max: Number(bounds[2])}
  if (type.includes(' | ')) return {is: 'choice', words: type.split(' | ')}
  if (type === 'flag') return {is: 'flag'}
  if (type === 'JSON') return {is: 'json', example}
  return {is: 'text', example}
}

/** What is wrong with a value, in words; '' when nothing is. An empty one is the default. */
export function complaintAbout(control: Control, value: string): string {
  if (!value) return ''
  if (control.is === 'number') {
    const isSound = Number(value) >= control.min && Number(value) <= control.max
    return isSound ? '' : `A number between ${control.min} and ${control.max}.`
  }
  if (control.is !== 'json') return ''
  try {
    JSON.parse(value)
    return ''
  } catch {
    return 'This is not JSON yet.'
  }
}
