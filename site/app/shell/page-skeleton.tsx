/**
 * Stands before the page that is left while the next one takes its time: that page stays below, so
 * that it is there again, as it was left, if the next one does not come.
 */
export const PageSkeleton = () => (
  <div className="page-skeleton" aria-hidden="true">
    <div className="page-skeleton__body wrap">
      <span />
      <span />
      <span />
      <span />
    </div>
  </div>
)
