/** The answer to a partner's developer, who tries a form: it looks the same, and takes no hour. */
import {newToken} from '#server/platform/token.ts'
import {HOLD_SECONDS} from './hold.ts'
import {minutesAfter} from './hours/free-starts.ts'

const LENGTH_MINUTES = 30

export const testHold = (startsAt: Date) => ({
  token: newToken(),
  startsAt,
  endsAt: minutesAfter(startsAt, LENGTH_MINUTES),
  heldUntil: minutesAfter(new Date(), HOLD_SECONDS / 60),
})
