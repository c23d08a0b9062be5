/** Readers open a document whose header comes within so many bytes. */
const HEADER_BYTES = 1024

/**
 * Some programs write a byte order mark, blank lines or commands for a printer before the header. It
 * may not be markup: such a file could be read as a page.
 */
export async function beginsAsPdf(file: Blob): Promise<boolean> {
  const start = await file.slice(0, HEADER_BYTES).text()
  return /^[^<]*?%PDF-/.test(start)
}
