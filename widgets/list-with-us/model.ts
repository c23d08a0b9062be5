/** What the form of an owner holds and does (spec sections 4, 5, 8). */
import {addListWithUs} from '../shared/api/sent-calls.ts'
import type {Services} from '../shared/core/services/services.ts'
import {uploadingFetch} from '../shared/forms/files/uploading-fetch.ts'
import type {Resumed} from '../shared/forms/form-attributes.ts'
import {type FormServices, formModel} from '../shared/forms/form-model.ts'
import {tidyAmount} from '../shared/typed/tidy-amount.ts'
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
