/** The rules of an application for a job (spec section 5, 'Job application'), to the letter. */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {fileMessages, type GivenFile, isResume} from '#kit/forms/files/limits.ts'
import {holds, isEmail, isFilled, isName, isPhone, messages} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'
import type {applyForJobApplication} from '#trade/contract/sent-calls.ts'

export interface Application extends Omit<ParamsOf<typeof applyForJobApplication>, 'media'> {
  /** The resume, which may be left out. */
  media?: GivenFile
}

export const applicationSuite = formSuite<Application>(application => {
  const {media} = application
  isFilled('career_id', application.career_id, /*i18n*/ 'Please choose an opening.')
  isFilled('name', application.name, messages.nameRequired)
  isName('name', application.name, messages.validName)
  isFilled('phone', application.phone, messages.phoneRequired)
  isPhone('phone', application.phone, messages.validNumber)
  isFilled('email', application.email, /*i18n*/ 'Email is required.')
  isEmail('email', application.email, /*i18n*/ 'Email is invalid.')
  isFilled('experience', application.experience, /*i18n*/ 'Experience is required.')
  isFilled('current_salary', application.current_salary, /*i18n*/ 'Current Salary is required.')
  isFilled('expected_salary', application.expected_salary, /*i18n*/ 'Expected Salary is required.')
  isFilled(
    'available_to_join',
    application.available_to_join,
    /*i18n*/ 'Available to Join is required.',
  )
  isFilled(
    'current_location',
    application.current_location,
    /*i18n*/ 'Current Location is required.',
  )
  holds('media', fileMessages.resume, () => media === undefined || isResume(media))
})
