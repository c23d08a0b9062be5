import {type PropsOf, text} from '#kit/core/attributes.ts'
import {tileAttributes} from '#kit/map/tile-attributes.ts'
import {displayAttributes} from '#trade/money/display-attributes.ts'

export const attributes = {
  /** The project or home: the last part of its page's address, for example `the-opus`. */
  slug: text(),
  /**
   * The position of the slug in the address of your page: `/homes/{slug}`, or `?home` for a
   * parameter. `slug` is used where the address has none. One of the two is required.
   */
  'slug-from': text(),
  ...tileAttributes,
  ...displayAttributes,
}

export type ProjectPageProps = PropsOf<typeof attributes>
