/**
 * Joins the known parts of a line, such as a district and its city. The comma is that of the
 * script they are written in: on an Arabic page they may be in English.
 */
export function withCommas(...texts: (string | null | undefined)[]): string {
  const given = texts.filter(Boolean)
  return given.join(/\p{Script=Arabic}/u.test(given.at(-1) ?? '') ? '، ' : ', ')
}
