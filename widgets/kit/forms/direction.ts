/**
 * Takes away the characters that make text be read in another order than it is stored: overrides,
 * embeddings and isolates (U+202A to U+202E, U+2066 to U+2069). No language needs them within a line.
 */
export const withoutOverrides = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
