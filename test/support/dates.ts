/** Days and times relative to those of the run, for what has to lie in the past or in the future. */
import {officeDay} from '#trade/agency/office-day.ts'

/** Milliseconds. */
export const DAY = 86_400_000

/** A day as content gives it, so many days after the office's own. */
export const dayFrom = (count: number) =>
  new Date(Date.parse(officeDay()) + count * DAY).toISOString().slice(0, 10)

/** The moment so many milliseconds from now; before it if they are negative. */
export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds)
