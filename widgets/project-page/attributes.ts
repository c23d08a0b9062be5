import {type PropsOf, text} from '../shared/core/attributes.ts'
import {tileAttributes} from '../shared/map/tile-attributes.ts'

export const attributes = {
  /** Which project: the last part of its page's address, for example `the-opus`. Required. */
  slug: text(),
  ...tileAttributes,
}

export type ProjectPageProps = PropsOf<typeof attributes>
