/** Selects the images that the form accepts (spec section 5, 'List with us'). */
import {fileMessages, imagesRefusal, MAX_IMAGES} from '#kit/forms/files/limits.ts'
import type {PreparedImage} from '#kit/forms/files/prepare-image.ts'
import type {FormModel} from '#kit/forms/form-state.ts'
import type {Notify} from '#kit/overlay/notify.ts'
import type {SubmissionValues} from './model.ts'

/** Too many are refused together, since the choice is the visitor's; others one by one. */
export async function takeImages(
  chosen: File[],
  model: FormModel<SubmissionValues>,
  notify: Notify,
): Promise<boolean> {
  const held = () => model.values.value.property_images
  if (held().length + chosen.length > MAX_IMAGES) {
    notify.error(fileMessages.tooManyImages)
    return false
  }
  const prepare = await loadPrepare()
  const taken: File[] = []
  const refused: [refusal: string, title?: string][] = []
  // One after the other: each may fill the memory of a phone.
  for (const file of chosen) {
    const {image, refusal = imagesRefusal([image]), title} = await prepare(file)
    if (refusal) refused.push([refusal, title])
    else taken.push(image)
  }
  const [first] = refused
  if (first) notify.error(...first)
  if (taken.length > 0) model.change('property_images', [...held(), ...taken])
  return !first
}

/** The server alone checks the images if the code cannot be fetched. */
const loadPrepare = () =>
  import('#kit/forms/files/prepare-image.ts').then(
    ({prepareImage}) => prepareImage,
    () =>
      async (image: File): Promise<PreparedImage> => ({image}),
  )
