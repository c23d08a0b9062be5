/**
 * The languages other than the current one (spec section 2). The browser opens and closes it, so it
 * works before and without JavaScript: its links name the language, which search engines follow, too.
 */
import type {MouseEvent} from 'react'
import {whileInFlight} from '#kit/api-client/activity.ts'
import {type Locale, languageAttributes, languageOf} from '#kit/i18n/locale.ts'
import {useSite} from '../../core/site-context.tsx'
import {addressIn} from '../../shared-with-server/addresses-by-language.ts'
import {languageNamed, linksIn} from '../../shared-with-server/language.ts'
import {Icon} from '../../ui/icon.tsx'
import {changeLanguage} from './change-language.ts'

export function LanguageMenu({id}: {id: string}) {
  const {i18n} = useSite()
  return (
    <div className="language">
      <button type="button" className="language__button" popoverTarget={id}>
        <Icon name="globe" />
        {i18n._('Language')}
        <Icon name="chevron" />
      </button>
      <div id={id} popover="auto" className="language__menu">
        <LanguageLinks />
      </div>
    </div>
  )
}

/** Each language other than the current one, by its own name or, where many links are, its code. */
export function LanguageLinks({short = false}) {
  const {i18n, locale, languages} = useSite()
  const addressFor = useAddresses()
  return (
    <ul aria-label={short ? undefined : i18n._('Language')}>
      {languages
        .filter(other => other !== locale)
        .map(other => (
          <li key={other}>
            <a href={addressFor(other)} hrefLang={other} onClick={event => change(event, other)}>
              {short ? (
                other.toUpperCase()
              ) : (
                <bdi {...languageAttributes(other)}>{languageOf(other).name}</bdi>
              )}
            </a>
          </li>
        ))}
    </ul>
  )
}

/** The addresses that the head names as alternates. */
function useAddresses() {
  const {locale, path, siteUrl} = useSite()
  const here = new URL(path, siteUrl)
  // English has no parameter of its own, but has to say so where a cookie chose another language.
  const isChosen = locale !== 'en' && !languageNamed(here)
  return (other: Locale) => {
    const {pathname, search} = new URL(addressIn(other, here))
    return linksIn(isChosen ? other : null)(pathname + search)
  }
}

/** Stores the choice, unless the link is opened elsewhere. */
function change(event: MouseEvent<HTMLElement>, locale: Locale) {
  const {metaKey, ctrlKey, shiftKey, altKey} = event
  if (metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
  void whileInFlight(() => changeLanguage(locale))
}
