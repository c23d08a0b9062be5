/**
 * The calendar: on a desk a column for each day or agent, on a phone a list, from the same markup. With
 * JavaScript a viewing is dragged to another hour, which its enquiry then asks about.
 */
import {useDesk, useMay} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {SelectField, TextField} from '#desk/ui/field.tsx'
import {Form, Hidden, SubmitButton} from '#desk/ui/form.tsx'
import {Tabs} from '#desk/ui/links.tsx'
import {languageOf} from '#kit/i18n/locale.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {beside, CALENDAR, type CalendarView, viewAddress} from './calendar-view.ts'
import {Column, spansOf} from './column.tsx'
import {hoursShown, rangeClasses} from './places.ts'
import type {CalendarData} from './read-calendar.ts'
import {dayIn} from './words.ts'

export function CalendarScreen(data: CalendarData) {
  const {i18n, locale} = useDesk()
  const {view, agent, columns} = data
  const hours = hoursShown(columns.flatMap(column => spansOf(column)))
  const isEmpty = columns.every(({entries}) => entries.length === 0)
  return (
    <Screen title={i18n._('Calendar')}>
      <Tabs
        label={i18n._('Part of the calendar')}
        tabs={(['week', 'day'] as const).map(is => ({
          href: viewAddress({is, day: view.day}, agent),
          label: is === 'week' ? i18n._('Week') : i18n._('Day'),
          isCurrent: view.is === is,
        }))}
      />
      <Choice {...data} />
      <Ways {...data} />
      {isEmpty && <p className="quiet">{i18n._('No viewings, open houses or reminders.')}</p>}
      <div
        className={`calendar ${rangeClasses(hours)}`}
        data-calendar={languageOf(locale).formats}
        data-proposed={i18n._(
          '{when}. Enter opens the enquiry to move it there; Escape leaves it.',
          // The browser puts the time there.
          {when: '{when}'},
        )}
      >
        <Hours {...hours} />
        {columns.map(column => (
          <Column key={`${column.day} ${column.agent}`} column={column} data={data} hours={hours} />
        ))}
      </div>
      <p className="quiet calendar-help" data-calendar-help="" hidden>
        {i18n._(
          'Drag a viewing to move it, or press Shift with the arrow keys on one. Its enquiry then asks you to confirm, and shows what the visitor will be told.',
        )}
      </p>
      {useMay('content') && (
        <p>
          <a href="/desk/content/viewing-hours">{i18n._('Hours, holidays and days off')}</a>
        </p>
      )}
      <p className="visually-hidden" role="status" data-calendar-says="" />
    </Screen>
  )
}

/** A day to go to, and for those who may see all agents, whose calendar. */
function Choice({view, agent, agents}: CalendarData) {
  const {i18n} = useDesk()
  return (
    <Form action={CALENDAR} method="get" className="filters">
      <Hidden fields={view.is === 'day' ? [['view', 'day']] : []} />
      <TextField id="day" type="date" label={i18n._('Day')} defaultValue={view.day} />
      {agents.length > 0 && (
        <SelectField
          id="agent"
          label={i18n._('Agent')}
          value={agent ?? ''}
          options={[['', i18n._('All agents')], ...agents]}
        />
      )}
      <SubmitButton label={i18n._('Show')} look="plain" />
    </Form>
  )
}

function Ways({view, agent}: CalendarData) {
  const {i18n} = useDesk()
  const isWeek = view.is === 'week'
  return (
    <nav className="pages calendar-ways" aria-label={i18n._('Calendar')}>
      <a href={viewAddress(beside(view, -1), agent)} rel="prev">
        {isWeek ? i18n._('Previous week') : i18n._('Previous day')}
      </a>
      <a href={viewAddress({is: view.is, day: officeDay()}, agent)}>{i18n._('Today')}</a>
      <a href={viewAddress(beside(view, 1), agent)} rel="next">
        {isWeek ? i18n._('Next week') : i18n._('Next day')}
      </a>
      <Period {...view} />
    </nav>
  )
}

function Period({days}: CalendarView) {
  const {locale} = useDesk()
  const whole = {day: 'numeric', month: 'long', year: 'numeric'} as const
  const [first = '', last = first] = [days[0], days.at(-1)]
  return (
    <b className="calendar-period">
      {days.length > 1
        ? `${dayIn(locale, first, {day: 'numeric', month: 'long'})} – ${dayIn(locale, last, whole)}`
        : dayIn(locale, first, {...whole, weekday: 'long'})}
    </b>
  )
}

/** The clock beside the columns; each appointment says its own time. */
function Hours({first, until}: {first: number; until: number}) {
  return (
    <ol className="calendar-hours" aria-hidden="true">
      {Array.from({length: until - first}, (_, n) => `${first + n}:00`.padStart(5, '0')).map(
        clock => (
          <li key={clock}>{clock}</li>
        ),
      )}
    </ol>
  )
}
