/** The mails of saved searches, made by the site's own code: words, prices and names are the same. */
import {renderToStaticMarkup} from 'react-dom/server'
import {setAgency} from '../../../../../widgets/shared/agency.ts'
import {loadTranslator} from '../../../../../widgets/shared/i18n/translator.ts'
import {catalogues} from '../../../messages/*.po'
import {mailWords} from './content.ts'
import {MailDocument} from './mail-document.tsx'
import type {SavedSearchLetter, SavedSearchMailRequest} from './request.ts'
import {asText} from './text.ts'

export async function savedSearchLetter(
  request: SavedSearchMailRequest,
): Promise<SavedSearchLetter> {
  setAgency(request.agency)
  const i18n = await loadTranslator(request.locale, catalogues)
  const words = mailWords(request, i18n)
  const markup = renderToStaticMarkup(<MailDocument words={words} i18n={i18n} />)
  return {
    subject: words.subject,
    text: asText(words, i18n),
    html: `<!doctype html>${markup}`,
  }
}
