import type {PropsOf} from '../shared/core/attributes.ts'
import {text} from '../shared/core/attributes.ts'
import {formAttributes} from '../shared/forms/form-attributes.ts'

export const attributes = {
  /** A line above the field; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type NewsletterProps = PropsOf<typeof attributes>
