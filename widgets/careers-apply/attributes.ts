import type {PropsOf} from '../shared/core/attributes.ts'
import {text} from '../shared/core/attributes.ts'
import {formAttributes} from '../shared/forms/form-attributes.ts'

export const attributes = {
  /** The opening that is applied for, by its `_id`. Required. */
  'career-id': text(),
  /** The form's heading, for example `Apply for this position`; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type CareersApplyProps = PropsOf<typeof attributes>
