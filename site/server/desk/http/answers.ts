/** What a route of the desk answers. */
import type {Readable} from 'node:stream'
import type {DeskScreens, ScreenData, ScreenName} from '../../../app/core/render.tsx'

/** One screen with its data. */
export interface ScreenAnswer {
  is: 'screen'
  name: ScreenName
  data: DeskScreens[ScreenName]
  /** 422 where what was sent has faults, 409 where somebody else was faster. Default 200. */
  status: number
}

export const screen = <Name extends ScreenName>(
  name: Name,
  data: ScreenData<Name>,
  status = 200,
): ScreenAnswer => ({is: 'screen', name, data: data as DeskScreens[ScreenName], status})

/** Where a browser goes on after a form was done, so that a reload sends nothing again. */
export interface SeeOther {
  is: 'elsewhere'
  path: string
  /** The browser posts the same fields there, instead of asking for it. */
  sendsAgain?: true
}

/** `done`: a key of `features/desk/ui/done.ts`, whose words the next screen shows. */
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
  /** What it is called where it is saved; none: it is shown. */
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
