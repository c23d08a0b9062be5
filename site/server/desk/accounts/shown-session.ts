/** A session as a list of them shows it. */
import type {Session} from '../access/sessions.ts'

export const shownSession = ({id, device, createdAt, seenAt}: Session, own?: string) => ({
  ...{id, device, isThis: id === own},
  ...{createdAt: createdAt.toISOString(), seenAt: seenAt.toISOString()},
})
