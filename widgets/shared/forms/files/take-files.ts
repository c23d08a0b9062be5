/** The files of a form, and how it adopts those that are in its field already. */
import type {Notify} from '../../overlay/notify.ts'
import type {FormModel} from '../form-state.ts'

/**
 * Puts the chosen files into the model, as far as the form accepts them, and reports why it does
 * not take the others.
 */
// biome-ignore lint/suspicious/noExplicitAny: a form's own, with a field for files
export type TakeFiles = (chosen: File[], model: FormModel<any>, notify: Notify) => void

/** One file, several or none. */
export const filesOf = (value: unknown): File[] =>
  Array.isArray(value) ? value : value instanceof File ? [value] : []

/** Those in the field; it is emptied, so that the same file can be chosen again after it was removed. */
export function pickFrom(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  if (files.length > 0) input.value = ''
  return files
}

/**
 * Files that were chosen while the form slept are the model's from its first moment: called with the
 * model just made, before it is sent. What is chosen later the field takes itself.
 */
export function adoptFiles(
  root: ShadowRoot | null | undefined,
  name: string,
  take: (files: File[]) => void,
) {
  const input = root?.querySelector<HTMLInputElement>(`[type=file][name=${name}]`)
  const files = input ? pickFrom(input) : []
  if (files.length > 0) take(files)
}
