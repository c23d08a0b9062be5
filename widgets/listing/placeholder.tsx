import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {ListingProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'

/** What is seen at once on a partner's page: the room that the property will take. */
export const Placeholder = ({layout, enquiry}: ListingProps) => (
  <Frame layout={layout}>
    <Skeleton enquiry={enquiry} />
  </Frame>
)

/** What takes the place of the property. */
export const Failed = ({layout, retry}: ListingProps & {retry: () => void}) => (
  <Frame layout={layout}>
    <Unavailable retry={retry} />
  </Frame>
)
