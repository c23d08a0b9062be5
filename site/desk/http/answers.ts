/** The answers of a desk route. */
import type {Readable} from 'node:stream'
import type {ReactElement} from 'react'

export interface ScreenAnswer {
  is: 'screen'
  element: ReactElement
  /** 422 where what was sent has faults, 409 where somebody else was faster. Default 200. */
  status: number
}

export const screen = (element: ReactElement, status = 200): ScreenAnswer => ({
  is: 'screen',
  element,
  status,
})

/** The address after a submitted form, so that a reload sends nothing again. */
export interface SeeOther {
  is: 'elsewhere'
  path: string
  /** The browser posts the same fields there, instead of asking for it. */
  sendsAgain?: true
}

/** `done`: a key of `ui/done.ts`, whose words the next screen shows. */
export function seeOther(path: string, done?: string): SeeOther {
  if (!done) return {is: 'elsewhere', path}
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/s.exec(path) ?? []
  return {
    is: 'elsewhere',
    path: `${before}${before.includes('?') ? '&' : '?'}done=${encodeURIComponent(done)}${hash}`,
  }
}

export interface FileAnswer {
  is: 'file'
  type: string
  /** Download name. Omit it to show the file in the browser. */
  name?: string
  body: string | Buffer | Readable
}

export const file = (answer: Omit<FileAnswer, 'is'>): FileAnswer => ({is: 'file', ...answer})

export const json = (data: unknown): FileAnswer =>
  file({type: 'application/json; charset=utf-8', body: JSON.stringify(data)})

/** There is no such thing, or it is not this account's to see: nobody learns which. */
export interface NothingHere {
  is: 'nothing'
}

export const nothingHere: NothingHere = {is: 'nothing'}

/** A document of its own, such as a preview; `policy` is its whole Content-Security-Policy. */
export interface DocumentAnswer {
  is: 'document'
  html: string
  policy: string
}

export type Answer = ScreenAnswer | SeeOther | FileAnswer | NothingHere | DocumentAnswer
