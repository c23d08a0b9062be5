/** Where the page of a member of the team is. */
export const memberPath = (slug: string) => `/team/detail/${encodeURIComponent(slug)}`
