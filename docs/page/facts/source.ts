/** Reads the widgets' own source: syntax trees, and the doc comments in them. */
import {readFileSync} from 'node:fs'
import ts from 'typescript'
import {withLanguages} from './languages.ts'

const parsed = new Map<string, ts.SourceFile>()

/** The syntax tree of a file, parsed again when the file has changed; `text` is for tests. */
export function sourceOf(file: string, text = readFileSync(file, 'utf8')): ts.SourceFile {
  let source = parsed.get(file)
  if (source?.text !== text) {
    source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    parsed.set(file, source)
  }
  return source
}

/** The doc comment above a node, in one line, as the page shows it; '' where there is none. */
export function docOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment
  return asShown(ts.getTextOfJSDocComment(comment) ?? '')
}

/** Without references to internal documents, which readers of the docs do not have. */
export const asShown = (comment: string) =>
  withLanguages(comment)
    .replace(/\s*\((?:spec|decisions)\b[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Everything public is explained where it is declared; the build stops where it is not. */
export function documented(doc: string, file: string, what: string): string {
  if (doc) return doc
  throw new Error(`${file}: ${what} has no doc comment. Write /** … */ above it: the docs show it.`)
}
