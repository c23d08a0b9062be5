/** The mails of saved searches, made by the site's own code: words, prices and names are the same. */
import {renderToStaticMarkup} from 'react-dom/server'
import {loadTranslator, type Translator} from '#kit/i18n/translator.ts'
import {catalogues} from '../../../messages/*.po'
import {mailWords} from './content.ts'
import {MailDocument} from './mail-document.tsx'
import type {SavedSearchLetter, SavedSearchMailRequest} from './request.ts'
import {asText} from './text.ts'

/** Gmail cuts a mail after 102 kB of its HTML, and the link to unsubscribe with it. */
const MAX_SENT_BYTES = 100_000

export async function savedSearchLetter(
  request: SavedSearchMailRequest,
): Promise<SavedSearchLetter> {
  const i18n = await loadTranslator(request.locale, catalogues)
  return fittingLetter(request, i18n)
}

/** Renders as many homes as there is room for. */
function fittingLetter(request: SavedSearchMailRequest, i18n: Translator): SavedSearchLetter {
  const words = mailWords(request, i18n)
  const html = `<!doctype html>${renderToStaticMarkup(<MailDocument words={words} i18n={i18n} />)}`
  const shorter = sentBytes(html) > MAX_SENT_BYTES ? withoutOneHome(request.mail) : undefined
  return shorter
    ? fittingLetter({...request, mail: shorter}, i18n)
    : {subject: words.subject, text: asText(words, i18n), html}
}

/** At most, as quoted-printable: three for a byte that is no plain character, and ends of lines. */
function sentBytes(html: string) {
  const bytes = new TextEncoder().encode(html)
  const plain = bytes.filter(byte => byte >= 0x20 && byte < 0x7f && byte !== 0x3d).length
  return (3 * bytes.length - 2 * plain) * 1.07
}

/** Removes a home from the search that shows most of them; undefined where none is left. */
function withoutOneHome(mail: SavedSearchMailRequest['mail']) {
  if (mail.kind === 'confirmation') return undefined
  if (mail.kind === 'shortlist') {
    return mail.homes.length ? {...mail, homes: mail.homes.slice(0, -1)} : undefined
  }
  const most = Math.max(...mail.searches.map(({homes}) => homes.length))
  const longest = mail.searches.findLast(({homes}) => homes.length === most)
  if (!longest || most === 0) return undefined
  const searches = mail.searches.map(search =>
    search === longest ? {...search, homes: search.homes.slice(0, -1)} : search,
  )
  return {...mail, searches}
}
