/** The rule of the newsletter (spec section 5, 'Newsletter'): one message, shown as a toast. */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {isEmail} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'
import type {newsletter} from '../contract/sent-calls.ts'

export type Subscription = ParamsOf<typeof newsletter>

export const newsletterSuite = formSuite<Subscription>(({email}) => {
  isEmail('email', email, /*i18n*/ 'Invalid Email')
})
