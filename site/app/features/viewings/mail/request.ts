/** The input that the server gives to compose a mail about a viewing, and the result. */

import type {Locale} from '#kit/i18n/locale.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {ViewingMode} from '#trade/viewing/tasks.ts'

export interface ViewingMailRequest {
  locale: Locale
  agency: Agency
  siteUrl: string
  mail: ViewingMail
}

export interface ViewingMail {
  to: 'visitor' | 'agent'
  /** Why it is sent. Reminders and the question after it are for visitors. */
  about: 'booked' | 'moved' | 'cancelled' | 'declined' | 'today' | 'tomorrow' | 'after'
  /** ISO 8601. */
  starts: string
  mode: ViewingMode
  agent: {name: string; phone?: string | undefined}
  /** In the language of the mail; none: the agent alone was chosen. */
  home?: {name: string; address?: string | undefined} | undefined
  /** Path of the home, or of the agent, where another hour can be chosen. */
  subject: string
  /** Path of the private page. */
  page: string
  visitor: {name: string; phone: string; email: string; message?: string | undefined}
}

export interface ViewingLetter {
  subject: string
  text: string
  html: string
  /** For the reader's calendar. */
  event: {title: string; location: string; notes: string; url: string}
}
