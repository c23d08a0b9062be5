/** One column of the calendar: a day, or an agent's part of it. */

import {Fragment} from 'react'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {dayAfter, officeMoment} from '#server/viewings/hours/opening.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {viewAddress} from './calendar-view.ts'
import {Crowd, spanOfCrowd} from './crowd.tsx'
import {Entry} from './entry.tsx'
import {inLanes, MAX_LANES, MOST_LANES} from './lanes.ts'
import {minutesIn, placeClasses} from './places.ts'
import type {CalendarColumn, CalendarData} from './read-calendar.ts'
import {dayIn, listIn, spanIn} from './words.ts'

const boundsOf = (day: string) => ({
  from: officeMoment(day, '00:00'),
  to: officeMoment(dayAfter(day, 1), '00:00'),
})

/** Minutes of the day from and to which there are appointments. */
export const spansOf = ({day, entries}: CalendarColumn) =>
  entries.map(entry => minutesIn(entry, boundsOf(day)))

interface ColumnProps {
  column: CalendarColumn
  data: CalendarData
  hours: {first: number; until: number}
}

export function Column({column, data, hours}: ColumnProps) {
  const {i18n, locale, now} = useDesk()
  const {day, agent, entries, busy} = column
  const {names} = data
  const id = `column-${agent ?? day}`
  const bounds = boundsOf(day)
  const wider = widerView(column, data)
  const isAllInOne = data.agent === undefined && agent === undefined
  return (
    <section
      className={
        day === officeDay(now) ? 'calendar-column calendar-column--today' : 'calendar-column'
      }
      aria-labelledby={id}
      data-day={day}
    >
      <div className="calendar-head">
        <h2 id={id}>
          {agent === undefined ? (
            <a href={viewAddress({is: 'day', day}, data.agent)}>
              {dayIn(locale, day, {weekday: 'short', day: 'numeric', month: 'short'})}
            </a>
          ) : (
            (agent && names.get(agent)) || i18n._('Without an agent')
          )}
        </h2>
        <Notes column={column} names={names} />
      </div>
      {busy.length > 0 && (
        <ul className="calendar-busy" aria-label={i18n._('Busy by their own calendar')}>
          {busy
            .filter(({startsAt, endsAt}) => startsAt < bounds.to && endsAt > bounds.from)
            .map(one => (
              <li
                key={`${one.startsAt.getTime()} ${one.id}`}
                className={placeClasses(minutesIn(one, bounds), {lane: 0, lanes: 1}, hours)}
              >
                {i18n._('Busy')} {spanIn(locale, cut(one, bounds))}
              </li>
            ))}
        </ul>
      )}
      <ol className="calendar-entries" data-entries="">
        {inLanes(entries, wider ? MAX_LANES : MOST_LANES).map(entry => (
          <Fragment key={`${entry.is} ${entry.id}`}>
            <Entry
              entry={entry}
              place={placeClasses(minutesIn(entry, bounds), entry)}
              agent={
                isAllInOne && entry.agent ? (names.get(entry.agent) ?? entry.agent) : undefined
              }
            />
            {entry.crowd && (
              <Crowd
                crowd={entry.crowd}
                place={placeClasses(minutesIn(spanOfCrowd(entry.crowd), bounds), entry)}
                day={day}
                href={wider}
              />
            )}
          </Fragment>
        ))}
      </ol>
    </section>
  )
}

/** The view in which this column has more room; undefined: it has the most already. */
function widerView({day, agent}: CalendarColumn, {view, agent: chosen, names}: CalendarData) {
  if (view.is === 'week') return viewAddress({is: 'day', day}, chosen)
  return agent && names.has(agent) ? viewAddress({is: 'day', day}, agent) : undefined
}

function cut(
  {startsAt, endsAt}: {startsAt: Date; endsAt: Date},
  {from, to}: {from: Date; to: Date},
) {
  return {startsAt: startsAt < from ? from : startsAt, endsAt: endsAt > to ? to : endsAt}
}

function Notes({column, names}: {column: CalendarColumn; names: Map<string, string>}) {
  const {i18n, locale} = useDesk()
  const {exceptions, away} = column
  return (
    <>
      {exceptions.map(({name, opens, closes}) => (
        <p key={name}>
          <span dir="auto">{name}</span>: {opens ? `${opens}–${closes}` : i18n._('closed')}
        </p>
      ))}
      {away.length > 0 && (
        <p>
          {i18n._('Day off: {names}', {
            names: listIn(
              locale,
              away.map(one => names.get(one) ?? one),
            ),
          })}
        </p>
      )}
    </>
  )
}
