/**
 * Events in the server, for whichever monitor measures it. Parts report them here and need not
 * know whether anybody listens; an event must contain nothing personal.
 */
import {channel, subscribe, unsubscribe} from 'node:diagnostics_channel'

export interface Happenings {
  /** A request was answered. The route is a pattern of ours, never an address. */
  request: {
    server: 'site' | 'api'
    method: string
    route: string
    status: number
    seconds: number
  }
  /** A cache was read. */
  cache: {cache: string; isHit: boolean}
  /** A lead was brought to the agency, or could not be. */
  delivery: {channel: string; outcome: 'delivered' | 'retried' | 'failed'}
  /** An import of content ended. */
  import: {outcome: string; seconds: number}
  /** A sync with a feed ended. Refused listings are known of one that was not refused as a whole. */
  sync: {outcome: string; seconds: number; refused: number | undefined}
}

const nameOf = (kind: keyof Happenings) => `ocp.${kind}`

export function publish<Kind extends keyof Happenings>(kind: Kind, what: Happenings[Kind]) {
  channel(nameOf(kind)).publish(what)
}

/** Gives back what ends it. */
export function listenTo<Kind extends keyof Happenings>(
  kind: Kind,
  listener: (what: Happenings[Kind]) => void,
) {
  const onMessage = (message: unknown) => listener(message as Happenings[Kind])
  subscribe(nameOf(kind), onMessage)
  return () => void unsubscribe(nameOf(kind), onMessage)
}
