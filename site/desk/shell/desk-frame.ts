/** Context that every screen of the desk can read: the account, the language, the address. */
import {createContext, useContext} from 'react'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {may, type Permission} from '../access/permissions.ts'
import type {SignedIn} from '../access/sessions.ts'

export interface DeskFrame {
  locale: Locale
  agency: Agency
  /** The languages of the site, in the order of its menu. */
  languages: readonly Locale[]
  /** Path and query of this request. */
  path: string
  siteUrl: string
  /** Prepended to addresses of media. */
  storageUrl: string
  /** Goes into every form; undefined where nobody is signed in. */
  csrf?: string
  /** The token for a form with files, which is in its address: it is for this path alone. */
  csrfFor(path: string): string
  /** The action that was just done: a key of `ui/done.ts`. */
  done?: string
  /** For times such as `5 minutes ago`. */
  now: Date
  /** The account that is signed in. */
  person?: SignedIn
  /** Id of the session in which this page is looked at. */
  session?: string
  files: DeskFiles
}

/** Addresses of what every screen loads. */
export interface DeskFiles {
  styles: string
  script: string
  /** All fonts of the site. */
  fonts: string[]
}

export interface Desk extends DeskFrame {
  i18n: Translator
}

const DeskContext = createContext<Desk | null>(null)

export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk() is only for screens of the desk')
  return desk
}

/** Returns true when the person who looks at the screen may do this. */
export function useMay(permission: Permission): boolean {
  const {person} = useDesk()
  return person !== undefined && may(person.role, permission)
}
