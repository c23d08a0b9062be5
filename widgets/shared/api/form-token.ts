/** The signed time that enquiries carry. The host site and partners' loader provide one. */
import {pageSettings} from '../core/page-settings.ts'
import type {Api} from './client.ts'
import {getFormToken} from './saved-search-calls.ts'

let provided: () => string | undefined = () => undefined
let asked: string | undefined

/** The host site says where its visitor's token is kept. */
export function provideFormToken(read: () => string | undefined) {
  provided = read
}

export const currentFormToken = () => provided() ?? pageSettings().token ?? asked

/**
 * For a form that is refused without a token, as it is shown: releases that never change and the npm
 * package bring none along, nor has the site one of a visitor who refuses cookies.
 */
export async function askForFormToken(api: Api) {
  if (currentFormToken()) return
  // The form that is sent without one is refused in words.
  const answer = await api(getFormToken, {}).catch(() => undefined)
  asked = answer?.data?.token
}
