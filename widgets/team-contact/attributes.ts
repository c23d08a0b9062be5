import type {PropsOf} from '../shared/core/attributes.ts'
import {text} from '../shared/core/attributes.ts'
import {formAttributes} from '../shared/forms/form-attributes.ts'

export const attributes = {
  /** Who gets the message: the last part of the person's page, for example `layla-haddad`. Required. */
  member: text(),
  /** The form's heading, for example `Write to Layla`; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type TeamContactProps = PropsOf<typeof attributes>
