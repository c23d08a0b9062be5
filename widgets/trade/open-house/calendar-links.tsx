/** Three ways into the visitor's calendar; plain links, so that they work without JavaScript. */
import {useId} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {InAppHint} from '#kit/ui/in-app-hint.tsx'
import {calendarEvent, calendarFilePath, googleLink, outlookLink} from './calendar.ts'
import type {OpenHouseEntry} from './entry.ts'

interface CalendarLinksProps {
  house: OpenHouseEntry
  /** The address of its page, host included. */
  address: string
  /** A short description of the home. */
  text?: string
}

export function CalendarLinks({house, address, text}: CalendarLinksProps) {
  const {i18n, locale, page} = useServices()
  const heading = useId()
  const event = calendarEvent(house, address, text)
  if (!event) return null
  // On a partner's page the agency does not know the visitor's language.
  const file = calendarFilePath(house.slug) + (locale === 'en' ? '' : `?lang=${locale}`)
  return (
    <div className="add-to-calendar">
      <p className="add-to-calendar__label" id={heading}>
        {i18n._('Add to calendar')}
      </p>
      <ul className="add-to-calendar__links" aria-labelledby={heading}>
        <li>
          <a href={page(file)} type="text/calendar">
            {i18n._('Calendar file')} <bdi className="add-to-calendar__kind">.ics</bdi>
          </a>
        </li>
        <li>
          <a href={googleLink(event)} target="_blank" rel="noopener noreferrer">
            Google
          </a>
        </li>
        <li>
          <a href={outlookLink(event)} target="_blank" rel="noopener noreferrer">
            Outlook
          </a>
        </li>
      </ul>
      <InAppHint className="add-to-calendar__hint" />
    </div>
  )
}
