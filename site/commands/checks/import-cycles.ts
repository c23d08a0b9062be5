/**
 * Files that import each other in a circle, type imports included: the linter sees only those that are
 * there when the code runs. What is behind `import()` is left out: there a page may lead to the next.
 */
import {type Graph, graphOf} from './import-graph.ts'

const imports = graphOf('{widgets,site,loader,docs}/**/*.{ts,tsx,mjs}')
const cycles = groupsOf(imports).filter(group => group.length > 1)
for (const group of cycles)
  console.error(`✗ import each other:\n    ${group.sort().join('\n    ')}`)
process.exitCode = cycles.length > 0 ? 1 : 0

/** Tarjan's strongly connected components: files that reach each other. */
function groupsOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const groups: string[][] = []

  const visit = (file: string) => {
    const at = order.size
    order.set(file, at)
    path.push(file)
    let low = at
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) visit(next)
      if (path.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low)
    }
    lowest.set(file, low)
    if (low === at) groups.push(path.splice(path.indexOf(file)))
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return groups
}
