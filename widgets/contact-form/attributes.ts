import type {PropsOf} from '#kit/core/attributes.ts'
import {choice, text} from '#kit/core/attributes.ts'
import {formAttributes} from '#kit/forms/form-attributes.ts'

export const attributes = {
  /** `full` shows all fields; `popup` hides the message and makes the email optional. */
  variant: choice(['full', 'popup'], 'full'),
  /** The form's heading, for example `GET IN TOUCH WITH US`; without one there is none to see. */
  heading: text(),
  /** The page that the enquiry says it comes from. Defaults to this page's path. */
  'from-url': text(),
  ...formAttributes,
}

export type ContactFormProps = PropsOf<typeof attributes>
