/** The room of the form, until it is there. */
export const Placeholder = () => <div className="skeleton waiting" />
