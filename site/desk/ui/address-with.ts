/** An address with some parameters changed; undefined and empty ones are left out. */
export function addressWith(path: string, changes: Record<string, string | undefined>): string {
  const url = new URL(path, 'http://desk')
  url.searchParams.delete('done')
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  return url.pathname + url.search
}
