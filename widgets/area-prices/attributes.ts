import {choice, type PropsOf, text} from '#kit/core/attributes.ts'
import {displayAttributes} from '#trade/money/display-attributes.ts'
import {purposes} from '#trade/search-query/search-query.ts'

export const attributes = {
  /** The neighbourhood or the community, by its name or id, for example `Dubai Marina`. Required. */
  area: text(),
  /** Shows only one type, by its id, for example `apartment`. */
  'property-type': text(),
  /** Shows only what is for sale or for rent; `all` shows each of them that has enough listings. */
  purpose: choice(['all', ...purposes], 'all'),
  /** A line above the prices; without one it is `Asking prices here`, and `none` leaves it out. */
  heading: text(),
  ...displayAttributes,
}

export type AreaPricesProps = PropsOf<typeof attributes>

/** In this order, so that the view gets the answer to the call that began before it was there. */
export const parametersOf = ({area, propertyType, purpose}: AreaPricesProps) => ({
  area: area.trim(),
  property_type: propertyType.trim(),
  purpose: purpose === 'all' ? '' : purpose,
})
