import {useStyles} from '#kit/core/sheets.ts'
import {BookingForm, formStyles} from './form.tsx'

/** The enquiry on the page itself; its styles come with it, not with the button. */
export function InlineBooking({label}: {label: string}) {
  useStyles(formStyles)
  return <BookingForm label={label} />
}
