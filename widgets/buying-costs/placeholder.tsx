import type {BuyingCostsProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'

/** What is seen at once on a partner's page: the room that the figures will take. */
export const Placeholder = ({heading}: BuyingCostsProps) => (
  <Frame heading={heading}>
    <Skeleton />
  </Frame>
)
