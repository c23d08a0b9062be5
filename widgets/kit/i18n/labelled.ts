import {type Locale, languageOf} from './locale.ts'
import type {Translator} from './translator.ts'

/** `Film: Dune House`, with the colon as the visitor's language sets it. */
export const labelled = (
  {locale}: Pick<Translator, 'locale'>,
  label: string,
  name: string | number,
) => `${label}${languageOf(locale as Locale).colon}${name}`
