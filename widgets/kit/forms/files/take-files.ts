/** The files of a form, and those that stand in its field. */
import type {Notify} from '../../overlay/notify.ts'
import type {FormModel} from '../form-state.ts'

/**
 * Puts the chosen files into the model, as far as the form accepts them, and reports why it does
 * not take the others. Returns whether it took all.
 */
// biome-ignore lint/suspicious/noExplicitAny: a form's own, with a field for files
export type TakeFiles = (chosen: File[], model: FormModel<any>, notify: Notify) => Promise<boolean>

/** One file, several or none. */
export const filesOf = (value: unknown): File[] =>
  Array.isArray(value) ? value : value instanceof File ? [value] : []

/** Those in the field; it is emptied, so that the same file can be chosen again after it was removed. */
export function pickFrom(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  if (files.length > 0) input.value = ''
  return files
}
