/** A record of the content folder with its English texts, as an answer in English has it. */
export function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish)
  if (typeof value !== 'object' || value === null) return value
  if ('en' in value) return value.en
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inEnglish(one)]))
}
