/** Texts of style sheets. */
export interface SiteStyles {
  /** Fonts, the same on every page. */
  faces: string
  /** Script -> what only its documents have: more fonts, and rules of how it is set. */
  scripts: Record<string, {faces: string; rules: string}>
  /** File of a page -> its styles, and the address of the same as a file. */
  pages: Record<string, {text: string; address: string}>
}
