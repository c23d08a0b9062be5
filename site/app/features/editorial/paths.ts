/** Where articles and news are. */
export const BLOGS = '/blogs'
export const NEWS = '/news'

export const blogPath = (slug: string) => `/blogs/detail/${encodeURIComponent(slug)}`

export const newsPath = (slug: string) => `/news/${encodeURIComponent(slug)}`
