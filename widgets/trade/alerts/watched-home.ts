/** One home in the place of filters: `home=marina-loft`, by the slug of its page. */

export const queryOfHome = (slug: string) => `${new URLSearchParams({home: slug})}`

/** The slug; undefined where the query is a search for homes. */
export const homeOfQuery = (query: string): string | undefined =>
  new URLSearchParams(query).get('home')?.trim() || undefined
