/**
 * A sentence for authors of content that is put into words where it is read: in English on a command
 * line, in the editor's language at the desk.
 */
export interface Message {
  /** The English sentence, which is its id in the catalogues, with `{name}` for each value. */
  id: string
  values?: Record<string, MessageValue>
  /** A note that only authors of files need, in English; a form explains itself. */
  inFiles?: string
}

export type MessageValue = string | number | Message | Named

/** Terms that files express differently from people. */
export type Named = {kind: string} | {choices: readonly string[]} | {day: string}

/** Words that are marked for the catalogues with the comment `i18n`. */
export const message = (id: string, values?: Message['values']): Message =>
  values ? {id, values} : {id}

/** As authors of files read it. */
export function inEnglish({id, values = {}, inFiles}: Message): string {
  const says = id.replace(/\{(\w+)\}/g, (_, name: string) => plain(values[name] ?? ''))
  return inFiles ? `${says} ${inFiles}` : says
}

function plain(value: MessageValue): string {
  if (typeof value !== 'object') return `${value}`
  if ('id' in value) return inEnglish(value)
  if ('kind' in value) return value.kind
  return 'day' in value ? value.day : value.choices.join(', ')
}
