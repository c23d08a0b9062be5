/**
 * Viewings at an hour that a visitor chooses, a part of the contract: ours, in no back end but the
 * reference one. Apart, since few widgets send them.
 */
import {optional, read, send, sendFor, text} from '#kit/api-client/call.ts'
import * as shape from '#kit/api-client/shapes.ts'
import {firstPaths} from './first-paths.ts'

const viewingDay = shape.record({
  /** The day at the office: `2026-12-05`. */
  day: shape.text,
  /** When a viewing can begin, in ISO 8601 and UTC. */
  starts: shape.list(shape.text),
})

/**
 * The hours at which a home, named by `slug`, or a member of the team, `agent`, can be seen: only those
 * that are free at this moment. A home's agent is the one it names. `from` is a day as `next` says it,
 * `days` how many days with a free hour are wanted, 1 to 31, or else 5. By `viewing`, the token of a
 * private link, they are those that this viewing can be moved to. 404 where no hours are offered:
 * then there is no place for them. The answer is a few seconds old at most.
 */
export const getViewingHours = read(
  shape.record({
    /** Slug of the member of the team. */
    agent: shape.text,
    agent_name: shape.text,
    length_minutes: shape.number,
    /** True where the visitor gets the calendar file and the reminders by email. */
    sends_mail: shape.optional(shape.flag),
    days: shape.list(viewingDay),
    /** The value of `from` for more; absent at the end. */
    next: shape.optional(shape.text),
  }),
)(
  'getViewingHours',
  {
    slug: optional(text),
    agent: optional(text),
    viewing: optional(text),
    from: optional(text),
    days: optional(text),
  },
  firstPaths.viewingHours,
)

/**
 * Holds an hour for five minutes, while its form is filled in. `starts` is one of the offered ones;
 * `hold`, the answer of an earlier call, is given back for it. 409 where somebody else was faster, 429
 * where a network holds too many.
 */
export const holdViewing = sendFor(
  shape.record({
    /** A secret: it books the hour, or gives it back. */
    hold: shape.text,
    starts: shape.text,
    ends: shape.text,
    /** The end of the five minutes. */
    until: shape.text,
  }),
)('holdViewing', {
  slug: optional(text),
  agent: optional(text),
  starts: text,
  hold: optional(text),
})

/** Gives a held hour back, when its form is left. Unknown ones are answered alike. */
export const releaseViewing = send('releaseViewing', {hold: text})

/**
 * Books the hour that is held. `mode` is `person` or `video`. Whoever books first has the hour: 409
 * where the five minutes were over and somebody else has it, 429 where a visitor has too many viewings
 * to come. Sent twice it is one viewing. From then on `hold` is the token of a private link.
 */
export const createViewing = sendFor(
  shape.record({
    /** Id of its enquiry. */
    id: shape.text,
    starts: shape.text,
    ends: shape.text,
  }),
)('createViewing', {
  hold: text,
  mode: text,
  name: text,
  phone: text,
  email: text,
  message: optional(text),
  fromUrl: optional(text),
})

/** A viewing as its visitor, or its agent, sees it by the token of a private link. No cache keeps it. */
export const getViewing = read(
  shape.record({
    /** Its event has the id `{id}@{host of the site}` in calendars. */
    id: shape.text,
    sequence: shape.number,
    /** The person whose link it is. */
    role: shape.oneOf('visitor', 'agent'),
    state: shape.oneOf('held', 'booked', 'cancelled', 'declined'),
    mode: shape.optional(shape.oneOf('person', 'video')),
    starts: shape.text,
    ends: shape.text,
    agent: shape.text,
    agent_name: shape.text,
    /** Only for the visitor. */
    agent_phone: shape.optional(shape.text),
    /** The home, where there is one. */
    slug: shape.optional(shape.text),
    home: shape.optional(shape.text),
    address: shape.optional(shape.text),
    /** True once the agent has said that the hour suits. */
    accepted: shape.flag,
    /** Only for the agent. */
    name: shape.optional(shape.text),
    phone: shape.optional(shape.text),
    email: shape.optional(shape.text),
  }),
)('getViewing', {token: text})

/**
 * An action on a viewing by the token of a private link. The visitor's `task` is `cancel`, or `move`
 * with one of the offered hours as `starts`; the agent's is `accept`, `decline`, or `move` to any hour
 * to come. Each may be repeated. 403 where it is the other one's task, 409 where the hour is taken or
 * the viewing is over.
 */
export const changeViewing = send('changeViewing', {
  token: text,
  task: text,
  starts: optional(text),
})
