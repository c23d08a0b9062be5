/** The parameters of a suggestion: a part of a name, and the maximum number of results. */
export interface Wanted {
  search?: string
  limit?: number
}

const MAX_SUGGESTIONS = 100

/** The parameters, and what is wrong with those that cannot be read, by name. */
export function readWanted({search, limit}: Record<string, string | undefined>) {
  const errors: Record<string, string> = {}
  const wanted: Wanted = {}
  if (search?.trim()) wanted.search = search.trim()
  if (limit?.trim()) {
    const number = Number(limit)
    if (Number.isInteger(number) && number >= 1 && number <= MAX_SUGGESTIONS) wanted.limit = number
    else errors.limit = `limit must be a whole number from 1 to ${MAX_SUGGESTIONS}.`
  }
  return {wanted, errors}
}
