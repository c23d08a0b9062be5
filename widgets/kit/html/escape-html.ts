/** The one way in which text is written into markup: HTML and XML, in elements and in attributes. */

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}

/**
 * Text as it stands in an element, or between the double quotes of an attribute. A text in single
 * quotes would not be safe.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
