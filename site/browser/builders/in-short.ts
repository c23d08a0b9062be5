/** The first words of a record's markup, as plain text for a line of a list. */

/** About two lines of a card. */
const MOST = 150

/** Whole sentences, as many as fit; of a first one that is too long, its beginning. */
export function inShort(html: string | undefined, most = MOST): string {
  const text = plainText(html ?? '')
  let short = ''
  for (const [sentence] of text.matchAll(/\S.*?(?:[.!?…](?=\s|$)|$)/g)) {
    const longer = short ? `${short} ${sentence}` : sentence
    if (longer.length > most) break
    short = longer
  }
  return short || beginningOf(text, most)
}

const beginningOf = (text: string, most: number) =>
  text && `${text.slice(0, most).replace(/[\s,;:–—-]+\S*$/, '')}…`

const NAMED: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '}

/** Shown as text, never as markup: what stands in it need not be safe. */
export const plainText = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<\/?(?:p|div|h[1-6]|li|ul|ol|br|tr|td)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w{2,5}));/g, (whole, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
