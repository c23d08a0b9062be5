/** What is seen at once on a partner's page: the room that the open houses will take. */
import {useLazy} from '../shared/ui/lazy.ts'
import {Unavailable} from '../shared/ui/unavailable.tsx'
import type {OpenHouseCarouselProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'

export function OpenHousePlaceholder(props: OpenHouseCarouselProps) {
  const houses = useLazy(async () => (await import('./lazy-view.tsx')).LazyOpenHouses, {
    eager: true,
  })
  if (houses.state.is === 'open') return <houses.state.Part {...props} />
  return (
    <Frame heading={props.heading}>
      {houses.state.is === 'failed' ? (
        <Unavailable retry={houses.open} />
      ) : (
        <Skeleton one={props.slug !== ''} />
      )}
    </Frame>
  )
}
