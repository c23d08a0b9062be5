/** Where a property's own page is. */
export const propertyPath = (slug: string) => `/properties/${encodeURIComponent(slug)}`
