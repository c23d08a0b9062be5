/**
 * The frame of a mail as HTML for mail programs: tables and styles of each element, since many of them
 * read no style sheet; where one does, it makes the mail dark with the reader's screen.
 */

import type {ReactNode} from 'react'
import {type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import {dark, style} from './mail-styles.ts'

export interface MailLinkWords {
  words: string
  href: string
}

interface MailFrameProps {
  locale: Locale
  /** The agency's name. */
  agency: string
  title: string
  lead: string
  button?: MailLinkWords | undefined
  notes?: string[]
  links?: MailLinkWords[]
  children?: ReactNode
}

export function MailFrame({
  locale,
  agency,
  title,
  lead,
  button,
  notes = [],
  links = [],
  children,
}: MailFrameProps) {
  const language = languageAttributes(locale)
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
                  {children}
                  {button && (
                    <p style={style.action}>
                      <a className="button" href={button.href} style={style.button}>
                        {button.words}
                      </a>
                    </p>
                  )}
                  {(notes.length > 0 || links.length > 0) && (
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
                  )}
                </div>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

export const MailLink = ({words, href}: MailLinkWords) => (
  <a className="link" href={href} style={style.link}>
    {words}
  </a>
)
