/** The rule of the newsletter (spec section 5, 'Newsletter'): one message, shown as a toast. */
import type {ParamsOf} from '../api/call.ts'
import type {newsletter} from '../api/sent-calls.ts'
import {isEmail} from '../forms/rules.ts'
import {formSuite} from '../forms/suite.ts'

export type Subscription = ParamsOf<typeof newsletter>

export const newsletterSuite = formSuite<Subscription>(({email}) => {
  isEmail('email', email, /*i18n*/ 'Invalid Email')
})
