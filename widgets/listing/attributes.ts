import {choice, json, type PropsOf, text} from '#kit/core/attributes.ts'
import type {Property} from '#trade/contract/entities.ts'
import {displayAttributes} from '#trade/money/display-attributes.ts'

export const attributes = {
  /** The property: the last part of its page's address, for example `marina-loft`. */
  slug: text(),
  /**
   * The position of the slug in the address of your page: `/homes/{slug}`, or `?home` for a
   * parameter. `slug` is used where the address has none.
   */
  'slug-from': text(),
  /** A card with its picture above the words, or a strip with the picture beside them. */
  layout: choice(['card', 'strip'], 'card'),
  /**
   * A page of yours that the card leads to, for example `/homes/{slug}`. Without it: the property's
   * page at the agency.
   */
  'details-url': text(),
  /** `none` hides the link that opens a short enquiry about the property. */
  enquiry: choice(['link', 'none'], 'link'),
  /**
   * `fold` adds a line below the card, which unfolds what else is known of the property: floor,
   * handover, service charge and the like, its payment plan, the homes left in a project, places
   * near it, and the prices that were asked before.
   */
  facts: choice(['none', 'fold'], 'none'),
  ...displayAttributes,
  /** The property, if the page has loaded it already: `data` of the response. */
  property: json<Property>('{"name": "Marina Loft", "slug": "marina-loft"}', 'name', 'slug'),
}

export type ListingProps = PropsOf<typeof attributes>
