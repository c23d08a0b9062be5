/** Where the pages of job openings are. */
export const OPENINGS = '/careers'

export const applyPath = (id: string) => `${OPENINGS}/apply/${encodeURIComponent(id)}`
