/** Words and times of the calendar. */
import {type Locale, languageOf} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {viewingClock} from '#trade/viewing/times.ts'
import type {Appointment} from './appointments.ts'
import type {Conflict} from './conflicts.ts'

/** `10:30`, at the office. */
export const clockIn = (locale: Locale, moment: Date) =>
  viewingClock(moment.toISOString(), languageOf(locale).formats)

export const spanIn = (locale: Locale, {startsAt, endsAt}: {startsAt: Date; endsAt: Date}) =>
  `${clockIn(locale, startsAt)}–${clockIn(locale, endsAt)}`

/** A day as `2026-12-01`, in words. */
export const dayIn = (locale: Locale, day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOf(locale).formats, {...options, timeZone: 'UTC'}).format(
    new Date(`${day}T12:00:00Z`),
  )

export const kindWord = (i18n: Translator, is: Appointment['is']) =>
  ({
    viewing: i18n._('Viewing'),
    house: i18n._('Open house'),
    reminder: i18n._('Reminder'),
  })[is]

export function conflictText(i18n: Translator, locale: Locale, conflict: Conflict): string {
  switch (conflict.is) {
    case 'away':
      return i18n._('The agent has the day off.')
    case 'closed':
      return i18n._('The office is closed on this day.')
    case 'house':
      return i18n._('At the same time as an open house, {time}.', {time: spanIn(locale, conflict)})
    case 'busy':
      return i18n._('The agent’s own calendar is busy, {time}.', {time: spanIn(locale, conflict)})
    default:
      return i18n._('At the same time as another viewing, {time}.', {
        time: spanIn(locale, conflict),
      })
  }
}

export const listIn = (locale: Locale, names: string[]) =>
  new Intl.ListFormat(languageOf(locale).formats).format(names)

/** Words in the reader's language, else in English. */
export const wordsIn = (locale: Locale, words: Record<string, string>) =>
  words[locale] || words.en || ''
