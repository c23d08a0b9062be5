/** Validates the same inputs twice: by the model of the form on a page, and by the server. */

import type {Call} from '#kit/api-client/call.ts'
import type {Services} from '#kit/core/services/services.ts'
import type {FormServices} from '#kit/forms/form-model.ts'
import type {FieldErrors, FormSuite} from '#kit/forms/suite.ts'
import {withPhoneDigits} from '#kit/typed/phone.ts'
import {payloadReader} from '#server/platform/api/payload.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {fieldValue, type Inputs} from './form-inputs.ts'

export type PageServices = FormServices & Pick<Services, 'api' | 'path'>

/** Any form's model, as far as it is used here. */
export interface PageForm {
  values: {value: object}
  errors: {value: object}
  change(name: never, value: never): void
  leave(name: never): void
  send(): Promise<void>
}

/** A form that lives as long as its page: filled, left, sent, again and again. */
export function browserValidator(make: (services: PageServices) => PageForm) {
  let toast: string | undefined
  let isSent = false
  const model = make({
    api: async () => {
      isSent = true
      return {statusCode: 200, message: ''}
    },
    emit: () => true,
    isTest: () => false,
    notify: {
      prepare: () => {},
      success: () => {},
      error: message => {
        toast = message
      },
    },
    prepareCalls: () => {},
    path: () => 'contact-us',
  })
  const fields = Object.keys(model.values.value)

  const validate = async (inputs: Inputs): Promise<object> => {
    toast = undefined
    isSent = false
    for (const name of fields) {
      model.change(name as never, fieldValue(name, inputs[name]) as never)
      model.leave(name as never)
    }
    await model.send()
    if (isSent) return {}
    return toast === undefined ? model.errors.value : {email: toast}
  }
  return {fields, validate}
}

/** Runs the server's steps between a payload and a lead; files are described, not sent. */
export function serverValidator<Values>({params}: Pick<Call, 'params'>, suite: FormSuite<Values>) {
  const isFile = ([, {kind}]: [string, Call['params'][string]]) =>
    kind === 'file' || kind === 'files'
  const all = Object.entries(params)
  const files = all.filter(isFile).map(([name]) => name)
  const read = payloadReader({params: Object.fromEntries(all.filter(field => !isFile(field)))})
  return (inputs: Inputs): FieldErrors<Values> => {
    try {
      const given = files.map(name => [name, inputs[name]])
      return suite()(withPhoneDigits({...read(inputs), ...Object.fromEntries(given)}) as Values)
    } catch (error) {
      if (error instanceof Refusal) return (error.errors ?? {}) as FieldErrors<Values>
      throw error
    }
  }
}
