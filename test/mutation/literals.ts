/** Mistakes in what is written down as it is: numbers, words, patterns. */
import ts from 'typescript'
import {instead, type Operator} from './edit.ts'

const {SyntaxKind: Kind} = ts

/** A limit is one off, a long time twice as long. */
export const literal: Operator = (node, source) => {
  if (node.kind === Kind.TrueKeyword) return [named(node, source, 'false')]
  if (node.kind === Kind.FalseKeyword) return [named(node, source, 'true')]
  if (!ts.isNumericLiteral(node)) return []
  const number = Number(node.getText(source).replaceAll('_', ''))
  return [named(node, source, String(number < 1000 ? number + 1 : number * 2))]
}

/** With the name of its property: there may be several on a line. */
function named(node: ts.Node, source: ts.SourceFile, text: string) {
  const {parent} = node
  if (!ts.isPropertyAssignment(parent)) return instead(node, source, text)
  return instead(parent, source, `${parent.name.getText(source)}: ${text}`)
}

export const text: Operator = (node, source) => {
  const isText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateExpression(node)
  if (!isText || node.getText(source).length <= 2 || isUnobserved(node, source)) return []
  return [instead(node, source, "''")]
}

/** Attributes of appearance alone, which no test asserts. */
const LOOKS = /^(class(Name)?|part|d|viewBox|fill|stroke.*|width|height|decoding)$/

/** Specifiers of imports, names of properties, words for developers and operators, SQL, and looks. */
function isUnobserved(node: ts.Node, source: ts.SourceFile): boolean {
  const {parent} = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  if (ts.isTaggedTemplateExpression(parent)) return true
  if (ts.isCallExpression(parent) && parent.expression.kind === Kind.ImportKeyword) return true
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  for (let around = parent; around && !ts.isFunctionLike(around); around = around.parent) {
    if (ts.isThrowStatement(around)) return true
    if (
      ts.isNewExpression(around) &&
      /(Error|Unavailable)$/.test(around.expression.getText(source))
    )
      return true
    if (ts.isCallExpression(around) && isLog(around, source)) return true
    if (ts.isJsxAttribute(around) || ts.isPropertyAssignment(around)) {
      return LOOKS.test(around.name.getText(source))
    }
  }
  return false
}

const isLog = (call: ts.CallExpression, source: ts.SourceFile) =>
  /\blog\.\w+$/.test(call.expression.getText(source))

/** The ends of a pattern, which decide whether a part of a text is enough. */
export const pattern: Operator = (node, source) => {
  if (node.kind !== Kind.RegularExpressionLiteral) return []
  const whole = node.getText(source)
  const end = whole.lastIndexOf('/')
  const [body, flags] = [whole.slice(1, end), whole.slice(end)]
  const edits = []
  if (/^\^./.test(body)) edits.push(instead(node, source, `/${body.slice(1)}${flags}`))
  if (/[^\\]\$$/.test(body)) edits.push(instead(node, source, `/${body.slice(0, -1)}${flags}`))
  return edits
}
