/** A list is null, or missing, where a back end has none. */
export const listOf = <One>(list: One[] | null | undefined): One[] =>
  Array.isArray(list) ? list.filter(Boolean) : []
