/** The mail of saved searches as HTML. */

import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {MailFrame, MailLink} from '../../../mail/mail-frame.tsx'
import {style} from '../../../mail/mail-styles.ts'
import {HomeRow} from './home-row.tsx'
import type {MailWords} from './home-words.ts'

export function MailDocument({words, i18n}: {words: MailWords; i18n: Translator}) {
  const {sections, ...frame} = words
  return (
    <MailFrame {...frame} locale={i18n.locale as Locale}>
      {sections.map(section => (
        <div key={section.manage.href} className="line" style={style.section}>
          <h2 style={style.name} dir="auto">
            {section.name}
          </h2>
          {section.filters && (
            <p className="quiet" style={style.quiet}>
              {section.filters}
            </p>
          )}
          {section.homes.map(home => (
            <HomeRow key={home.href} home={home} i18n={i18n} />
          ))}
          {!frame.button && (
            <p style={style.text}>
              <MailLink {...section.all} /> &nbsp; <MailLink {...section.manage} />
            </p>
          )}
        </div>
      ))}
    </MailFrame>
  )
}
