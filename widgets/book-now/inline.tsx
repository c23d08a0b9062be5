import {useLayoutEffect} from 'react'
import {addSheet} from '../shared/element/sheets.ts'
import {useServices} from '../shared/element/use-services.ts'
import {BookingForm, formStyles} from './form.tsx'

/** The enquiry on the page itself; its styles come with it, not with the button. */
export function InlineBooking({label}: {label: string}) {
  const {host} = useServices()
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, formStyles)
  }, [host])
  return <BookingForm label={label} />
}
