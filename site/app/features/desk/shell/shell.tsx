/** What surrounds every screen: the rooms of the desk, who is signed in, what was just done. */
import type {ReactNode} from 'react'
import {agency} from '#trade/agency/agency.ts'
import {type DeskPerson, useDesk} from '../desk-frame.ts'
import {doneText} from '../ui/done.ts'
import {Form} from '../ui/form.tsx'
import {rooms} from './rooms.ts'

interface ShellProps {
  heading: string
  isBare: true | undefined
  children: ReactNode
}

export function Shell({heading, isBare, children}: ShellProps) {
  const {i18n, person} = useDesk()
  return (
    <>
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
          'The connection is lost. What you typed is still here: send it again when you are connected.',
        )}
      >
        <h1>{heading}</h1>
        <Done />
        {children}
      </main>
    </>
  )
}

function Rooms() {
  const {i18n, person, path} = useDesk()
  return (
    <nav className="desk-rooms" aria-label={i18n._('Rooms of the desk')}>
      <ul>
        {rooms
          .filter(({permission}) => person?.may.includes(permission))
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

function Person({id, name}: Pick<DeskPerson, 'id' | 'name'>) {
  const {i18n} = useDesk()
  return (
    <div className="desk-person" data-account={id}>
      <a href="/desk/account">{name}</a>
      <Form action="/desk/sign-out">
        <button type="submit" className="button button--quiet">
          {i18n._('Sign out')}
        </button>
      </Form>
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
