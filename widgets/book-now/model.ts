/** The state and the actions of Book Now (spec sections 4, 5, 8). */

import type {Services} from '#kit/core/services/services.ts'
import type {Draft} from '#kit/forms/drafts.ts'
import {type FormServices, formModel} from '#kit/forms/form-model.ts'
import {createBooking} from '#trade/contract/sent-calls.ts'
import type {Booking} from './suite.ts'

const blank: Booking = {name: '', phone: '', is_whatsapp_number: false, email: '', rentOrSale: ''}

export interface BookingSettings {
  onSent?: (said?: string) => void
  /** The draft of a dialog, which may be closed while it is being filled in. */
  draft?: Draft<Booking>
}

export const bookingForm = (
  services: FormServices & Pick<Services, 'api'>,
  {onSent, draft}: BookingSettings = {},
) =>
  formModel<Booking>(
    {
      name: 'book-now',
      initial: blank,
      received: /*i18n*/ 'We have received your request.',
      suite: async () => (await import('./suite.ts')).bookingSuite,
      send: (booking, options) => services.api(createBooking, booking, options),
      // Without a phone there is no WhatsApp number: the box is disabled, and says nothing.
      settle: booking => (booking.phone ? booking : {...booking, is_whatsapp_number: false}),
      onSent: (_answer, received) => onSent?.(received),
      draft,
    },
    services,
  )
