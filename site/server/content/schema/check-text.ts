/** The check of a field that holds one text: an address, a day, a choice, a file. */
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {checkMediaPath} from '../media/media-path.ts'
import {got} from './check-number.ts'
import {type Checking, isTooLong, TOO_LONG} from './checking.ts'
import {resolveDay} from './days.ts'
import type {Field, Item} from './fields.ts'

type TextField = Extract<
  Field | Item,
  {is: 'text' | 'address' | 'day' | 'time' | 'choice' | 'media' | 'reference'}
>

export function checkText(
  field: TextField,
  given: string,
  report: (says: Message) => void,
  {today, mediaFault = checkMediaPath}: Checking,
) {
  switch (field.is) {
    case 'address':
      return isAddress(given)
        ? given
        : report(
            message(
              /*i18n*/ 'must be an address such as https://www.example.com/page, got {given}.',
              got(given),
            ),
          )
    case 'day':
      return (
        resolveDay(given, today) ??
        report(
          message(
            /*i18n*/ 'must be a day such as 2026-11-21, or "in 3 days", or "12 days ago", got {given}.',
            got(given),
          ),
        )
      )
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(given)
        ? given
        : report(message(/*i18n*/ 'must be a time such as 18:30, got {given}.', got(given)))
    case 'choice':
      return field.of.includes(given)
        ? given
        : report(
            message(/*i18n*/ 'must be one of {choices}, got {given}.', {
              choices: {choices: field.of},
              ...got(given),
            }),
          )
    case 'media': {
      const fault = mediaFault(field.kind, given)
      return fault ? report(fault) : given
    }
    default:
      if (isTooLong(given)) report(TOO_LONG)
      return given
  }
}

/** Whole, and without blanks, quotes and brackets, which a link has escaped. */
export function isAddress(given: string) {
  if (/[\s"'`<>\\]/.test(given) || !URL.canParse(given)) return false
  const {protocol} = new URL(given)
  return protocol === 'https:' || protocol === 'http:'
}
