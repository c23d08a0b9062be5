/**
 * Validates a native post with the form's own rules before anything is forwarded: the back end behind
 * `API_URL` may be one that accepts everything.
 */
import type {Answer} from '#kit/api-client/call.ts'
import {TOO_LONG} from '#kit/forms/lengths.ts'
import {payloadReader, type Values} from '#server/platform/api/payload.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {filesOf, validate} from '../../api/forms.ts'
import type {PageForm} from './page-forms.ts'
import type {PostedForm, Texts} from './posted.ts'

/** The payload to forward, tidied as the browser tidies it; or the answer that refuses it. */
export type Validation = {values: Values; refusal?: undefined} | {refusal: Answer}

export type ValidatePosted = (posted: PostedForm, params: Texts) => Validation

export function postedValidator(form: PageForm): ValidatePosted {
  const {call, fields, fromAddress = {}, suite} = form
  const requested = Object.entries(call.params).filter(([name]) => fields.includes(name))
  const read = payloadReader({params: Object.fromEntries(requested)})

  return ({texts, files}, params) => {
    try {
      const values = {
        ...readTexts(read, texts),
        ...Object.fromEntries(
          Object.entries(fromAddress).map(([name, param]) => [name, params[param]]),
        ),
        ...filesOf(call, files),
      }
      validate(suite, values)
      if (isFilled(texts.website)) return {refusal: {statusCode: 422, message: MAYBE_A_ROBOT}}
      return {values}
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return {refusal: {statusCode: 422, message: error.message, errors: error.errors}}
    }
  }
}

/** Only texts arrive here, so all that their shape can be refused for is their length. */
function readTexts(read: ReturnType<typeof payloadReader>, texts: Texts) {
  try {
    return read(texts)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields = Object.keys(error.errors ?? {})
    throw new Refusal(422, TOO_LONG, {
      errors: Object.fromEntries(fields.map(name => [name, TOO_LONG])),
    })
  }
}

/**
 * The field that people do not see was filled: by a script, or by a password manager. The form that
 * comes back is without that field, so a person presses Send once more and nothing is lost.
 */
const MAYBE_A_ROBOT =
  /*i18n*/ 'We could not tell whether a person sent this. Please press Send again.'

const isFilled = (text = '') => text.trim() !== ''
