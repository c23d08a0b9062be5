/** Which of the chosen images the form takes (spec section 5, 'List with us'). */
import {fileMessages, isImageType, LARGEST_IMAGE, MAX_IMAGES} from '../shared/forms/files/limits.ts'
import type {FormModel} from '../shared/forms/form-state.ts'
import type {Notify} from '../shared/overlay/notify.ts'
import type {SubmissionValues} from './model.ts'

/** Too many are refused together, since the choice is the visitor's; others one by one. */
export function takeImages(chosen: File[], model: FormModel<SubmissionValues>, notify: Notify) {
  const held = model.values.value.property_images
  if (held.length + chosen.length > MAX_IMAGES) {
    notify.error(fileMessages.tooManyImages)
    return
  }
  const images = chosen.filter(isImageType)
  const taken = images.filter(({size}) => size <= LARGEST_IMAGE)
  if (images.length < chosen.length) notify.error(fileMessages.imageFormat)
  else if (taken.length < images.length) notify.error(fileMessages.imageSize)
  if (taken.length > 0) model.change('property_images', [...held, ...taken])
}
