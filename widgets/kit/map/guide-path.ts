/** Where the guide of a neighbourhood is. */
export const guidePath = (name: string) => `/neighborhood/detail/${encodeURIComponent(name)}`
