import type {PropsOf} from '../shared/core/attributes.ts'
import {text} from '../shared/core/attributes.ts'
import {formAttributes} from '../shared/forms/form-attributes.ts'

export const attributes = {
  /** The form's heading, for example `Your property`; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type ListWithUsProps = PropsOf<typeof attributes>
