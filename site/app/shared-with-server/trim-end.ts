/** Ends that texts and addresses are shown without. */

/** A loop: the regular expression for it, such as `/\/+$/`, takes quadratic time for many of them. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** `/team/` without trailing slashes; empty for the home page. */
export const withoutEndSlashes = (path: string) => trimEnd(path, '/')
