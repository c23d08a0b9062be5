/** Reads back JSON that this server has written: it may be truncated, or edited by hand. */

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
