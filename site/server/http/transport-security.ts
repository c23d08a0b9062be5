/** HTTP Strict Transport Security. */

export const isEncrypted = (origin: string) => origin.startsWith('https:')

/** One year, without `includeSubDomains`: the agency's other hosts may not support https. */
export const transportSecurity = (origin: string) =>
  isEncrypted(origin) ? {'strict-transport-security': 'max-age=31536000'} : {}
