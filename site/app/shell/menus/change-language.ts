/**
 * The language change of spec section 4: clear the cookie, wait, set the new cookie, store the
 * choice, reload. The server renders the language of the cookie.
 */
import type {Locale} from '#kit/i18n/locale.ts'
import {RELOAD} from '../../navigation/replace-url.ts'
import {LANGUAGE_COOKIE, LANGUAGE_PARAMETER} from '../../shared-with-server/language.ts'
import {setCookie} from './set-cookie.ts'

/** Spec section 9: language change 1000 ms. */
export const LANGUAGE_DELAY = 1000

/** The browser's parts that the change touches; tests bring their own. */
export interface LanguagePlace {
  setCookie: (name: string, value: string, age: number) => void
  store: (key: string, value: string) => void
  reload: () => void
  wait: (milliseconds: number) => Promise<void>
}

export async function changeLanguage(
  locale: Locale,
  place = browserPlace(),
  delay = LANGUAGE_DELAY,
) {
  place.setCookie(LANGUAGE_COOKIE, '', 0)
  await place.wait(delay)
  place.setCookie(LANGUAGE_COOKIE, locale, 31_536_000)
  place.store(LANGUAGE_COOKIE, locale)
  place.reload()
}

/** The address without its language parameter, which would override the choice. */
function reload() {
  const url = new URL(location.href)
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return location.reload()
  url.searchParams.delete(LANGUAGE_PARAMETER)
  if ('navigation' in globalThis) navigation.navigate(url.href, {history: 'replace', info: RELOAD})
  else location.replace(url)
}

const browserPlace = (): LanguagePlace => ({
  setCookie,
  store: (key, value) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Storage is blocked; the cookie alone carries the choice.
    }
  },
  reload,
  wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
})
