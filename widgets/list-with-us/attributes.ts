import type {PropsOf} from '#kit/core/attributes.ts'
import {text} from '#kit/core/attributes.ts'
import {formAttributes} from '#kit/forms/form-attributes.ts'

export const attributes = {
  /** The form's heading, for example `Your property`; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type ListWithUsProps = PropsOf<typeof attributes>
