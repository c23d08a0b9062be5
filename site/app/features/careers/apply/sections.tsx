/** The still parts of an opening's page: all but its form. */

import {RichText} from '#kit/html/rich-text.tsx'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Breadcrumbs} from '../../../ui/breadcrumbs.tsx'
import type {OpeningShown} from '../load.ts'
import {openingBreadcrumbs} from '../opening.ts'
import {Tags} from '../tags.tsx'

export function Job({opening}: {opening: OpeningShown}) {
  const {i18n, locale} = useSite()
  const {title, titleLang, tags, since, text, textLang} = opening
  return (
    <>
      <Breadcrumbs {...openingBreadcrumbs(opening, i18n)} />
      <h1 {...otherLanguage(titleLang)}>{title}</h1>
      <Tags tags={tags} />
      {since && (
        <p className="job__since">{i18n._('Open since {day}', {day: formatDay(locale, since)})}</p>
      )}
      <p className="job__ahead">
        <a className="button button--primary" href="#apply">
          {i18n._('Apply now')}
        </a>
      </p>
      {text && <RichText className="job__text rich-text" html={text} lang={textLang} />}
    </>
  )
}
