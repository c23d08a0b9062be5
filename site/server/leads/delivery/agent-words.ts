/** Introductions of mails to the responsible person, in the languages of the desk. */
import type {Locale} from '#kit/i18n/locale.ts'

export interface AgentWords {
  /** Before the subject. */
  assigned: string
  newEnquiry: string
}

export const agentWords: Record<Locale, AgentWords> = {
  en: {
    assigned: 'An enquiry was assigned to you',
    newEnquiry: 'An enquiry for you',
  },
  fr: {
    assigned: 'Une demande vous a été attribuée',
    newEnquiry: 'Une demande pour vous',
  },
  ru: {
    assigned: 'Вам назначена заявка',
    newEnquiry: 'Заявка для вас',
  },
  ar: {
    assigned: 'أُسند إليك استفسار',
    newEnquiry: 'استفسار لك',
  },
}
