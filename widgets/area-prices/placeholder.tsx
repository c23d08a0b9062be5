import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {AreaPricesProps} from './attributes.ts'
import {Frame, ownHeading, Skeleton} from './frame.tsx'

/** What is seen at once on a partner's page: the room that the prices will take. */
export const Placeholder = ({heading}: AreaPricesProps) => (
  <Frame heading={ownHeading(heading)}>
    <Skeleton />
  </Frame>
)

/** What takes the place of the prices. */
export const Failed = ({heading, retry}: AreaPricesProps & {retry: () => void}) => (
  <Frame heading={ownHeading(heading) || null}>
    <Unavailable retry={retry} />
  </Frame>
)
