/** Runs a form's own rules on what was sent; the API's calls and the site's native posts share it. */
import {type Call, takesFiles} from '#kit/api-client/call.ts'
import type {FormSuite} from '#kit/forms/suite.ts'
import {withPhoneDigits} from '#kit/typed/phone.ts'
import type {Values} from '#server/platform/api/payload.ts'
import {refuseFields} from '#server/platform/http-error.ts'
import type {ReceivedFile} from '#server/uploads/form-data.ts'

/** The rules of any form, whose values a payload reader has made of what was sent. */
export type AnySuite = FormSuite<never>

/** Throws a refusal (422) with the first message of each bad field. A fresh suite for each check. */
export function validate(suite: AnySuite | undefined, values: Values) {
  const errors = suite?.()(withPhoneDigits(values) as never)
  if (errors && Object.keys(errors).length) refuseFields(errors as Record<string, string>)
}

/** The received files, by the call's file fields; files of other fields are ignored. */
export function filesOf(call: Call, received: readonly ReceivedFile[] = []): Values {
  if (!takesFiles(call)) return {}
  const fields = Object.entries(call.params).flatMap(([name, {kind}]) => {
    const chosen = received.filter(({field}) => field === name)
    if (!chosen.length) return []
    if (kind === 'file' && chosen.length > 1) refuseFields({[name]: `${name} must be one file.`})
    return [[name, kind === 'file' ? chosen[0] : chosen]]
  })
  return Object.fromEntries(fields)
}
