/** Finds texts of a component that a browser's translation can take from under React. */
import ts from 'typescript'

export interface LooseText {
  line: number
  /** The source of the element around it. */
  source: string
  advice: string
}

const ALONE = 'a text that comes and goes needs an element of its own'
const AFTER = 'a text after what comes and goes needs an element of its own'
const FRAGMENT = 'a fragment brings its text to siblings that it does not know: use an element'

/** The kinds of a child; `some` is a value that only its type knows. */
type Kind = 'text' | 'some' | 'element' | 'nothing' | 'list'

/** Texts that have siblings, where one of them is put in or taken out by itself. */
export function looseTexts(source: string): LooseText[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: LooseText[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const advice = adviceFor(node)
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      if (advice) found.push({line, source: node.getText().replace(/\s+/g, ' '), advice})
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function adviceFor(parent: ts.JsxElement | ts.JsxFragment): string | undefined {
  const children = parent.children.flatMap(childOf)
  if (ts.isJsxFragment(parent) && children.some(kinds => kinds.has('text'))) return FRAGMENT
  const isText = (kinds?: Set<Kind>) => kinds?.has('text') || kinds?.has('some')
  const comesAndGoes = (kinds: Set<Kind>) =>
    kinds.has('nothing') || kinds.has('list') || (kinds.has('element') && isText(kinds))
  if (children.length > 1 && children.some(kinds => isText(kinds) && comesAndGoes(kinds))) {
    return ALONE
  }
  const isBeforeText = children.some(
    (kinds, at) =>
      comesAndGoes(kinds) && isText(children.slice(at).find(other => !comesAndGoes(other))),
  )
  return isBeforeText ? AFTER : undefined
}

/** Blanks count as an element: nobody translates them. */
function childOf(child: ts.JsxChild): Set<Kind>[] {
  if (ts.isJsxText(child)) return child.text.trim() ? [new Set<Kind>(['text'])] : []
  if (!ts.isJsxExpression(child)) return [new Set<Kind>(['element'])]
  return child.expression ? [new Set(kindsOf(child.expression))] : []
}

function kindsOf(value: ts.Expression): Kind[] {
  if (ts.isParenthesizedExpression(value)) return kindsOf(value.expression)
  if (ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) || ts.isJsxFragment(value)) {
    return ['element']
  }
  if (ts.isConditionalExpression(value)) {
    return [...kindsOf(value.whenTrue), ...kindsOf(value.whenFalse)]
  }
  if (ts.isBinaryExpression(value)) {
    const isAnd = value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    return [...(isAnd ? (['nothing'] as const) : kindsOf(value.left)), ...kindsOf(value.right)]
  }
  if (ts.isStringLiteralLike(value)) {
    if (!value.text) return ['nothing']
    return [value.text.trim() ? 'text' : 'element']
  }
  if (ts.isTemplateExpression(value)) return ['text']
  const words = value.getText()
  if (/^(?:null|undefined|false)$/.test(words)) return ['nothing']
  if (!ts.isCallExpression(value)) return [words === 'children' ? 'element' : 'some']
  const called = value.expression.getText()
  if (/\.(?:map|flatMap)$/.test(called)) return ['list']
  return [/(?:^|\.)(?:i18n\._|labelled)$/.test(called) ? 'text' : 'some']
}
