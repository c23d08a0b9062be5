import type {Locale} from '../i18n/locale.ts'

/** One message to the visitor. */
export interface Toast {
  kind: 'success' | 'error'
  message: string
  title?: string
}

/** Labels around a message, in the language of the widget that it comes from. */
export interface ToastLanguage {
  locale: Locale
  notifications: string
  close: string
}

/** The payload of the event: an older copy of another build sends no language. */
export type SentToast = Toast & {language?: ToastLanguage}

/** The event by which every copy of every build sends its messages to the page's one toaster. */
export const TOAST_EVENT = 'ocp-toast'

/** Sent before the toaster has been fetched: a page that is left meanwhile takes the message along. */
export const TOAST_SAID_EVENT = 'ocp-toast-said'

/** Milliseconds a toast stays; it waits while the pointer is on it or the page is hidden. */
export const TOAST_DURATION = 5000
