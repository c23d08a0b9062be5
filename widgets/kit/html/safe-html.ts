/** Markup that a sanitiser has made, the only kind that is ever put into a page. */
export interface SafeHtml {
  readonly safe: string
}

/** `headings` is the level of the text's first heading: 2 where only the page's own is above it. */
export type Sanitize = (html: string, headings?: number) => SafeHtml

/**
 * The sanitiser of this side: DOMPurify in a browser, fetched when there is markup to show;
 * sanitize-html on the server.
 */
export const loadSanitizer = async (): Promise<Sanitize> => (await import('#sanitize')).sanitize
