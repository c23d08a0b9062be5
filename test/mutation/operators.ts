/**
 * The small mistakes that a programmer could make, as edits of a syntax tree's text: what is common
 * to mutation testers, without those edits that no test could notice (styles, words of logs).
 */
import ts from 'typescript'
import {instead, type Operator} from './edit.ts'
import {literal, pattern, text} from './literals.ts'

const {SyntaxKind: Kind} = ts

const replacements: Partial<Record<ts.SyntaxKind, string[]>> = {
  [Kind.LessThanToken]: ['<='],
  [Kind.LessThanEqualsToken]: ['<'],
  [Kind.GreaterThanToken]: ['>='],
  [Kind.GreaterThanEqualsToken]: ['>'],
  [Kind.EqualsEqualsEqualsToken]: ['!=='],
  [Kind.ExclamationEqualsEqualsToken]: ['==='],
  [Kind.EqualsEqualsToken]: ['!='],
  [Kind.ExclamationEqualsToken]: ['=='],
  [Kind.AmpersandAmpersandToken]: ['||'],
  [Kind.BarBarToken]: ['&&'],
  [Kind.QuestionQuestionToken]: ['&&'],
  [Kind.PlusToken]: ['-'],
  [Kind.MinusToken]: ['+'],
  [Kind.AsteriskToken]: ['/'],
  [Kind.SlashToken]: ['*'],
  [Kind.PercentToken]: ['*'],
  [Kind.AsteriskAsteriskToken]: ['*'],
  [Kind.PlusEqualsToken]: ['-='],
  [Kind.MinusEqualsToken]: ['+='],
  [Kind.BarBarEqualsToken]: ['='],
  [Kind.QuestionQuestionEqualsToken]: ['='],
}

const binary: Operator = (node, source) => {
  if (!ts.isBinaryExpression(node)) return []
  const {operatorToken} = node
  const texts = replacements[operatorToken.kind] ?? []
  return texts.map(text => instead(operatorToken, source, text))
}

/** Conditions become always true, or always false. An endless loop would prove nothing. */
const condition: Operator = (node, source) => {
  if (ts.isIfStatement(node)) return bothWays(node.expression, source)
  if (ts.isConditionalExpression(node)) return bothWays(node.condition, source)
  if (ts.isWhileStatement(node) && node.expression.kind !== Kind.TrueKeyword) {
    return [instead(node.expression, source, 'false')]
  }
  return []
}

const bothWays = (node: ts.Node, source: ts.SourceFile) =>
  ['true', 'false'].map(text => instead(node, source, text))

const unary: Operator = (node, source) => {
  if (ts.isPrefixUnaryExpression(node)) {
    const {operator, operand} = node
    if (operator === Kind.ExclamationToken || operator === Kind.MinusToken) {
      return [instead(node, source, operand.getText(source))]
    }
  }
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return []
  const text = node.getText(source)
  if (text.includes('++')) return [instead(node, source, text.replace('++', '--'))]
  return text.includes('--') ? [instead(node, source, text.replace('--', '++'))] : []
}

/** Return values are dropped. */
const result: Operator = (node, source) => {
  if (ts.isReturnStatement(node) && node.expression) {
    return isNothing(node.expression, source) ? [] : [instead(node, source, 'return undefined')]
  }
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return []
  return isNothing(node.body, source) ? [] : [instead(node.body, source, 'undefined')]
}

/** For true and false, the opposite is tried instead. */
const isNothing = (node: ts.Node, source: ts.SourceFile) =>
  /^(undefined|true|false|\(?void .*)$/.test(node.getText(source))

/** Nothing is done. */
const statement: Operator = (node, source) => {
  const isRemovable =
    ts.isThrowStatement(node) || (ts.isExpressionStatement(node) && !isDebugging(node, source))
  return isRemovable ? [instead(node, source, ';')] : []
}

const isDebugging = (node: ts.Node, source: ts.SourceFile) =>
  node.getText(source).startsWith('log.debug(')

const removedAwait: Operator = (node, source) =>
  ts.isAwaitExpression(node) ? [instead(node, source, node.expression.getText(source))] : []

const optional: Operator = (node, source) => {
  const isChain =
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node)
  if (!isChain || !node.questionDotToken) return []
  return [instead(node.questionDotToken, source, ts.isPropertyAccessExpression(node) ? '.' : '')]
}

const otherMethods: Record<string, string> = {
  ...{some: 'every', every: 'some', startsWith: 'endsWith', endsWith: 'startsWith'},
  ...{min: 'max', max: 'min'},
}
const NEEDLESS = new Set([
  'filter',
  'sort',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'slice',
  'reverse',
])

const method: Operator = (node, source) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const {name, expression} = node.expression
  const other = otherMethods[name.text]
  if (other) return [instead(name, source, other)]
  return NEEDLESS.has(name.text) ? [instead(node, source, expression.getText(source))] : []
}

export const operators: Operator[] = [
  ...[binary, condition, unary, literal, text, pattern],
  ...[result, statement, removedAwait, optional, method],
]
