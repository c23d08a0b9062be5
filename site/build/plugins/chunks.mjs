// Lists the chunks that each chunk fetches: at once, and later.

/** Fills in what Rollup leaves empty where a dynamic import was rewritten. */
export function withDynamicImports(context, bundle) {
  const chunks = Object.values(bundle).filter(({type}) => type === 'chunk')
  const home = id =>
    chunks.find(({facadeModuleId}) => facadeModuleId === id) ??
    chunks.find(({moduleIds}) => moduleIds.includes(id))
  for (const chunk of chunks) {
    const later = chunk.moduleIds.flatMap(id => context.getModuleInfo(id).dynamicallyImportedIds)
    chunk.later = [...new Set(later.map(id => home(id)?.fileName))].filter(
      name => name && name !== chunk.fileName,
    )
  }
  return chunks
}

/** All chunks that a chunk imports at once, directly or not, in the order of evaluation: imports first. */
export const importedBy = (bundle, chunk) => reachable(bundle, chunk, ['imports'])

/** All chunks that are fetched later, on intent: the rest of what can be reached. */
export function fetchedLater(bundle, chunk) {
  const initial = new Set(importedBy(bundle, chunk))
  return reachable(bundle, chunk, ['imports', 'later']).filter(name => !initial.has(name))
}

function reachable(bundle, chunk, kinds) {
  const seen = new Set([chunk.fileName])
  const reached = []
  const visit = current => {
    for (const name of kinds.flatMap(kind => current[kind])) {
      if (seen.has(name) || !bundle[name]) continue
      seen.add(name)
      visit(bundle[name])
      reached.push(name)
    }
  }
  visit(chunk)
  return reached
}
