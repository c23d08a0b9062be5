/** Sends what is due, as a channel of the worker that also brings enquiries. */

import {answerableAddress} from '#kit/typed/mail-address.ts'
import type {ReadSiteContent} from '#server/content/site-content.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {Settings} from '#server/platform/env.ts'
import type {MailSettings} from '#server/platform/mail/settings.ts'
import {AUTOMATIC, domainOf, openTransport} from '#server/platform/mail/transport.ts'
import {oneLine} from '#server/platform/one-line.ts'
import {asNotDelivered, type Channel, NotDelivered} from '#server/platform/outbox/channel.ts'
import {agency} from '#trade/agency/agency.ts'
import type {SavedSearchLetter, SavedSearchMailRequest} from '../../../app/core/render.tsx'
import type {ReadToday} from '../due.ts'
import {type Composed, compose} from './compose.ts'
import {CHANNEL, type MailOutbox, type MailRow, type Channel as Name} from './outbox.ts'

/** Makes the mails of the site's own words. */
export interface LetterRenderer {
  savedSearchLetter(request: SavedSearchMailRequest): Promise<SavedSearchLetter>
}

interface SendingParts {
  database: Pick<Database, 'ready'>
  outbox: MailOutbox
  readToday: ReadToday
  mail: MailSettings
  renderer: LetterRenderer
  siteContent: ReadSiteContent
  settings: Pick<Settings, 'siteUrl' | 'storageUrl'>
}

const TIMEOUT_MS = 60_000
const CONCURRENCY = 2
const LONGEST_SUBJECT = 120

export function mailChannel(parts: SendingParts): Channel<MailRow, Name> & {close(): void} {
  const {database, outbox, readToday, mail, renderer, siteContent, settings} = parts
  const transport = openTransport(mail)

  async function letterOf({locale, types, mail}: Composed) {
    await siteContent()
    const {siteUrl, storageUrl} = settings
    return renderer.savedSearchLetter({locale, agency, types, siteUrl, storageUrl, mail})
  }

  return {
    name: CHANNEL,
    concurrency: CONCURRENCY,
    timeoutMs: TIMEOUT_MS,
    async deliver(row, signal) {
      const composed = await compose(await database.ready(), row, readToday)
      if (!composed) return outbox.drop(row.id)
      const {subject, text, html} = await letterOf(composed)
      try {
        await transport.sendMail({
          ...{to: answerableAddress(composed.to), text, html, signal},
          subject: oneLine(subject, LONGEST_SUBJECT),
          messageId: `<${row.id}@${domainOf(mail)}>`,
          headers: {...AUTOMATIC, ...(row.kind === 'homes' && unsubscribe(composed))},
        })
      } catch (error) {
        throw refusalOf(error)
      }
      if (composed.told) outbox.tell(row.id, composed.told)
    },
    close: () => transport.close(),
  }

  /** RFC 8058: the mail program's own button, which needs no page. */
  function unsubscribe({page}: Composed) {
    return {
      'List-Unsubscribe': `<${settings.siteUrl}${page}/unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
  }
}

/** A mailbox that does not exist is not tried again. */
function refusalOf(error: unknown) {
  const {message} = asNotDelivered(error)
  return new NotDelivered(message, {final: /^EENVELOPE 5[05]\d$/.test(message)})
}
