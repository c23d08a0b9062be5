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
