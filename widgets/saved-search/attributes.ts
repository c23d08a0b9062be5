import {type PropsOf, text} from '#kit/core/attributes.ts'
import {formAttributes} from '#kit/forms/form-attributes.ts'

export const attributes = {
  /**
   * The search, as the address of `/properties` has it: `purpose=residential-sale&place=Marina`. One
   * home by its slug, `home=marina-loft`: emails say when its price or its state changes.
   */
  query: text(),
  /** The initial name of the search. Defaults to its filters in words, or to the home's name. */
  name: text(),
  /** A line above the form; without one there is none to see. */
  heading: text(),
  ...formAttributes,
}

export type SavedSearchProps = PropsOf<typeof attributes>
