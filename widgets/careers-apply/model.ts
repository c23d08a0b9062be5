/** The state and the actions of a job application (spec sections 4, 5, 8). */
import type {Answer} from '#kit/api-client/call.ts'
import {LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import type {Draft} from '#kit/forms/drafts.ts'
import {uploadingFetch} from '#kit/forms/files/uploading-fetch.ts'
import type {Resumed} from '#kit/forms/form-attributes.ts'
import {type FormServices, formModel} from '#kit/forms/form-model.ts'
import {westernDigits} from '#kit/typed/digits.ts'
import {applyForJobApplication} from '#trade/contract/sent-calls.ts'
import type {Application} from './suite.ts'

/** The values of the form: the rules know less of a file than a browser does. */
export type ApplicationValues = Application & {media?: File}

interface ApplicationSettings {
  careerId: string
  /** Values and errors from the server's validation. */
  resume: Resumed | null
  /** A failed application leads back to the openings (spec section 8), and is taken up again. */
  draft?: Draft<ApplicationValues>
}

export function applicationForm(
  {careerId, resume, draft}: ApplicationSettings,
  services: FormServices & Pick<Services, 'api'>,
) {
  const blank: ApplicationValues = {
    career_id: careerId,
    name: '',
    phone: '',
    email: '',
    experience: '',
    current_salary: '',
    expected_salary: '',
    available_to_join: '',
    current_location: '',
    media: undefined,
  }
  return formModel<ApplicationValues>(
    {
      name: 'careers-apply',
      initial: blank,
      received: /*i18n*/ 'We have received your application.',
      suite: async () => (await import('./suite.ts')).applicationSuite,
      reveal: 'once-touched',
      send: (application, options, sent) => {
        const fetch = application.media && uploadingFetch(sent)
        return services.api(applyForJobApplication, application, {...options, fetch})
      },
      tidy: {current_salary: asDigits, expected_salary: asDigits},
      wordRefusal,
      resume,
      draft,
    },
    services,
  )
}

/** A salary is a text of one's own, such as 15k and a car. */
const asDigits = (text: string, {leaving}: {leaving: boolean}) =>
  leaving ? westernDigits(text).trim() : westernDigits(text)

/** Spec section 8: whatever the server says, except where it validates fields by the rules. */
const wordRefusal = ({statusCode, message, errors = {}}: Answer) =>
  statusCode === 422 && Object.keys(errors).length > 0 ? message : LOAD_FAILED
