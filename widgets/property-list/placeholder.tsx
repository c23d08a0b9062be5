import type {PropertyListProps} from './attributes.ts'
import {Frame} from './frame.tsx'
import {SkeletonCards} from './results/skeleton.tsx'

/** What is seen at once on a partner's page: the room that the list will take. */
export const Placeholder = ({heading, filters, limit}: PropertyListProps) => (
  <Frame heading={heading} busy>
    {!limit && filters === 'bar' && <div className="skeleton bar-skeleton" />}
    {!limit && <div className="line" />}
    <SkeletonCards count={limit} />
    <div className={limit > 0 ? 'after' : 'pages-room'} />
  </Frame>
)
