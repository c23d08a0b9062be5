/** What is seen at once on a partner's page: the room that the form will take. */
export const Placeholder = () => <div className="waiting skeleton" aria-busy="true" />
