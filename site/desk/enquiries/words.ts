/** Words for what is stored of enquiries as codes. */
import {languageOf, locales} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'

const known = (words: Record<string, string>, code: string) =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code

export const stateWord = (i18n: Translator, state: string) =>
  known(
    {
      open: i18n._('Open'),
      received: i18n._('New'),
      called: i18n._('Called'),
      viewing: i18n._('Viewing'),
      won: i18n._('Won'),
      lost: i18n._('Lost'),
      spam: i18n._('Spam'),
    },
    state,
  )

export const formWord = (i18n: Translator, form: string) =>
  known(
    {
      contact: i18n._('Contact'),
      newsletter: i18n._('Newsletter'),
      createBooking: i18n._('Booking'),
      createViewing: i18n._('Viewing'),
      createTeamMemberContact: i18n._('Message to a team member'),
      addListWithUs: i18n._('Owner listing a property'),
      applyForJobApplication: i18n._('Job application'),
    },
    form,
  )

export const templateWord = (i18n: Translator, template: string) =>
  known(
    {
      received: i18n._('Received'),
      viewing: i18n._('Offer a viewing'),
      documents: i18n._('Ask for documents'),
      'follow-up': i18n._('Follow up'),
      visit: i18n._('Offer a visit'),
      interview: i18n._('Invite to an interview'),
      decline: i18n._('Decline'),
      call: i18n._('Offer a call'),
    },
    template,
  )

/** The name of a language in that language. */
export const languageWord = (locale: string) => {
  const found = locales.find(one => one === locale)
  return found ? languageOf(found).name : locale
}

const FIELDS: Record<string, string> = {
  message: /*i18n*/ 'Message',
  is_whatsapp_number: /*i18n*/ 'This is a WhatsApp number',
  rentOrSale: /*i18n*/ 'Rent or buy',
  viewing: /*i18n*/ 'Hour chosen first',
  mode: /*i18n*/ 'In person or by video',
  team_member: /*i18n*/ 'Team member',
  property_location: /*i18n*/ 'Property location',
  current_valuation: /*i18n*/ 'Current valuation',
  move_in_date: /*i18n*/ 'Move-in date',
  career_id: /*i18n*/ 'Vacancy',
  experience: /*i18n*/ 'Experience',
  current_salary: /*i18n*/ 'Current salary',
  expected_salary: /*i18n*/ 'Expected salary',
  available_to_join: /*i18n*/ 'Available to join',
  current_location: /*i18n*/ 'Current location',
}

export const fieldWord = (i18n: Translator, field: string) =>
  Object.hasOwn(FIELDS, field) ? i18n._(FIELDS[field] ?? '') : field.replaceAll('_', ' ')

export const modeWord = (i18n: Translator, mode: string) =>
  mode === 'video' ? i18n._('by video') : i18n._('in person')

/** `true` and `false` are of a box that was ticked or not, `person` and `video` of a viewing. */
export const valueWord = (i18n: Translator, value: string) =>
  known(
    {
      true: i18n._('yes'),
      false: i18n._('no'),
      person: modeWord(i18n, 'person'),
      video: modeWord(i18n, 'video'),
    },
    value,
  )
