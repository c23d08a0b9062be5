/** The rules of the form that sends a shortlist to its owner. */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {holds, isEmail, isFilled, messages} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'
import type {sendShortlist} from '#trade/contract/saved-search-calls.ts'
import {MAX_SHORTLISTED} from '#trade/property/shortlist.ts'

export const slugsOf = (properties = '') => properties.split(',').filter(Boolean)

export const shortlistSuite = formSuite<ParamsOf<typeof sendShortlist>>(({email, properties}) => {
  isFilled('email', email, messages.emailRequired)
  isEmail('email', email, messages.emailInvalid)
  holds('properties', NOTHING_TO_SEND, () => {
    const count = slugsOf(properties).length
    return count > 0 && count <= MAX_SHORTLISTED
  })
})

/** The server's words where none of the homes is offered, too. */
export const NOTHING_TO_SEND = /*i18n*/ 'There is no home on this list that we could send.'
