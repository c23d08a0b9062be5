import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {OpenHouseCarouselProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'

/** What is seen at once on a partner's page: the room that the open houses will take. */
export const Placeholder = ({heading, slug}: OpenHouseCarouselProps) => (
  <Frame heading={heading}>
    <Skeleton one={slug !== ''} />
  </Frame>
)

/** What takes the place of the open houses below their heading. */
export const Failed = ({heading, retry}: OpenHouseCarouselProps & {retry: () => void}) => (
  <Frame heading={heading}>
    <Unavailable retry={retry} />
  </Frame>
)
