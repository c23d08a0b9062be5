/** The rules of the contact form (spec section 5, 'Contact form' and its popup variant). */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {isEmail, isFilled, isName, isPhone, messages} from '#kit/forms/rules.ts'
import {type FormSuite, formSuite} from '#kit/forms/suite.ts'
import type {contact} from '../contract/sent-calls.ts'

export type Enquiry = ParamsOf<typeof contact>

export const contactSuite = formSuite<Enquiry>(enquiry => {
  reachable(enquiry)
  isFilled('email', enquiry.email, messages.emailRequired)
  isEmail('email', enquiry.email, messages.emailInvalid)
  isFilled('message', enquiry.message, messages.messageRequired)
})

/** The popup variant requires a name and a phone; an email is validated only when one is given. */
export const popupContactSuite = formSuite<Enquiry>(enquiry => {
  reachable(enquiry)
  if (enquiry.email) isEmail('email', enquiry.email, messages.emailInvalid)
})

/** Both variants send the same call: an enquiry without a message field is from the popup. */
export const enquirySuite: FormSuite<Enquiry> = () => enquiry =>
  (enquiry.message === undefined ? popupContactSuite : contactSuite)()(enquiry)

function reachable(enquiry: Enquiry) {
  isFilled('name', enquiry.name, messages.nameRequired)
  isName('name', enquiry.name, messages.validName)
  isFilled('phone', enquiry.phone, messages.phoneRequired)
  isPhone('phone', enquiry.phone, messages.validNumber)
}
