/** `/team/` without its end; empty for the home page. A loop, since `/\/+$/` takes the square of a long row of slashes. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
