import {type PropsOf, text} from '#kit/core/attributes.ts'
import {prefillAttribute} from '#kit/forms/form-attributes.ts'

export const attributes = {
  /** The home, by the last part of its page: `marina-loft`. Either it or `agent` is required. */
  slug: text(),
  /** The member of the team, by the last part of the person's page: `layla-haddad`. */
  agent: text(),
  /**
   * A line above the hours; without one it is `Choose an hour for a viewing`, or `Choose a time to meet`
   * where only an agent is named, and `none` leaves it out.
   */
  heading: text(),
  ...prefillAttribute,
}

export type ViewingProps = PropsOf<typeof attributes>

/** The number of days with a free hour that are shown at first, and added on request. */
const DAYS = '4'

/** In this order, so that the view gets the answer to the call that began before it was there. */
export const parametersOf = ({slug, agent}: Pick<ViewingProps, 'slug' | 'agent'>) => ({
  slug: slug.trim(),
  agent: slug.trim() ? '' : agent.trim(),
  days: DAYS,
})
