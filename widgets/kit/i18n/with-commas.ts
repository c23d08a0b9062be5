/**
 * Joins the known parts of a line, such as a district and its city. The comma is that of the
 * script they are written in: on an Arabic page they may be in English.
 */
export function withCommas(...texts: (string | false | null | undefined)[]): string {
  const given = texts.filter(Boolean)
  return given.join(commaBefore(given.at(-1) || ''))
}

export const commaBefore = (text: string) => (/\p{Script=Arabic}/u.test(text) ? '، ' : ', ')
