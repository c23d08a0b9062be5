/** The rules of Book Now (spec section 5, 'Book Now'). The messages' spaces are the specification's. */

import type {ParamsOf} from '#kit/api-client/call.ts'
import {holds, isEmail, isFilled, isName, isPhone, messages} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'
import type {createBooking} from '#trade/contract/sent-calls.ts'

export type Booking = ParamsOf<typeof createBooking>

export const bookingSuite = formSuite<Booking>(booking => {
  isFilled('name', booking.name, messages.nameRequired)
  isName('name', booking.name, messages.validName)
  isFilled('phone', booking.phone, messages.phoneRequired)
  isPhone('phone', booking.phone, /*i18n*/ 'Please enter a valid phone! ')
  isFilled('email', booking.email, /*i18n*/ ' Required! ')
  isEmail('email', booking.email, /*i18n*/ ' Invalid Email ! ')
  holds('rentOrSale', /*i18n*/ 'Required!', () => ['RENT', 'BUY'].includes(booking.rentOrSale))
})
