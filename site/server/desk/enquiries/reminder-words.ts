/** The mail of a reminder, in the languages of the desk. */
import type {Locale} from '#kit/i18n/locale.ts'

export interface ReminderWords {
  subject: string
  text: string
}

export const reminderWords: Record<Locale, ReminderWords> = {
  en: {
    subject: 'Reminder of an enquiry',
    text: 'You wanted to be reminded of this enquiry now:',
  },
  fr: {
    subject: 'Rappel d’une demande',
    text: 'Vous vouliez que cette demande vous soit rappelée maintenant :',
  },
  ru: {
    subject: 'Напоминание о заявке',
    text: 'Вы просили напомнить об этой заявке сейчас:',
  },
  ar: {
    subject: 'تذكير باستفسار',
    text: 'طلبت تذكيرك بهذا الاستفسار الآن:',
  },
}
