/** The parameters of an advertising campaign that travel with an enquiry; never personal data. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
]

/** What a page's address says about the campaign that brought the visitor. */
export function campaignOf(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    campaignParameters.flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value.slice(0, 200)]] : []
    }),
  )
}
