/** The rules for a property that is submitted (spec section 5, 'List with us'), to the letter. */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {type GivenFile, imagesRefusal} from '#kit/forms/files/limits.ts'
import {holds, isEmail, isFilled, isName, isPhone} from '#kit/forms/rules.ts'
import {formSuite} from '#kit/forms/suite.ts'
import {readDay} from '#kit/typed/date.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {addListWithUs} from '#trade/contract/sent-calls.ts'

export interface Submission extends Omit<ParamsOf<typeof addListWithUs>, 'property_images'> {
  property_images?: readonly GivenFile[]
}

const REQUIRED = /*i18n*/ 'Required! '

export const listWithUsSuite = formSuite<Submission>(submission => {
  const {name, phone, email, property_location, current_valuation, move_in_date} = submission
  isFilled('name', name, REQUIRED)
  isName('name', name, /*i18n*/ 'Please enter a valid name!')
  isFilled('phone', phone, REQUIRED)
  isPhone('phone', phone, /*i18n*/ 'Please enter a valid contact number!')
  isFilled('email', email, REQUIRED)
  isEmail('email', email, /*i18n*/ 'Please enter a valid email!')
  isFilled('property_location', property_location, REQUIRED)
  isLocation('property_location', property_location)
  isFilled('current_valuation', current_valuation, REQUIRED)
  isValuation('current_valuation', current_valuation)
  isFilled('move_in_date', move_in_date, REQUIRED)
  isFuture('move_in_date', move_in_date)
  areImages('property_images', submission.property_images ?? [])
})

/** Something that names a place, in any script; `---` does not. */
const isLocation = (field: string, value: string) =>
  holds(field, /*i18n*/ 'Please enter a valid location!', () => /[\p{L}\p{Nd}]/u.test(value))

/** Whole dirhams: at least two digits, at least 10. */
const isValuation = (field: string, value: string) =>
  holds(
    field,
    /*i18n*/ 'Length must be greator than 10',
    () => /^\d{2,}$/.test(value) && Number(value) >= 10,
  )

/** A day after the one it is at the office. */
const isFuture = (field: string, day: string) =>
  holds(
    field,
    /*i18n*/ 'Please enter future date!',
    () => readDay(day) === day && day > officeDay(),
  )

function areImages(field: string, images: readonly GivenFile[]) {
  const refusal = imagesRefusal(images)
  holds(field, refusal ?? '', () => refusal === undefined)
}
