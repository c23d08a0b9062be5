/** The signed time that enquiries carry. The host site and partners' loader provide one. */
import {pageSettings} from '../core/page-settings.ts'

let provided: () => string | undefined = () => undefined
let asked: string | undefined

/** The host site says where its visitor's token is kept. */
export function provideFormToken(read: () => string | undefined) {
  provided = read
}

export const currentFormToken = () => provided() ?? pageSettings().token ?? asked

/** Token that a page without one of its own requested from the server. */
export function keepFormToken(token: string | undefined) {
  asked = token
}
