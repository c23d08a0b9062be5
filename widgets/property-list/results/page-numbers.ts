const MAX_LINKS = 7

/** At most seven: the first, the last, and those around the page that is shown. */
export function pageNumbers(page: number, pages: number): number[] {
  if (pages <= MAX_LINKS) return Array.from({length: pages}, (_, at) => at + 1)
  const first = Math.min(Math.max(page - 2, 2), pages - 5)
  return [1, ...Array.from({length: 5}, (_, at) => first + at), pages]
}
