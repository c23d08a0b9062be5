/** What every screen of the desk can read: who looks at it, in which language, at which address. */
import {createContext, useContext} from 'react'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'

/** Who is signed in. */
export interface DeskPerson {
  id: string
  name: string
  mail: string
  role: string
  /** The names of `desk/access/permissions.ts` that this person has. */
  may: readonly string[]
}

export interface DeskFrame {
  locale: Locale
  /** Of the site, in the order of its menu. */
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
  /** What was just done: a key of `ui/done.ts`. */
  done?: string
  /** ISO 8601, for times such as `5 minutes ago`. */
  now: string
  person?: DeskPerson
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
