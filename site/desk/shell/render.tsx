/** Makes documents of screens, with the texts and style sheets that only a build can import. */
import type {ReactElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import tokens from '#kit/core/styles/tokens.css'
import type {Locale} from '#kit/i18n/locale.ts'
import {loadTranslator} from '#kit/i18n/translator.ts'
import calendar from '../calendar/calendar.css'
import {placeStyles} from '../calendar/places.ts'
import content from '../content/content.css'
import longText from '../content/text-form/long-text.css'
import enquiries from '../enquiries/enquiries.css'
import figures from '../figures/figures.css'
import home from '../home/home.css'
import {catalogues} from '../messages/*.po'
import operation from '../operation/operation.css'
import account from '../own-account/account.css'
import base from '../ui/base.css'
import forms from '../ui/forms.css'
import lists from '../ui/lists.css'
import {type DeskFrame, DeskProvider} from './desk-frame.ts'
import shell from './shell.css'

// In this order: a later rule wins.
const sheets = [tokens, base, shell, forms, lists].concat([
  home,
  enquiries,
  calendar,
  placeStyles,
  content,
  longText,
  figures,
  operation,
  account,
])

/** The site's tokens, and rules for dense work instead of pictures: one text, for one file. */
export const deskStyles = () => sheets.join('\n')

export const translatorFor = (locale: Locale) => loadTranslator(locale, catalogues)

/** A whole document. */
export async function renderScreen(element: ReactElement, frame: DeskFrame): Promise<string> {
  const i18n = await translatorFor(frame.locale)
  const screen = <DeskProvider value={{...frame, i18n}}>{element}</DeskProvider>
  return `<!doctype html>\n${renderToStaticMarkup(screen)}\n`
}
