/** Reads the stored record of a test enquiry from the server. */
import {callAddress} from '#kit/api-client/call-address.ts'
import {getTestEnquiry} from '#trade/contract/contract.ts'
import {notStored, reading, storedTable} from '../../test-log/entry.ts'
import {setHtml} from '../trusted.ts'

const TIMEOUT_MS = 15_000

/** Shows it in `place`, or why it cannot, with a button where asking again may help. */
export async function showStored(place: HTMLElement, id: string) {
  setHtml(place, reading)
  try {
    setHtml(place, await shownOf(id))
  } catch {
    setHtml(place, notStored('The server did not say what it stored.', true))
  }
  place
    .querySelector('[data-retry]')
    ?.addEventListener('click', () => void showStored(place, id), {once: true})
}

async function shownOf(id: string) {
  const address = callAddress(document.body.dataset.api ?? '', getTestEnquiry, {id})
  const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)})
  const answer = (await response.json()) as {message?: string; data?: unknown}
  if (response.status === 404) return notStored(answer.message ?? 'It is not there.', false)
  const stored = response.ok ? getTestEnquiry.response?.read(answer.data) : undefined
  if (!stored) throw new Error(`${address} answered ${response.status}`)
  return storedTable(stored)
}

/** Shows the one whose id is in the address: a link to it can be sent to somebody. */
export function showEnquiryOfAddress() {
  const section = document.querySelector<HTMLElement>('[data-enquiry]')
  const id = new URLSearchParams(location.search).get('id')?.trim()
  if (!section || !id) return
  const field = section.querySelector('input')
  if (field) field.value = id
  const place = section.querySelector<HTMLElement>('[data-stored]')
  if (place) void showStored(place, id)
}
