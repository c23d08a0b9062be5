/** A widget's attributes: values from the module itself, explanations from its source. */
import {relative} from 'node:path'
import {pathToFileURL} from 'node:url'
import ts from 'typescript'
import type {Attribute, AttributeSet} from '#kit/core/attributes.ts'
import {ownFile} from '../../../site/build/imports.ts'
import {type Control, controlOf} from '../playground/controls.ts'
import {docOf, documented, sourceOf} from './source.ts'

export interface AttributeFact {
  name: string
  type: string
  initial: string
  doc: string
  /** The form control of the playground. */
  control: Control
}

/** Attributes that are declared together, with their common doc comment. */
export interface AttributeGroup {
  file: string
  doc: string
  attributes: AttributeFact[]
}

/** The groups of an exported set: its own first, then each set that is spread into it. */
export async function attributeGroups(file: string, name: string): Promise<AttributeGroup[]> {
  const {[name]: set} = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<
    string,
    AttributeSet
  >
  return groupsOf(file, name, set ?? {})
}

/** The part that needs no running module; the set gives types and initial values. */
export function groupsOf(file: string, name: string, set: AttributeSet, text?: string) {
  const source = sourceOf(file, text)
  const {statement, object} = declarationOf(source, name)
  const own: AttributeFact[] = []
  const spread: AttributeGroup[] = []
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) {
      const other = property.expression.getText()
      spread.push(...groupsOf(importedFrom(source, other), other, set))
    } else if (property.name) {
      const attribute = (property.name as ts.Identifier | ts.StringLiteral).text
      const {type = 'string', initial} = set[attribute] ?? {}
      const doc = documented(docOf(property), relative('.', file), `attribute \`${attribute}\``)
      const control = controlOf(type, exampleOf(set[attribute]))
      own.push({name: attribute, type, initial: defaultText(initial), doc, control})
    }
  }
  return [{file: relative('.', file), doc: docOf(statement), attributes: own}, ...spread]
}

const defaultText = (initial: unknown) =>
  initial === null || initial === undefined || initial === '' || initial === false
    ? ''
    : String(initial)

/** An example of a valid value, from the attribute's own error message. */
function exampleOf(attribute?: Attribute<unknown>): string {
  try {
    attribute?.parse('')
  } catch (error) {
    return (error as Error).message.match(/ such as (.+)$/)?.[1] ?? ''
  }
  return ''
}

function declarationOf(source: ts.SourceFile, name: string) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const {name: given, initializer} of statement.declarationList.declarations) {
      if (given.getText() !== name || !initializer) continue
      const object = withoutType(initializer)
      if (ts.isObjectLiteralExpression(object)) return {statement, object}
    }
  }
  throw new Error(`${source.fileName} has no object called ${name}`)
}

/** `{…} as const` and `{…} satisfies X` are the object, too. */
function withoutType(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutType(node.expression)
    : node
}

/** The file that declares a set: another one, or the same. */
function importedFrom(source: ts.SourceFile, name: string): string {
  if (declares(source, name)) return source.fileName
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    if (!bindings.elements.some(element => element.name.text === name)) continue
    const imported = ownFile(source.fileName, (statement.moduleSpecifier as ts.StringLiteral).text)
    if (imported) return imported
  }
  throw new Error(`${source.fileName} spreads ${name}, which it does not import by name`)
}

const declares = (source: ts.SourceFile, name: string) =>
  source.statements.some(
    statement =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(each => each.name.getText() === name),
  )
