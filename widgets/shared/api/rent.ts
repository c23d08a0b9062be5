/** Rents are for a year, seldom for a month; a sale has one price. */
export const isRent = (purpose?: string) => purpose?.endsWith('-rent') ?? false
