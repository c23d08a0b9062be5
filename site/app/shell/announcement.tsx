import type {Arrival} from '../navigation/router.tsx'

/** Says the title of a page that was changed to in place, as a browser does for a document. */
export const Announcement = ({title, count}: Arrival) => (
  <p className="visually-hidden" role="status">
    {/* A new element each time: two pages may have one title. */}
    <span key={count}>{title}</span>
  </p>
)
