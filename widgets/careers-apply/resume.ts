/** The resume that the form takes (spec section 5, 'Job application'): a PDF that is not too large. */
import {fileMessages, isResume} from '../shared/forms/files/limits.ts'
import type {FormModel} from '../shared/forms/form-state.ts'
import type {Notify} from '../shared/overlay/notify.ts'
import type {ApplicationValues} from './model.ts'

const TITLE = /*i18n*/ 'Error'

/** Another one takes the place of the one before; what is none leaves it where it is. */
export function takeResume([file]: File[], model: FormModel<ApplicationValues>, notify: Notify) {
  if (!file) return
  if (isResume(file)) model.change('media', file)
  else notify.error(fileMessages.resume, TITLE)
}
