/** Spec section 8: that the SEO records could not be had is said, once while a document is open. */
import type {Translator} from '#kit/i18n/translator.ts'
import {notifier} from '#kit/overlay/notify.ts'

const LOST_RECORDS = /*i18n*/ 'Something went wrong !'

let isSaid = false

export function saySeoFailed(i18n: Translator) {
  if (!isSaid) notifier(i18n).error(LOST_RECORDS)
  isSaid = true
}
