/** JSON that is read back: it may be truncated, or edited by hand. */

/** Neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined when the text is not JSON, or not of the expected shape. */
export function parseJson<Value>(
  text: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}
