/**
 * The mail as HTML for mail programs: tables and styles of each element, since many of them read no
 * style sheet; where one does, it makes the mail dark with the reader's screen.
 */

import {type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {MailWords} from './content.ts'
import {HomeRow} from './home-row.tsx'
import type {LinkWords} from './home-words.ts'
import {dark, style} from './mail-styles.ts'

export function MailDocument({words, i18n}: {words: MailWords; i18n: Translator}) {
  const {agency, title, lead, sections, button, notes, links} = words
  const language = languageAttributes(i18n.locale as Locale)
  return (
    <html {...language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{dark}</style>
      </head>
      <body className="ground" style={style.body} {...language}>
        <table role="presentation" width="100%" cellPadding="0" cellSpacing="0">
          <tbody>
            <tr>
              <td align="center" style={style.frame}>
                <div style={style.column}>
                  <p style={style.brand}>{agency}</p>
                  <h1 style={style.title}>{title}</h1>
                  <p style={style.text}>{lead}</p>
                  {sections.map(section => (
                    <div key={section.manage.href} className="line" style={style.section}>
                      <h2 style={style.name} dir="auto">
                        {section.name}
                      </h2>
                      <p className="quiet" style={style.quiet}>
                        {section.filters}
                      </p>
                      {section.homes.map(home => (
                        <HomeRow key={home.href} home={home} i18n={i18n} />
                      ))}
                      {!button && (
                        <p style={style.text}>
                          <MailLink {...section.all} /> &nbsp; <MailLink {...section.manage} />
                        </p>
                      )}
                    </div>
                  ))}
                  {button && (
                    <p style={style.action}>
                      <a className="button" href={button.href} style={style.button}>
                        {button.words}
                      </a>
                    </p>
                  )}
                  <div className="line quiet" style={style.foot}>
                    {notes.map(note => (
                      <p key={note} style={style.note}>
                        {note}
                      </p>
                    ))}
                    {links.map(link => (
                      <p key={link.href} style={style.note}>
                        <MailLink {...link} />
                      </p>
                    ))}
                  </div>
                </div>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const MailLink = ({words, href}: LinkWords) => (
  <a className="link" href={href} style={style.link}>
    {words}
  </a>
)
