/** As many as a page of results has. */
const PAGE = 12

/** Holds the place of cards, in their very shape. */
export const SkeletonCards = ({count}: {count: number}) => (
  <div className="cards" aria-hidden="true">
    {Array.from({length: count || PAGE}, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <div key={at}>
        <div className="skeleton skeleton__picture" />
        <div className="skeleton skeleton__words" />
      </div>
    ))}
  </div>
)
