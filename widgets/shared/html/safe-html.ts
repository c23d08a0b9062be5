/** Markup that a sanitiser has made, the only kind that is ever put into a page. */
export interface SafeHtml {
  readonly safe: string
}

export type Sanitize = (html: string) => SafeHtml

/**
 * The sanitiser of this side: DOMPurify in a browser, fetched when there is markup to show;
 * sanitize-html on the server.
 */
export const loadSanitizer = async (): Promise<Sanitize> => (await import('#sanitize')).sanitize
