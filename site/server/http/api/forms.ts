/** The enquiries that the server takes: their rules and what is said when one was accepted. A line each. */

import type {ParamsOf} from '#kit/api-client/call.ts'
import type {FormSuite} from '#kit/forms/suite.ts'
import {savedSearchChangeSuite, savedSearchSuite} from '#trade/alerts/suite.ts'
import type * as contract from '#trade/contract/contract.ts'
import {thanks} from '#trade/contract/thanks.ts'
import {enquirySuite} from '#trade/enquiry/contact-suite.ts'
import {newsletterSuite} from '#trade/enquiry/newsletter-suite.ts'
import {bookingSuite} from '../../../../widgets/book-now/suite.ts'
import {applicationSuite} from '../../../../widgets/careers-apply/suite.ts'
import {listWithUsSuite} from '../../../../widgets/list-with-us/suite.ts'
import {teamContactSuite} from '../../../../widgets/team-contact/suite.ts'
import type {AnySuite} from './validate.ts'

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

/** Of forms that are no enquiries. */
const otherSuites: Partial<Record<keyof Contract, AnySuite>> = {
  createSavedSearch: savedSearchSuite,
  changeSavedSearch: savedSearchChangeSuite,
}

/** The rules of a call, where it is a form's. */
export const suiteOf = (name: keyof Contract): AnySuite | undefined =>
  forms[name]?.suite ?? otherSuites[name]
