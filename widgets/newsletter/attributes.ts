import type {PropsOf} from '#kit/core/attributes.ts'
import {text} from '#kit/core/attributes.ts'
import {formAttributes} from '#kit/forms/form-attributes.ts'

export const attributes = {
  /** A line above the field; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type NewsletterProps = PropsOf<typeof attributes>
