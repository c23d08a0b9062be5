/** The viewing that was booked: when it is, what happens next, and the ways to change it. */
import {useEffect, useRef} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {InAppHint} from '#kit/ui/in-app-hint.tsx'
import {viewingFile, viewingPath} from '#trade/viewing/paths.ts'
import type {BookedHour, ChosenProps} from './state.ts'
import {When} from './when.tsx'

/** Reminders come two hours before, unless that is soon after the booking. */
const isReminded = (starts: string) => Date.parse(starts) - Date.now() > 6 * HOUR_MS
const HOUR_MS = 3_600_000

interface BookedProps extends Pick<ChosenProps, 'hours' | 'Heading'> {
  hour: BookedHour
}

/** @csspart booked - The booked viewing and what happens next. */
export function Booked({hour: {starts, hold, mode, isTest}, hours, Heading}: BookedProps) {
  const {i18n, locale, page} = useServices()
  const agent = hours.agent_name
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const inLanguage = locale === 'en' ? '' : `?lang=${locale}`
  return (
    <div className="viewing__booked" part="booked">
      <Heading className="viewing__thanks" ref={heading} tabIndex={-1}>
        {i18n._('Your viewing is booked.')}
      </Heading>
      <p className="viewing__when">
        <When starts={starts} />
      </p>
      <p className="viewing__with">
        {mode === 'video'
          ? i18n._('By video: {agent} will send you the link.', {agent})
          : i18n._('{agent} looks forward to meeting you.', {agent})}
      </p>
      <p className="viewing__next">{i18n._('What happens next')}</p>
      <ol className="viewing__steps">
        {hours.sends_mail && (
          <li>{i18n._('You receive an email with a file for your calendar.')}</li>
        )}
        {hours.sends_mail && isReminded(starts) && (
          <li>{i18n._('We remind you by email beforehand.')}</li>
        )}
        <li>{i18n._('Something came up? Change or cancel it by your private link.')}</li>
      </ol>
      {!isTest && (
        <>
          <p className="viewing__ways">
            <a className="button" href={page(viewingFile(hold) + inLanguage)} type="text/calendar">
              {i18n._('Add to calendar')}
            </a>
            <a className="button button--quiet" href={page(viewingPath(hold) + inLanguage)}>
              {i18n._('Change or cancel')}
            </a>
          </p>
          <InAppHint className="viewing__hint" />
        </>
      )}
    </div>
  )
}
