/** One test enquiry, by the id in the address: a link to it can be sent to somebody. */
import {showStored} from './read-stored.ts'

export function showEnquiryOfAddress() {
  const section = document.querySelector<HTMLElement>('[data-enquiry]')
  const id = new URLSearchParams(location.search).get('id')?.trim()
  if (!section || !id) return
  const field = section.querySelector('input')
  if (field) field.value = id
  const place = section.querySelector<HTMLElement>('[data-stored]')
  if (place) void showStored(place, id)
}
