/** Starts something when it is first needed; everybody after that gets the same. */
export interface Once<Part> {
  (): Promise<Part>
  /** Undefined as long as nobody needed it. */
  started?: Promise<Part>
}

export function once<Part>(start: () => Promise<Part>): Once<Part> {
  const part: Once<Part> = () => (part.started ??= start())
  return part
}
