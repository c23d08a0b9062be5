/** Calendars of an agent: those that are read for their busy times, and the private one to subscribe to. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {TextField} from '#desk/ui/field.tsx'
import {Form, PostButton, SubmitButton} from '#desk/ui/form.tsx'
import {Moment} from '#desk/ui/moment.tsx'
import type {AgentCalendar} from '#server/viewings/calendars/agents-calendars.ts'
import {reasonText} from './reason-text.ts'

/** Beginning of the addresses of its forms. */
const OWN_CALENDARS = '/desk/account/calendars'

export interface OwnCalendarsData {
  calendars: AgentCalendar[]
  /** Since when there is a private address; undefined: there is none. */
  feedSince: Date | undefined
  /** An address that was not taken, with the reason. */
  refused?: {address: string; problem: string}
}

export function OwnCalendars({calendars, feedSince, refused}: OwnCalendarsData) {
  const {i18n} = useDesk()
  return (
    <section className="section" id="calendars">
      <h2>{i18n._('Your calendars')}</h2>
      <h3>{i18n._('Calendars that are read')}</h3>
      <p>
        {i18n._(
          'When one of them is busy, visitors are offered no viewing. Only the times are read: titles, places and guests are never kept.',
        )}
      </p>
      {calendars.length > 0 && (
        <ul className="plain-list">
          {calendars.map(calendar => (
            <li key={calendar.id} className="own-calendar">
              <ReadCalendar {...calendar} />
              <PostButton
                action={`${OWN_CALENDARS}/${calendar.id}/remove`}
                label={i18n._('Remove')}
                look="quiet"
              />
            </li>
          ))}
        </ul>
      )}
      <Form action={OWN_CALENDARS} className="narrow section-end">
        <TextField
          id="address"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          required
          maxLength={2000}
          label={i18n._('Private address in iCal format')}
          help={i18n._(
            'Google: Settings of the calendar, “Secret address in iCal format”. Apple: share the calendar as a public one. Outlook: Settings, Shared calendars, “Publish a calendar”, the ICS link.',
          )}
          defaultValue={refused?.address}
          error={refused && i18n._(refused.problem)}
        />
        <SubmitButton label={i18n._('Add the calendar')} look="plain" />
      </Form>
      <h3>{i18n._('Your appointments in your own calendar')}</h3>
      <p>
        {i18n._(
          'Your program subscribes to a private address with your viewings and open houses. It has the home, its address and the visitor’s name; phone and email stay at the desk.',
        )}
      </p>
      {feedSince && (
        <p>
          {i18n._('The address was made:')} <Moment at={feedSince} />
        </p>
      )}
      <div className="buttons">
        <PostButton
          action="/desk/account/calendar-feed"
          label={
            feedSince
              ? i18n._('Make a new address; the former one ends')
              : i18n._('Make a private address')
          }
          look="plain"
        />
        {feedSince && (
          <PostButton
            action="/desk/account/calendar-feed/end"
            label={i18n._('End the address')}
            look="quiet"
          />
        )}
      </div>
    </section>
  )
}

function ReadCalendar({host, readAt, unreadable, trouble}: AgentCalendar) {
  const {i18n} = useDesk()
  return (
    <div>
      <b dir="ltr">{host}</b>
      {readAt ? (
        <p className="quiet">
          {i18n._('Last read')} <Moment at={readAt} />
        </p>
      ) : (
        !trouble && <p className="quiet">{i18n._('Not read yet')}</p>
      )}
      {trouble && (
        <p className="notice notice--wrong">
          {i18n._('It cannot be read:')} {reasonText(i18n, trouble.reason)}{' '}
          <span className="quiet">
            (<Moment at={trouble.since} />)
          </span>
        </p>
      )}
      {unreadable > 0 && (
        <p className="notice">
          {i18n._('Events whose times cannot be read, and do not count: {count}', {
            count: unreadable,
          })}
        </p>
      )}
    </div>
  )
}
