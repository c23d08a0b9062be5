/** The enquiries that the server takes: their rules and what is said when one was accepted. A line each. */
import {type Call, type ParamsOf, takesFiles} from '#kit/api-client/call.ts'
import type {FormSuite} from '#kit/forms/suite.ts'
import {withPhoneDigits} from '#kit/typed/phone.ts'
import type {Values} from '#server/platform/api/payload.ts'
import {refuseFields} from '#server/platform/http-error.ts'
import type {ReceivedFile} from '#server/uploads/form-data.ts'
import {savedSearchChangeSuite, savedSearchSuite} from '#trade/alerts/suite.ts'
import type * as contract from '#trade/contract/contract.ts'
import {thanks} from '#trade/contract/thanks.ts'
import {enquirySuite} from '#trade/enquiry/contact-suite.ts'
import {newsletterSuite} from '#trade/enquiry/newsletter-suite.ts'
import {heldHourSuite, viewingChangeSuite, viewingSuite} from '#trade/viewing/suite.ts'
import {bookingSuite} from '../../../../widgets/book-now/suite.ts'
import {applicationSuite} from '../../../../widgets/careers-apply/suite.ts'
import {listWithUsSuite} from '../../../../widgets/list-with-us/suite.ts'
import {teamContactSuite} from '../../../../widgets/team-contact/suite.ts'
import {shortlistSuite} from '../../../app/shared-with-server/shortlist-suite.ts'

type Contract = typeof contract

export interface Form<Values> {
  /** The rules the form itself runs in the browser. */
  suite: FormSuite<Values>
  /** The message of the answer 200. */
  accepted: string
}

export const forms: {[Name in keyof Contract]?: Form<ParamsOf<Contract[Name]>>} = {
  contact: {suite: enquirySuite, accepted: thanks.contact},
  newsletter: {suite: newsletterSuite, accepted: thanks.newsletter},
  createBooking: {suite: bookingSuite, accepted: thanks.createBooking},
  createTeamMemberContact: {
    suite: teamContactSuite,
    accepted: thanks.createTeamMemberContact,
  },
  addListWithUs: {suite: listWithUsSuite, accepted: thanks.addListWithUs},
  applyForJobApplication: {
    suite: applicationSuite,
    accepted: thanks.applyForJobApplication,
  },
}

/** Suites of calls that are no plain enquiries. */
const otherSuites: Partial<Record<keyof Contract, AnySuite>> = {
  createSavedSearch: savedSearchSuite,
  changeSavedSearch: savedSearchChangeSuite,
  sendShortlist: shortlistSuite,
  holdViewing: heldHourSuite,
  createViewing: viewingSuite,
  changeViewing: viewingChangeSuite,
}

/** The rules of a call, where it is a form's. */
export const suiteOf = (name: keyof Contract): AnySuite | undefined =>
  forms[name]?.suite ?? otherSuites[name]

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
