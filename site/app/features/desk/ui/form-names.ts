/** What the forms of the site and the widgets are called. */
import type {Translator} from '../../../../../widgets/shared/i18n/translator.ts'

const names: Record<string, string> = {
  contact: /*i18n*/ 'Contact',
  newsletter: /*i18n*/ 'Newsletter',
  createBooking: /*i18n*/ 'Booking',
  createTeamMemberContact: /*i18n*/ 'Message to a member of the team',
  addListWithUs: /*i18n*/ 'Property offered',
  applyForJobApplication: /*i18n*/ 'Job application',
}

/** `form`: the call's name in the contract. */
export const formName = (i18n: Translator, form: string) =>
  Object.hasOwn(names, form) ? i18n._(names[form] ?? '') : form
