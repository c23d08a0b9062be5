/**
 * How a legal text is written down: one file for each language, from the first sentence to the last,
 * so that whoever answers for it can read and change it as a whole.
 *
 * In every sentence `{agency}` and the like are facts (`facts.ts`), [words](address) is a link, and
 * what stands between backticks is a name that a browser or a program has. A paragraph or an entry
 * that needs a fact which there is not is left out.
 */
export interface LegalText<Section extends string = string> {
  /** What stands above the contents. */
  opening: string[]
  /** Every section of the document, in every language; they are shown in the document's order. */
  sections: Record<Section, LegalSection>
}

export interface LegalSection {
  heading: string
  content: Block[]
}

/** A paragraph, a list, or names and what each of them is. */
export type Block = string | {list: string[]} | {names: [name: string, meaning: string][]}

/** What all languages of a document have in common. */
export interface LegalDocument<Section extends string = string> {
  /** The day of the last change, which is that of all languages. */
  updated: string
  /** In their order; each is the anchor of its section in every language. */
  sections: readonly Section[]
}
