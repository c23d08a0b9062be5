/** The rules by which an hour for a viewing can be chosen, beside the weekly hours of the office. */
import {message} from '../../../app/shared-with-server/message.ts'
import type {Rule} from './checking.ts'
import {
  day,
  type Kind,
  list,
  number,
  optional,
  type RecordOf,
  reference,
  text,
  time,
  withDefault,
} from './fields.ts'
import {rowsOf} from './rows.ts'

const hours = {whole: true, least: 0, most: 168} as const
const minutes = {whole: true, least: 0, most: 480} as const
const firstDay = day('The first day.')
const lastDay = day('The last day; the same as the first for one day.')

export const viewingHoursKind = {
  'viewing-hours': {
    says: 'When homes can be viewed: within the weekly hours of the office, which are a fact of the agency, but for the days named here. Without this file no hours are offered.',
    files: 'single',
    key: 'Always `viewing-hours`: there is one.',
    fields: {
      length_minutes: withDefault(
        number('How long a viewing takes, in minutes.', {whole: true, least: 15, most: 240}),
        30,
      ),
      buffer_minutes: withDefault(
        number('What an agent has free between two appointments, in minutes.', minutes),
        15,
      ),
      travel_minutes: withDefault(
        number('The same between two neighbourhoods, in minutes.', minutes),
        45,
      ),
      notice_hours: withDefault(
        number('How long before it begins a viewing can still be chosen, in hours.', hours),
        2,
      ),
      days_ahead: withDefault(
        number('How many days ahead a viewing can be chosen; with 0 no hours are offered.', {
          whole: true,
          least: 0,
          most: 90,
        }),
        14,
      ),
      exceptions: optional(
        list(
          'Public holidays and other days that differ, such as those of Ramadan. Without times the office is closed; with times they replace its hours on the weekdays on which it is open.',
          {
            is: 'group',
            fields: {
              name: text('What it is; visitors do not see it.'),
              from: firstDay,
              to: lastDay,
              opens: optional(time('The office’s own time.')),
              closes: optional(time('The office’s own time.')),
            },
          },
          200,
        ),
      ),
      days_off: optional(
        list(
          'Days on which an agent has no viewings.',
          {
            is: 'group',
            fields: {agent: reference('team', 'Whose days.'), from: firstDay, to: lastDay},
          },
          1_000,
        ),
      ),
    },
  },
} satisfies Record<string, Kind>

/** The stored record: it has the defaults that a file leaves out. */
export type ViewingHours = Required<RecordOf<(typeof viewingHoursKind)['viewing-hours']['fields']>>

interface Run {
  from?: string
  to?: string
  opens?: string
  closes?: string
}

const runsIn = (value: unknown) => rowsOf<Run>(value)

const endsTooSoon =
  (list: 'exceptions' | 'days_off'): Rule =>
  values => {
    const runs = runsIn(values[list])
    const at = runs.findIndex(({from = '', to = ''}) => from && to && to < from)
    return at < 0
      ? undefined
      : [
          `${list}[${at}].to`,
          message(/*i18n*/ 'must not be before the first day, {day}.', {
            day: {day: `${runs[at]?.from}`},
          }),
        ]
  }

export const viewingHoursFaults: Rule[] = [
  endsTooSoon('exceptions'),
  endsTooSoon('days_off'),
  ({exceptions}) => {
    const runs = runsIn(exceptions)
    const at = runs.findIndex(({opens, closes}) => !opens !== !closes)
    if (at < 0) return undefined
    const missing = runs[at]?.opens ? 'closes' : 'opens'
    return [`exceptions[${at}].${missing}`, message(/*i18n*/ 'is missing.')]
  },
  ({exceptions}) => {
    const runs = runsIn(exceptions)
    const at = runs.findIndex(({opens, closes}) => opens && closes && opens >= closes)
    return at < 0
      ? undefined
      : [
          `exceptions[${at}].closes`,
          message(/*i18n*/ 'must be later than the start, {start}.', {
            start: runs[at]?.opens ?? '',
          }),
        ]
  },
]
