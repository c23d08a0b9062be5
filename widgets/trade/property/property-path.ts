/** The paths of properties, projects and builders. */
export const propertyPath = (slug: string) => `/properties/${encodeURIComponent(slug)}`

/** The path of a builder's project. */
export const projectPath = (slug: string) => `/projects/detail/${encodeURIComponent(slug)}`

/** The path of a builder's page, with its projects. */
export const builderPath = (slug: string) => `/projects/${encodeURIComponent(slug)}`
