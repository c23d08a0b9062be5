import {type PropsOf, text} from '../shared/core/attributes.ts'
import {formAttributes} from '../shared/forms/form-attributes.ts'

export const attributes = {
  /** The search, as the address of `/properties` has it: `purpose=residential-sale&place=Marina`. */
  query: text(),
  /** What the search is called at first. Defaults to its filters in words. */
  name: text(),
  /** A line above the form; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type SavedSearchProps = PropsOf<typeof attributes>
