/** Where a property's own page is. */
export const propertyPath = (slug: string) => `/properties/${encodeURIComponent(slug)}`

/** Where the page of a builder's project is. */
export const projectPath = (slug: string) => `/projects/detail/${encodeURIComponent(slug)}`

/** Where a builder's page is, with its projects. */
export const builderPath = (slug: string) => `/projects/${encodeURIComponent(slug)}`
