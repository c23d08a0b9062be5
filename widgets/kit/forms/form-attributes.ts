import {json, text} from '../core/attributes.ts'

/** Attributes of every form. */
export const prefillAttribute = {
  /**
   * Facts that the page knows about its visitor, for fields that are still empty:
   * `name=Layla Haddad&phone=%2B971501234567`. The names are those of the form's fields.
   */
  prefill: text(),
}

/** Attributes of a form that a server renders; a partner's page needs none of them. */
export const formAttributes = {
  ...prefillAttribute,
  /** The address that the form posts to when there is no JavaScript. */
  action: text(),
  /** The typed values and the errors, as JSON, when a post without JavaScript comes back. */
  resume: json<Resumed>('{"values": {}, "errors": {}}', 'values', 'errors'),
}

export interface Resumed {
  values: Record<string, string>
  errors: Record<string, string>
  /** The visitor most likely meant this number, the refused one with the code of its country. */
  phoneOffer?: string
}

/** The button that posts it, without JavaScript. */
export const PHONE_OFFER = 'phone_offer'
