/** Lines of JSON, as files and answers of the server hold them. A line ends at "\n" alone. */

/** Other line separators of Unicode, at which some readers split, too, are escaped. */
export const jsonLine = (value: unknown) =>
  `${JSON.stringify(value).replace(/[\u2028\u2029]/g, escaped)}\n`

const escaped = (separator: string) => `\\u${separator.charCodeAt(0).toString(16)}`

/** Rejects when the stream breaks, or when a line is not JSON. */
export async function* readJsonLines(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<unknown> {
  if (!body) return
  const decoder = new TextDecoder()
  let line = ''
  for await (const bytes of body) {
    const [rest = '', ...next] = decoder.decode(bytes, {stream: true}).split('\n')
    line += rest
    for (const begun of next) {
      if (line) yield parseLine(line)
      line = begun
    }
  }
  if (line) yield parseLine(line)
}

/** The message of `JSON.parse` quotes the text, which may be personal data. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error('A line is not JSON.')
  }
}
