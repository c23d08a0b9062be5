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

/** Reads the parameters of the campaign that brought the visitor from a page's address. */
export function campaignOf(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    campaignParameters.flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value.slice(0, 300)]] : []
    }),
  )
}

/**
 * The query of the landing address, which the browser remembers: a single-page site may have changed
 * its own before this code was there.
 */
const landing = () =>
  (performance.getEntriesByType('navigation')[0]?.name ?? '').replace(/#.*|^[^?#]*/g, '')

/** The current address counts; without a campaign in it, the landing address does. */
export function currentCampaign(): Record<string, string> {
  const now = campaignOf(location.search)
  return Object.keys(now).length ? now : campaignOf(landing())
}
