import type {Attribute} from '../element/attributes.ts'
import {text} from '../element/attributes.ts'

/** Attributes of a form that a server renders; a partner's page needs none of them. */
export const formAttributes = {
  /** Where the form posts when there is no JavaScript. */
  action: text(),
  /** Signed time at which the page was rendered; it tells people from scripts that post at once. */
  'form-token': text(),
  /** Idempotency key of a form that is posted without JavaScript. */
  'form-key': text(),
  /** What was typed and what was refused, as JSON, when a post without JavaScript comes back. */
  resume: resumed(),
}

export interface Resumed {
  values: Record<string, string>
  errors: Record<string, string>
}

function resumed(): Attribute<Resumed | null> {
  return {
    initial: null,
    type: 'JSON',
    parse: value => {
      try {
        const {values, errors} = JSON.parse(value) as Resumed
        return {values, errors}
      } catch {
        throw new Error('JSON such as {"values": {}, "errors": {}}')
      }
    },
  }
}
