/** Opening hours as schema.org writes them: `Mo-Fr 09:00-18:00`. */
import type {OpeningHours} from '#trade/agency/agency.ts'

/** None of days that the record does not name by weekdays, such as `On request`. */
export const openingHours = (hours: OpeningHours[]): string[] =>
  hours.flatMap(({days, opens, closes}) => {
    const named = weekdaysIn(days.en)
    return named ? [`${named} ${opens}-${closes}`] : []
  })

/** `Monday to Friday` is `Mo-Fr`, `Monday and Friday` is `Mo,Fr`. */
function weekdaysIn(text: string) {
  const days = text.match(WEEKDAYS)?.map(day => day.slice(0, 2))
  const isRange = days?.length === 2 && /\bto\b|[-–]/.test(text)
  return days?.join(isRange ? '-' : ',')
}

const WEEKDAYS = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g
