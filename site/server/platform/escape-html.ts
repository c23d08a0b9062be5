/** Text as it stands in HTML, also between an attribute's quotes of either kind. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? '')

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
