/** The error of an action on an enquiry, beside the field that it belongs to. */
import type {Translator} from '#kit/i18n/translator.ts'
import {stateWord} from './words.ts'

export interface Problem {
  at: 'state' | 'note' | 'assignee' | 'reminder' | 'answer' | 'merge' | 'viewing'
  is: string
  /** The present value, or a code of the mail server. */
  now?: string
}

export function problemText(
  i18n: Translator,
  problem: Problem | undefined,
  at: Problem['at'],
): string | undefined {
  if (problem?.at !== at) return undefined
  const {is, now = ''} = problem
  switch (is) {
    case 'conflict':
      return i18n._('Someone else has changed it in the meantime. It is now: {now}', {
        now: at === 'state' ? stateWord(i18n, now) : now || i18n._('Nobody'),
      })
    case 'empty':
      return i18n._('Write something first.')
    case 'long':
      return i18n._('Write up to 4,000 characters.')
    case 'long subject':
      return i18n._('Write up to 200 characters as the subject.')
    case 'taken':
      return i18n._(
        'The agent or the home has another viewing then, or too soon before or after it. Choose another hour.',
      )
    case 'over':
      return i18n._('This viewing is over, or was cancelled, and can no longer be changed.')
    case 'changed':
      return i18n._('Someone else has changed it in the meantime. This is how it is now.')
    case 'no account':
      return i18n._('Nobody with an account here has this name. Choose another person.')
    case 'past':
      return i18n._('Choose a day and a time in the future.')
    case 'no address':
      return i18n._('There is no email address to send it to. Call, or answer on WhatsApp.')
    case 'failed':
      return i18n._('It was not sent: the email server answered {code}. Try again.', {code: now})
    default:
      return i18n._('That cannot be done. Reload this page and try again.')
  }
}
