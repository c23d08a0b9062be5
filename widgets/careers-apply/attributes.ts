import type {PropsOf} from '#kit/core/attributes.ts'
import {text} from '#kit/core/attributes.ts'
import {formAttributes} from '#kit/forms/form-attributes.ts'

export const attributes = {
  /** The opening that is applied for, by its `_id`. Required. */
  'career-id': text(),
  /** The form's heading, for example `Apply for this position`; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type CareersApplyProps = PropsOf<typeof attributes>
