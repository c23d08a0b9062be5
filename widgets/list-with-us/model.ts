/** The state and the actions of an owner's form (spec sections 4, 5, 8). */

import type {Services} from '#kit/core/services/services.ts'
import {uploadingFetch} from '#kit/forms/files/uploading-fetch.ts'
import type {Resumed} from '#kit/forms/form-attributes.ts'
import {type FormServices, formModel} from '#kit/forms/form-model.ts'
import {tidyAmount} from '#kit/typed/whole-amount.ts'
import {addListWithUs} from '#trade/contract/sent-calls.ts'
import type {Submission} from './suite.ts'

export type SubmissionValues = Submission & {property_images: File[]}

const blank: SubmissionValues = {
  name: '',
  phone: '',
  email: '',
  property_location: '',
  current_valuation: '',
  move_in_date: '',
  property_images: [],
}

export const listWithUsForm = (
  resume: Resumed | null,
  services: FormServices & Pick<Services, 'api'>,
) =>
  formModel<SubmissionValues>(
    {
      name: 'list-with-us',
      initial: blank,
      received: /*i18n*/ 'We have received the details of your property.',
      suite: async () => (await import('./suite.ts')).listWithUsSuite,
      send: (submission, options, sent) => {
        const hasFiles = submission.property_images.length > 0
        const fetch = hasFiles ? uploadingFetch(sent) : undefined
        return services.api(addListWithUs, submission, {...options, fetch})
      },
      tidy: {current_valuation: tidyAmount},
      resume,
    },
    services,
  )
