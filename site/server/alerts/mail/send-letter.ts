/** Writes a mail about saved searches in its reader's language, and sends it. */
import {answerableAddress} from '#kit/typed/mail-address.ts'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {Settings} from '#server/platform/env.ts'
import {AUTOMATIC, type Mailer} from '#server/platform/mail/mailer.ts'
import {oneLine} from '#server/platform/one-line.ts'
import {asNotDelivered, NotDelivered} from '#server/platform/outbox/kind.ts'
import type {SavedSearchLetter, SavedSearchMailRequest} from '../../../app/core/render.tsx'
import type {Composed} from './compose.ts'

/** Makes the mails of the site's own words. */
export interface LetterRenderer {
  savedSearchLetter(request: SavedSearchMailRequest): Promise<SavedSearchLetter>
}

type Sendable = Pick<Composed, 'to' | 'locale' | 'mail' | 'page'> & Partial<Pick<Composed, 'types'>>

export interface LetterParts {
  mailer: Mailer
  renderer: LetterRenderer
  siteContent: ReadSiteContent
  settings: Pick<Settings, 'siteUrl' | 'storageUrl'>
}

const MAX_SUBJECT_LENGTH = 120

export function letterSender({mailer, renderer, siteContent, settings}: LetterParts) {
  const {siteUrl, storageUrl} = settings
  return async function send(
    {to, locale, types = [], mail, page}: Sendable,
    id: unknown,
    signal: AbortSignal,
  ) {
    const {agency} = await siteContent()
    const request = {locale, agency, types, siteUrl, storageUrl, mail}
    const {subject, text, html} = await renderer.savedSearchLetter(request)
    try {
      await mailer.send({
        to: answerableAddress(to) ?? '',
        subject: oneLine(subject, MAX_SUBJECT_LENGTH),
        text,
        html,
        id: String(id),
        headers: {...AUTOMATIC, ...(mail.kind === 'homes' && unsubscribe(siteUrl + page))},
        signal,
      })
    } catch (error) {
      throw refusalOf(error)
    }
  }
}

/** RFC 8058: the mail program's own button, which needs no page. */
const unsubscribe = (page: string) => ({
  'List-Unsubscribe': `<${page}/unsubscribe>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A mailbox that does not exist is not tried again. */
function refusalOf(error: unknown) {
  const {message} = asNotDelivered(error)
  return new NotDelivered(message, {final: /^EENVELOPE 5[05]\d$/.test(message)})
}
