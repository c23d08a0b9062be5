/** The days that are asked for, of the hours that are free. */
import {refuseFields} from '#server/platform/http-error.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DEFAULT_DAYS = 5
const MAX_DAYS = 31

export function readHoursQuery({from, days}: {from?: string; days?: string}) {
  if (from && (!DAY.test(from) || Number.isNaN(Date.parse(from))))
    refuseFields({from: 'from must be a day, such as 2026-12-05.'})
  const count = days ? Number(days) : DEFAULT_DAYS
  if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS)
    refuseFields({days: `days must be a whole number from 1 to ${MAX_DAYS}.`})
  return {from, days: count}
}
