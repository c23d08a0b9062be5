import type {ReactNode} from 'react'
import type {PropertyListProps} from './attributes.ts'

interface FrameProps {
  heading: string
  busy?: boolean
  children: ReactNode
}

/**
 * The shell and the view share this frame, so that nothing moves when one becomes the other.
 * @csspart heading - The heading above the list.
 */
export const Frame = ({heading, busy, children}: FrameProps) => (
  <div className="list" aria-busy={busy || undefined}>
    {heading && (
      <h2 className="heading" part="heading">
        {heading}
      </h2>
    )}
    {children}
  </div>
)

/** The first view on a partner's page: it reserves the space of the list. */
export const Placeholder = ({heading, filters, limit, sentence}: PropertyListProps) => (
  <Frame heading={heading} busy>
    {!limit && filters === 'bar' && <div className="skeleton bar-skeleton" />}
    {!limit && sentence && <ChipsRoom />}
    {!limit && <div className="line" />}
    <SkeletonCards count={limit} />
    <div className={limit > 0 ? 'after' : 'pages-room'} />
  </Frame>
)

/** A line of the filters that a search in words will turn out to be. */
export const ChipsRoom = () => <div className="chips-room" />

/** As many as a page of results has. */
const PAGE = 12

interface SkeletonCardsProps {
  count: number
  /** Only the room, without anything to see. */
  unseen?: boolean
}

/** Holds the place of cards, in their very shape. */
export const SkeletonCards = ({count, unseen}: SkeletonCardsProps) => (
  <div className="cards card-room" aria-hidden="true">
    {Array.from({length: count || PAGE}, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={at}>
        <div className={`${unseen ? '' : 'skeleton '}skeleton__picture`} />
        <div className={`${unseen ? '' : 'skeleton '}skeleton__words`} />
      </div>
    ))}
  </div>
)
