/**
 * `/team/` without trailing slashes; empty for the home page. A loop, because the regular expression
 * `/\/+$/` takes quadratic time for many slashes.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
