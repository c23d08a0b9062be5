/**
 * Texts of mails, from the desk's catalogues. Mails are also sent by jobs and commands, where the
 * build that holds the catalogues for screens is not loaded, so they are read from their files.
 */
import {readFileSync} from 'node:fs'
import {chooseLocale, type Locale} from '#kit/i18n/locale.ts'

const FOLDER = new URL('./messages/', import.meta.url)
const ENTRY = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm

const catalogues = new Map<Locale, Map<string, string>>()

/** Returns a function that translates texts marked with `i18n`, and fills in values that it gets. */
export function mailTexts(language: string) {
  const locale = chooseLocale(language)
  return (text: string, values: Record<string, string> = {}) =>
    (catalogueOf(locale).get(text) || text).replace(
      /\{(\w+)\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    )
}

function catalogueOf(locale: Locale) {
  const read = catalogues.get(locale) ?? readCatalogue(locale)
  catalogues.set(locale, read)
  return read
}

function readCatalogue(locale: Locale) {
  const entries = readFileSync(new URL(`${locale}.po`, FOLDER), 'utf8').matchAll(ENTRY)
  return new Map([...entries].map(([, id = '', text = '']) => [joined(id), joined(text)] as const))
}

/** A long text has several lines of quotes. */
const joined = (quoted: string) =>
  quoted
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
    .join('')
