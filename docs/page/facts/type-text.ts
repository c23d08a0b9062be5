/** Prints TypeScript types with the names that the API's type aliases give them. */
import ts from 'typescript'
import {asShown} from './source.ts'

/** A field of a record. */
export interface FieldFact {
  name: string
  type: string
  optional: boolean
  doc: string
}

/** Record types are inferred from the shapes that parse them: these files name them. */
const NAMING = [
  'widgets/kit/api-client/shapes.ts',
  'widgets/kit/i18n/display.ts',
  'widgets/kit/ui/picture-files.ts',
  'widgets/trade/contract/entities.ts',
]

/** A program of some sources, as the compiler checks them. */
export const programOf = (files: string[]) =>
  ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  })

export function typePrinter(program: ts.Program) {
  const checker = program.getTypeChecker()
  const names = new Map(
    NAMING.flatMap(file => program.getSourceFile(file)?.statements ?? [])
      .filter(statement => ts.isTypeAliasDeclaration(statement) && !statement.typeParameters)
      .map(statement => (statement as ts.TypeAliasDeclaration).name)
      .map(name => [checker.getTypeAtLocation(name), name.text]),
  )

  /** A type by its alias, or expanded. */
  const textOf = (type: ts.Type): string => names.get(type) ?? expanded(type)

  /** A type with its members. */
  function expanded(type: ts.Type): string {
    const values = type.getStringIndexType()
    if (values) return `Record<string, ${textOf(values)}>`
    if (checker.isArrayType(type)) {
      const [item = type] = checker.getTypeArguments(type as ts.TypeReference)
      const text = textOf(item)
      return text.includes(' | ') ? `(${text})[]` : `${text}[]`
    }
    if (type.isUnion()) return unionOf(type)
    return isUnnamedRecord(type) ? membersOf(type) : written(type)
  }

  function unionOf({types}: ts.UnionType) {
    const flags = types.filter(({flags}) => flags & ts.TypeFlags.BooleanLiteral)
    const others = types.filter(
      ({flags}) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLiteral)),
    )
    const texts = [...others.map(textOf), ...(flags.length ? ['boolean'] : [])]
    return texts.sort(nullLast).join(' | ')
  }

  /** An object type that the compiler would print with internal helper types. */
  function isUnnamedRecord(type: ts.Type) {
    if (checker.isTupleType(type)) return false
    const {aliasSymbol, aliasTypeArguments, symbol} = type
    if (aliasSymbol && !aliasTypeArguments && !names.has(type)) return false
    if (type.isIntersection()) return true
    return !!(type.flags & ts.TypeFlags.Object && symbol.flags & ts.SymbolFlags.TypeLiteral)
  }

  const membersOf = (type: ts.Type) => {
    const lines = fieldsOf(type).map(
      ({name, optional, type: text, doc}) =>
        `${doc && `/** ${doc} */\n`}${name}${optional ? '?' : ''}: ${text}`,
    )
    return `{\n${lines.join('\n').replace(/^/gm, '  ')}\n}`
  }

  const fieldsOf = (type: ts.Type): FieldFact[] =>
    checker
      .getPropertiesOfType(type)
      .sort(asDeclared)
      .map(property => ({
        name: property.name,
        type: textOf(checker.getTypeOfSymbol(property)),
        optional: !!(property.flags & ts.SymbolFlags.Optional),
        doc: asShown(ts.displayPartsToString(property.getDocumentationComment(checker))),
      }))

  const written = (type: ts.Type) =>
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replaceAll('"', "'")

  return {textOf, expanded, fieldsOf, isRecord: isUnnamedRecord}
}

const asDeclared = (one: ts.Symbol, other: ts.Symbol) => positionOf(one) - positionOf(other)
const positionOf = ({declarations: [first] = []}: ts.Symbol) => first?.pos ?? 0
const nullLast = (one: string, other: string) => Number(one === 'null') - Number(other === 'null')
