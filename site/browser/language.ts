/**
 * The language change of spec section 4: clear the cookie, wait, set the new cookie, store the
 * choice, reload. The server renders the language of the cookie.
 */
import type {Locale} from '../../widgets/shared/i18n/locale.ts'

export const LANGUAGE_COOKIE = 'language'

/** Spec section 9: language change 1000 ms. */
export const LANGUAGE_DELAY = 1000

/** The browser's parts that the change touches; tests bring their own. */
export interface LanguagePlace {
  setCookie: (cookie: string) => void
  store: (key: string, value: string) => void
  reload: () => void
  wait: (milliseconds: number) => Promise<void>
}

export async function changeLanguage(
  locale: Locale,
  place = browserPlace(),
  delay = LANGUAGE_DELAY,
) {
  place.setCookie(`${LANGUAGE_COOKIE}=; path=/; max-age=0; samesite=lax`)
  await place.wait(delay)
  place.setCookie(`${LANGUAGE_COOKIE}=${locale}; path=/; max-age=31536000; samesite=lax`)
  place.store(LANGUAGE_COOKIE, locale)
  place.reload()
}

export const browserPlace = (): LanguagePlace => ({
  setCookie: cookie => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = cookie
  },
  store: (key, value) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Storage is blocked; the cookie alone carries the choice.
    }
  },
  reload: () => location.reload(),
  wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
})
