/**
 * The languages other than the current one (spec section 2). The browser opens and closes it, so it
 * works before and without JavaScript: then its buttons post to the server.
 */
import type {FormEvent} from 'react'
import {whileInFlight} from '../../../../widgets/shared/api/activity.ts'
import {
  type Locale,
  languageAttributes,
  languageOf,
} from '../../../../widgets/shared/i18n/locale.ts'
import {useSite} from '../../core/site-context.tsx'
import {Icon} from '../../ui/icon.tsx'
import {changeLanguage} from './change-language.ts'

export function LanguageMenu({id}: {id: string}) {
  const {i18n, locale, languages, path} = useSite()
  return (
    <div className="language">
      <button type="button" className="language__button" popoverTarget={id}>
        <Icon name="globe" />
        {i18n._('Language')}
        <Icon name="chevron" />
      </button>
      <div id={id} popover="auto" className="language__menu">
        <form method="post" action="/language" onSubmit={change}>
          <input type="hidden" name="to" value={path} />
          <ul aria-label={i18n._('Language')}>
            {languages
              .filter(other => other !== locale)
              .map(other => (
                <li key={other}>
                  <button type="submit" name="language" value={other}>
                    <bdi {...languageAttributes(other)}>{languageOf(other).name}</bdi>
                  </button>
                </li>
              ))}
          </ul>
        </form>
      </div>
    </div>
  )
}

function change(event: FormEvent<HTMLFormElement>) {
  const {submitter} = event.nativeEvent as SubmitEvent
  if (!(submitter instanceof HTMLButtonElement)) return
  event.preventDefault()
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
  void whileInFlight(() => changeLanguage(submitter.value as Locale))
}
