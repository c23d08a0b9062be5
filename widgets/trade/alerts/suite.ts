/** The rules of a saved search, of the form that makes it and of the one that changes it. */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {holds, isEmail, isFilled, messages} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'
import type {changeSavedSearch, createSavedSearch} from '../contract/saved-search-calls.ts'
import {consentVersionsFor} from './consent.ts'

export type SavedSearch = ParamsOf<typeof createSavedSearch>
export type SavedSearchChange = ParamsOf<typeof changeSavedSearch>

export const frequencies = ['at-once', 'daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/** Actions of the owner on a saved search. */
export const savedSearchTasks = ['confirm', 'change', 'end', 'end-all', 'start', 'delete'] as const
export type SavedSearchTask = (typeof savedSearchTasks)[number]

const MAX_NAME_LENGTH = 80

export const savedSearchSuite = formSuite<SavedSearch>(
  ({name, email, frequency, consent, query}) => {
    testName(name)
    isFilled('email', email, messages.emailRequired)
    isEmail('email', email, messages.emailInvalid)
    testFrequency(frequency)
    holds('consent', /*i18n*/ 'Please agree to receive these emails.', () =>
      consentVersionsFor(query).includes(consent),
    )
  },
)

export const savedSearchChangeSuite = formSuite<SavedSearchChange>(({task, name, frequency}) => {
  holds('task', `task must be one of ${savedSearchTasks.join(', ')}.`, () =>
    savedSearchTasks.some(one => one === task),
  )
  if (task !== 'change') return
  testName(name)
  testFrequency(frequency)
})

function testName(name: string | undefined) {
  isFilled('name', name, /*i18n*/ 'Please give the search a name.')
  holds(
    'name',
    /*i18n*/ 'A name can have up to 80 characters.',
    () => (name ?? '').length <= MAX_NAME_LENGTH,
  )
}

const testFrequency = (frequency: string | undefined) =>
  holds('frequency', /*i18n*/ 'Please choose how often.', () =>
    frequencies.some(one => one === frequency),
  )

/** The server's words where a form token is missing, forged, or not two seconds old. */
export const MAYBE_A_ROBOT =
  /*i18n*/ 'We could not tell whether a person sent this. Please wait a few seconds, then send it again.'

/** The server's words where a network has used up its emails of the hour. */
export const TOO_MANY_EMAILS =
  /*i18n*/ 'Too many emails have been asked for from your network. Please try again in an hour.'
