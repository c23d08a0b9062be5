/** Holds the place of a project's first screens. */
export const Skeleton = () => (
  <div className="project-waiting" aria-busy="true">
    <div className="skeleton project-waiting__banner" />
    <div className="skeleton project-waiting__form" />
    <div className="project-waiting__rest" />
  </div>
)
