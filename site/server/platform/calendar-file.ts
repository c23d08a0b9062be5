/** One event as a file that every calendar reads. */
import ical, {type ICalCalendarMethod, type ICalEventData} from 'ical-generator'

interface CalendarFile {
  /** The names that the file says it is made by. */
  company: string
  product: string
  /** Tells a calendar what to do with the event of a mail; none: the file is downloaded. */
  method?: ICalCalendarMethod
  event: ICalEventData
}

/** The id that an event of this site has in every calendar, whatever is changed. */
export const eventId = (id: string, siteUrl: string) => `${id}@${hostOf(siteUrl)}`

/** The domain of those ids. */
export const hostOf = (siteUrl: string) => new URL(siteUrl).hostname

export function calendarFile({company, product, method, event}: CalendarFile): string {
  const calendar = ical({prodId: {company, product}, ...(method && {method})})
  calendar.createEvent(event)
  return `${calendar}\r\n`
}
