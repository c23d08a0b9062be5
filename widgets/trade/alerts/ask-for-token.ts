import type {Api} from '#kit/api-client/client.ts'
import {currentFormToken, keepFormToken} from '#kit/api-client/form-token.ts'
import {getFormToken} from '../contract/saved-search-calls.ts'

/**
 * For a form that is refused without a token, as it is shown: releases that never change and the npm
 * package bring none along, nor has the site one of a visitor who refuses cookies.
 */
export async function askForFormToken(api: Api) {
  if (currentFormToken()) return
  // The form that is sent without one is refused in words.
  const answer = await api(getFormToken, {}).catch(() => undefined)
  keepFormToken(answer?.data?.token)
}
