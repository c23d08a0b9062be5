/**
 * Records of the agency's own content that the site's pages show, in the language of a visitor:
 * landing pages and legal texts. The server has them at hand; a browser that changes to such a
 * page in place fetches them from the server.
 */

export const legalPages = ['privacy-policy', 'terms-and-conditions'] as const
export type LegalPage = (typeof legalPages)[number]

/** The path and the subject of a landing page, for links to it. */
export interface LaunchLink {
  path: string
  /** Slug of the property or project. */
  property: string
  heading: string
}

/** A landing page of its own, for one launch. */
export interface Launch extends Omit<LaunchLink, 'path'> {
  title: string
  /** Homes in Dubai are advertised with a permit of its Land Department; others are not. */
  inDubai: boolean
  text: string
  place: string
  reasons: {heading: string; text: string}[]
  /** Facts that the record lacks, such as handover and payment. */
  facts: {label: string; value: string}[]
}

/**
 * In every sentence `{agency}` and the like are facts, [words](address) is a link, and what stands
 * between backticks is a name that a browser or a program has. A paragraph or an entry that needs a
 * fact which there is not is left out.
 */
export interface LegalText {
  /** The day of the last change. */
  updated: string
  /** The text above the contents. */
  opening: string[]
  sections: {anchor: string; heading: string; content: LegalBlock[]}[]
}

/** One of the three. */
export interface LegalBlock {
  paragraph?: string
  list?: string[]
  names?: {name: string; meaning: string}[]
}

export interface SiteRecords {
  /** Null: there is no such page. */
  launch(key: string): Promise<Launch | null>
  legalText(page: LegalPage): Promise<LegalText | null>
}

/** The path at which a browser fetches a record in one language. */
export const siteRecordPath = (kind: 'launches' | 'legal', key: string) =>
  `/site-records/${kind}/${encodeURIComponent(key)}`
