/**
 * What the agency writes again and again, by form and in the language of the person who is answered.
 * `{about}` is the property, the position or the place that the enquiry is about; what stands in
 * square brackets is left out where it is about none.
 */
import type {Locale} from '#kit/i18n/locale.ts'
import {ar} from './texts/ar.ts'
import {en} from './texts/en.ts'
import {fr} from './texts/fr.ts'
import {ru} from './texts/ru.ts'
import {namesOf, type Sender, type Template, type TemplateName, type Texts} from './texts/texts.ts'

/** All of them. */
export const templateNames: readonly TemplateName[] = [
  ...new Set(Object.values<readonly TemplateName[]>(namesOf).flat()),
]

export const texts: Record<Locale, Texts> = {en, fr, ru, ar}

/** Maps a form to the kind of sender; all other forms are enquiries about a home. */
const senders: Record<string, Sender> = {
  addListWithUs: 'owner',
  applyForJobApplication: 'applicant',
  createTeamMemberContact: 'writer',
  createNewsLetterSubscriber: 'subscriber',
}

const senderOf = (form: string): Sender => senders[form] ?? 'buyer'

/** The names of the texts that answer a form. */
export const templatesOf = (form: string): readonly TemplateName[] => namesOf[senderOf(form)]

export function findTemplate(form: string, name: TemplateName, locale: Locale): Template {
  const all: Partial<Record<TemplateName, Template>> = texts[locale][senderOf(form)]
  return all[name] ?? texts[locale].buyer.received
}
