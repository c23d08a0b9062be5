import type {PropsOf} from '#kit/core/attributes.ts'
import {text} from '#kit/core/attributes.ts'
import {formAttributes} from '#kit/forms/form-attributes.ts'

export const attributes = {
  /** The recipient: the last part of the person's page, for example `layla-haddad`. Required. */
  member: text(),
  /** The form's heading, for example `Write to Layla`; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type TeamContactProps = PropsOf<typeof attributes>
