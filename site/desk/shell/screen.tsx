/** A screen of the desk as a whole document: around it the rooms, who is signed in, what was just done. */

import type {ReactNode} from 'react'
import {PostButton} from '#desk/ui/form.tsx'
import {languageAttributes} from '#kit/i18n/locale.ts'
import {fontFiles} from '../../app/core/fonts.ts'
import {may, type Permission} from '../access/permissions.ts'
import type {SignedIn} from '../access/sessions.ts'
import {doneText} from '../ui/done.ts'
import {useDesk} from './desk-frame.ts'

interface ScreenProps {
  /** The heading, which is the title of the document, too. */
  title: string
  /** Signing in has no menu beside it. */
  isBare?: boolean
  children: ReactNode
}

export function Screen({title, isBare, children}: ScreenProps) {
  const {agency, i18n, person, locale, files} = useDesk()
  return (
    <html {...languageAttributes(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${i18n._('Desk')}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontFiles(locale, files.fonts).fonts.map(file => (
          // A font that comes late is not used, so that no text moves.
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={files.styles} />
        <script type="module" src={files.script} />
      </head>
      <body>
        <a className="skip" href="#main">
          {i18n._('Skip to the content')}
        </a>
        <header className="desk-header">
          <p className="desk-brand">
            <a href="/desk">
              {agency.name} <span>{i18n._('Desk')}</span>
            </a>
          </p>
          {person && !isBare && (
            <>
              <Rooms />
              <Person {...person} />
            </>
          )}
        </header>
        <main
          id="main"
          className={isBare ? 'desk-main desk-main--bare' : 'desk-main'}
          tabIndex={-1}
          data-lost={i18n._(
            'The connection was lost. What you typed is still here: send it again once you are back online.',
          )}
        >
          <h1>{title}</h1>
          <Done />
          {children}
        </main>
      </body>
    </html>
  )
}

/** In the order of the menu; each is shown to those who may enter. */
const rooms: {href: string; label: string; permission: Permission}[] = [
  {href: '/desk/enquiries', label: /*i18n*/ 'Enquiries', permission: 'enquiries'},
  {href: '/desk/calendar', label: /*i18n*/ 'Calendar', permission: 'enquiries'},
  {href: '/desk/content', label: /*i18n*/ 'Content', permission: 'content'},
  {href: '/desk/figures', label: /*i18n*/ 'Figures', permission: 'figures'},
  {href: '/desk/partners', label: /*i18n*/ 'Partners', permission: 'partners'},
  {href: '/desk/operation', label: /*i18n*/ 'System', permission: 'operations'},
  {href: '/desk/accounts', label: /*i18n*/ 'Accounts', permission: 'accounts'},
  {href: '/desk/audit-log', label: /*i18n*/ 'Audit log', permission: 'audit-log'},
]

function Rooms() {
  const {i18n, person, path} = useDesk()
  return (
    <nav className="desk-rooms" aria-label={i18n._('Rooms of the desk')}>
      <ul>
        {rooms
          .filter(({permission}) => person && may(person.role, permission))
          .map(({href, label}) => (
            <li key={href}>
              <a href={href} aria-current={isIn(path, href) ? 'page' : undefined}>
                {i18n._(label)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

const isIn = (path: string, href: string) =>
  path === href || (/^[/?]/.test(path.slice(href.length)) && path.startsWith(href))

function Person({id, name}: Pick<SignedIn, 'id' | 'name'>) {
  const {i18n} = useDesk()
  return (
    <div className="desk-person" data-account={id}>
      <a href="/desk/account">{name}</a>
      <PostButton action="/desk/sign-out" label={i18n._('Sign out')} look="quiet" />
    </div>
  )
}

function Done() {
  const {i18n, done} = useDesk()
  const text = doneText(i18n, done)
  return text ? (
    <p className="notice notice--done" role="status">
      {text}
    </p>
  ) : null
}
