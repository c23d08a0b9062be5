/** The resume that the form takes (spec section 5, 'Job application'): a PDF that is not too large. */
import {fileMessages, isResume, RESUME_TYPE} from '#kit/forms/files/limits.ts'
import {beginsAsPdf} from '#kit/forms/files/pdf-header.ts'
import type {FormModel} from '#kit/forms/form-state.ts'
import type {Notify} from '#kit/overlay/notify.ts'
import type {ApplicationValues} from './model.ts'

const TITLE = /*i18n*/ 'Error'
/** Browsers name these where the system knows no other; then the name of the file says enough. */
const VAGUE_TYPES = ['', 'application/octet-stream', 'application/x-pdf']

/** Another one takes the place of the one before; what is none leaves it where it is. */
export async function takeResume(
  [file]: File[],
  model: FormModel<ApplicationValues>,
  notify: Notify,
): Promise<boolean> {
  if (!file) return true
  const resume = (await isPdf(file)) ? asPdf(file) : file
  if (isResume(resume)) model.change('media', resume)
  else notify.error(fileMessages.resume, TITLE)
  return isResume(resume)
}

/** The server looks into the file in any case. */
async function isPdf(file: File) {
  if (VAGUE_TYPES.includes(file.type) && /\.pdf$/i.test(file.name)) return true
  // A file that cannot be read, for example one that was moved, is not sent either.
  return beginsAsPdf(file).catch(() => false)
}

const asPdf = (file: File) =>
  file.type === RESUME_TYPE
    ? file
    : new File([file], file.name, {type: RESUME_TYPE, lastModified: file.lastModified})
