/** The address of a partner's own page: see `platform/token.ts`. */

export const PARTNER_PAGES = '/partners/'

export const linkOf = (siteUrl: string, token: string) => `${siteUrl}${PARTNER_PAGES}${token}`
