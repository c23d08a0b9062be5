/** Edits of a syntax tree's text. */
import type ts from 'typescript'

/** Another text for a piece of the source. */
export interface Edit {
  start: number
  end: number
  text: string
}

export type Operator = (node: ts.Node, source: ts.SourceFile) => Edit[]

export const instead = (node: ts.Node, source: ts.SourceFile, text: string): Edit => ({
  start: node.getStart(source),
  end: node.end,
  text,
})
