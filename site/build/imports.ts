/** Resolves imports of the files of the project, by relative paths or by short names. */
import {readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import ts from 'typescript'

const {imports} = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as {imports: Record<string, unknown>}

/** Short names such as `#kit/`, and the folder of each. */
const shortNames = Object.entries(imports).flatMap(([name, path]) =>
  name.endsWith('/*') && typeof path === 'string'
    ? [{name: name.slice(0, -1), folder: join(path.slice(0, -1))}]
    : [],
)

/** Undefined for a package; the paths of files begin at the project's folder, or wherever the importer's does. */
export function ownFile(importer: string, source: string): string | undefined {
  if (source.startsWith('.')) return join(dirname(importer), source)
  const short = shortNames.find(({name}) => source.startsWith(name))
  return short && short.folder + source.slice(short.name.length)
}

/** The short name of a module that Node runs from its source; undefined for what has to be compiled. */
export function shortNameOf(file: string): string | undefined {
  const path = relative('.', file)
  const short = path.endsWith('.ts') && shortNames.find(({folder}) => path.startsWith(folder))
  return short ? short.name + path.slice(short.folder.length) : undefined
}

interface Options {
  /** Leaves out imports of types alone, of which nothing runs. */
  withoutTypes?: boolean
  /** Adds what is behind `import()`. */
  withDynamic?: boolean
}

/** Lists the files of the project that a module imports or exports from. */
export function importsOf(source: ts.SourceFile, options: Options = {}): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const path = importedBy(node, options)
    const file = path && ts.isStringLiteral(path) && ownFile(source.fileName, path.text)
    if (file) found.push(file)
    if (options.withDynamic) ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return found
}

function importedBy(node: ts.Node, {withoutTypes = false}: Options): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) {
    const isOfTypes = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    return withoutTypes && isOfTypes ? undefined : node.moduleSpecifier
  }
  if (ts.isExportDeclaration(node)) {
    return withoutTypes && node.isTypeOnly ? undefined : node.moduleSpecifier
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isDynamic ? node.arguments[0] : undefined
}
