/**
 * A sentence for authors of content that is put into words where it is read: in English on a command
 * line, in the editor's language at the desk.
 */
export interface Saying {
  /** The English sentence, which is its id in the catalogues, with `{name}` for each value. */
  id: string
  values?: Record<string, SaidValue>
  /** What authors of files need besides, in English; a form shows it by itself. */
  inFiles?: string
}

export type SaidValue = string | number | Saying | Named

/** What files call otherwise than people do. */
export type Named = {kind: string} | {choices: readonly string[]} | {day: string}

/** Words that are marked for the catalogues with the comment `i18n`. */
export const say = (id: string, values?: Saying['values']): Saying => (values ? {id, values} : {id})

/** As authors of files read it. */
export function inEnglish({id, values = {}, inFiles}: Saying): string {
  const says = id.replace(/\{(\w+)\}/g, (_, name: string) => plain(values[name] ?? ''))
  return inFiles ? `${says} ${inFiles}` : says
}

function plain(value: SaidValue): string {
  if (typeof value !== 'object') return `${value}`
  if ('id' in value) return inEnglish(value)
  if ('kind' in value) return value.kind
  return 'day' in value ? value.day : value.choices.join(', ')
}
