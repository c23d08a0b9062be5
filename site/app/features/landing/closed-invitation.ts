/** Whether this visit has closed the contact dialog of a landing page: then no other one opens it. */
import {inTabStorage} from '../../navigation/session-storage.ts'

const KEY = 'contact-dialog'

/** Where storage is blocked. */
let isClosed = false

export const isInvitationClosed = () =>
  isClosed || inTabStorage(storage => storage.getItem(KEY)) === 'closed'

export function rememberClosedInvitation() {
  isClosed = true
  inTabStorage(storage => storage.setItem(KEY, 'closed'))
}
