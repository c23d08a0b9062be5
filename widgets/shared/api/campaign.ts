/**
 * The parameters of an advertising campaign that travel with an enquiry; never personal data. Click
 * ids are Google's (also from apps and the web of iOS), Meta's, Microsoft's and TikTok's.
 */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
]

/** What a page's address says about the campaign that brought the visitor. */
export function campaignOf(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    campaignParameters.flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value.slice(0, 300)]] : []
    }),
  )
}

/** The query of the address that the visitor came by: a site of one page may have left it since. */
const landing = globalThis.location?.search ?? ''

/** The address that is shown now counts; one without a campaign leaves the one that was come by. */
export function currentCampaign(): Record<string, string> {
  const now = campaignOf(location.search)
  return Object.keys(now).length ? now : campaignOf(landing)
}
