/**
 * `#page-styles` where nothing is bundled: there every page has the whole sheet. Bundles have the same
 * from `page-styles.mjs`.
 */

/** Page -> address of its styles. */
export const sheets: Record<string, string> = {}
