/** The check of a text that is written in every language. */
import {sanitizeAndTell} from '#kit/html/sanitize-on-server.ts'
import {locales} from '#kit/i18n/locale.ts'
import {isObject} from '#server/platform/parse-json.ts'
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {got} from './check-number.ts'
import {type Checking, isStorable, isTooLong, NO_TEXT, TOO_LONG, UNSTORABLE} from './checking.ts'
import type {Words} from './fields.ts'

/** One string is the same in every language. */
export function checkWords(is: 'words' | 'html', given: unknown, path: string, checking: Checking) {
  const report = (at: string, says: Message) => void checking.report(at, says)
  if (typeof given === 'string') {
    const text = checkLanguage(is, given, path, checking)
    return text === undefined
      ? undefined
      : Object.fromEntries(locales.map(locale => [locale, text]))
  }
  if (!isObject(given)) {
    const shape = `{${locales.map(locale => `"${locale}": "..."`).join(', ')}}`
    return report(
      path,
      message(/*i18n*/ 'must be text in quotes, or {shape}, got {given}.', {shape, ...got(given)}),
    )
  }
  for (const name of Object.keys(given)) {
    if (!locales.some(locale => locale === name)) {
      report(
        `${path}.${name}`,
        message(/*i18n*/ 'is not a language of the product. There are {names}.', {
          names: locales.join(', '),
        }),
      )
    }
  }
  if (given.en === undefined) report(path, NO_ENGLISH)
  const texts = locales.flatMap(locale => {
    const text = given[locale]
    if (text === undefined || text === null) return []
    const checked = checkLanguage(is, text, `${path}.${locale}`, checking)
    return checked === undefined ? [] : [[locale, checked] as const]
  })
  return Object.fromEntries(texts) as Words
}

function checkLanguage(
  is: 'words' | 'html',
  given: unknown,
  path: string,
  {report, notice}: Checking,
) {
  if (typeof given !== 'string') return void report(path, message(NO_TEXT, got(given)))
  if (!given.trim()) {
    return void report(path, message(/*i18n*/ 'is empty. Fill it in, or leave it out.'))
  }
  if (!isStorable(given)) return void report(path, UNSTORABLE)
  if (isTooLong(given)) report(path, TOO_LONG)
  if (is === 'words') return given.trim()
  const {safe, removed, undescribed} = sanitizeAndTell(given)
  if (!safe) return void report(path, message(NOTHING_ALLOWED))
  if (removed.length) {
    notice(path, message(/*i18n*/ 'is stored without {parts}.', {parts: removed.join(', ')}))
  }
  for (const picture of undescribed) notice(path, withoutText(picture))
  return safe
}

const withoutText = (picture: string) =>
  message(
    /*i18n*/ 'shows {picture} without alt: it is stored with alt="", and screen readers pass over it. Describe the picture, or write alt="" where it is decoration.',
    {picture: picture || message(/*i18n*/ 'a picture')},
  )

const NO_ENGLISH: Message = {
  ...message(/*i18n*/ 'has no English text, which other languages fall back to.'),
  inFiles: 'Add "en".',
}
const NOTHING_ALLOWED = /*i18n*/ 'holds nothing but markup that is not allowed. Write text.'
