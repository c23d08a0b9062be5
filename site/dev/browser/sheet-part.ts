/** A sheet's text between two comments that name its file. */
export const sheetPart = (file: string, css: string) => `/*[${file}]*/\n${css}\n/*[/${file}]*/`

const PART = /\/\*\[([^/][^\]]*)\]\*\/[\s\S]*?\/\*\[\/\1\]\*\//g

/** The text with every part that has changed as it is now. */
export const withParts = (text: string, changed: Map<string, string>) =>
  text.replace(PART, (part, file: string) => changed.get(file) ?? part)

/** Returns the file that a part is from. */
export const fileOfPart = (part: string) => part.slice('/*['.length, part.indexOf(']*/'))
