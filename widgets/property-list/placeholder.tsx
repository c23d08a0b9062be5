/** What is seen at once on a partner's page: the room that the list will take. */
import {useLazy} from '../shared/ui/lazy.ts'
import {Unavailable} from '../shared/ui/unavailable.tsx'
import type {PropertyListProps} from './attributes.ts'
import {Frame} from './frame.tsx'
import {SkeletonCards} from './results/skeleton.tsx'

export function PropertyListPlaceholder(props: PropertyListProps) {
  const {heading, filters, limit} = props
  const list = useLazy(async () => (await import('./lazy-view.tsx')).LazyPropertyList, {
    eager: true,
  })
  if (list.state.is === 'open') return <list.state.Part {...props} />
  if (list.state.is === 'failed') return <Unavailable retry={list.open} />
  return (
    <Frame heading={heading} busy>
      {!limit && filters === 'bar' && <div className="skeleton bar-skeleton" />}
      {!limit && <div className="line" />}
      <SkeletonCards count={limit} />
    </Frame>
  )
}
