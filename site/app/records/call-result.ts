/** The result of a page's call: its data, or the specification's message (section 8). */
import type {Answer} from '#kit/api-client/call.ts'
import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'

export interface Reading<Data> {
  /** 0 without a response. */
  statusCode: number
  data?: Data | null
  /** Set when it is not 200. */
  failure?: string
}

/** Spec section 8: of blogs, news and an open house it is said with a space. */
export const LOST_WITH_SPACE = /*i18n*/ 'Something went wrong !'

/** `lost` is what is said of a failure, unless the browser is offline. */
export async function reading<Data>(
  answer: Promise<Answer<Data>>,
  lost: string = LOAD_FAILED,
): Promise<Reading<Data>> {
  try {
    const {statusCode, data} = await answer
    return statusCode === 200 ? {statusCode, data} : {statusCode, failure: lost}
  } catch (error) {
    const message = failureMessage(error)
    return {statusCode: 0, failure: message === LOAD_FAILED ? lost : message}
  }
}
