/** Sends the requests of a partner's page to a server in its own process. */
import {booking, enquiry} from '../leads/people.ts'
import type {ServerProcess} from './server-process.ts'

type Server = Pick<ServerProcess, 'api'>

interface Sender {
  name?: string
  partner?: string
}

/** Sends a booking; returns the status of the answer. */
export async function sendBooking({api}: Server, {name = booking.name, partner}: Sender = {}) {
  const query = partner === undefined ? '' : `?partner=${partner}`
  const answer = await fetch(`${api}/api/v1/user/createBooking${query}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({...booking, name}),
  })
  return answer.status
}

/** Sends the contact form; returns the status of the answer. */
export async function sendContact({api}: Server, fields: Partial<typeof enquiry> = {}, query = '') {
  const answer = await fetch(`${api}/api/v1/user/contact${query}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({...enquiry, ...fields}),
  })
  return answer.status
}

/** Reports what was viewed and opened; returns the status of the answer. */
export async function sendUse({api}: Server, use: Record<string, string>) {
  const url = `${api}/api/v1/user/countUse?${new URLSearchParams(use)}`
  return (await fetch(url, {method: 'POST'})).status
}
