/** Starts something when it is first needed; every later caller gets the same. */
export interface Once<Part> {
  (): Promise<Part>
  /** Undefined until it is first needed. */
  started?: Promise<Part>
}

export function once<Part>(start: () => Promise<Part>): Once<Part> {
  const part: Once<Part> = () => (part.started ??= start())
  return part
}
