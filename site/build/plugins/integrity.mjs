// Partners' files are checked before they run. Each widget carries the hashes of what it fetches later,
// and the loader those of what shows a widget. All files of a build have one ending, a hash of them
// all: a name changes with whatever its file names, and the tables need not spell one for each.
import {createHash} from 'node:crypto'
import {fetchedLater, withDynamicImports} from './chunks.mjs'
import {buildStandIn, laterStandIn} from './placeholders.ts'

const sha256 = text => createHash('sha256').update(text)

/** Names of files for Rollup's output; `verifiedImports` fills in the hash. */
export const verifiedNames = {
  entryFileNames: `[name]-${buildStandIn}.js`,
  chunkFileNames: chunk => `chunks/${chunkNameOf(chunk)}-${buildStandIn}.js`,
}

export const verifiedImports = () => ({
  name: 'verified-imports',
  renderDynamicImport({targetModuleId}) {
    if (!targetModuleId) return null
    return {left: 'globalThis[Symbol.for("ocp.files")].import(', right: ', import.meta.url)'}
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = withDynamicImports(this, bundle)
      nameAfterBuild(bundle)
      for (const entry of chunks.filter(({code}) => code.includes(laterStandIn))) {
        const table = fileTable(bundle, fetchedLater(bundle, entry))
        entry.code = entry.code.replace(laterStandIn, () => JSON.stringify(table))
      }
    },
  },
})

/** The hash of each file, and its static imports; names without the ending. */
export const fileTable = (bundle, names) =>
  Object.fromEntries(
    names.map(name => {
      const {code, imports} = bundle[name]
      return [withoutEnding(name), [sha256(code).digest('base64'), ...imports.map(withoutEnding)]]
    }),
  )

/** The ending of a file's name, such as `-Cmcp1C2f.js`. */
export const endingOf = name => name.slice(-`-${buildStandIn}.js`.length)

const withoutEnding = name => name.slice(0, -`-${buildStandIn}.js`.length)

/** Folders of `widgets/` that are no widget's. */
const SHARED = ['kit', 'partner-page', 'trade']

/** A name of its own for each: what belongs to one widget is named after it. */
function chunkNameOf({name, moduleIds}) {
  const owners = moduleIds.map(id => /\/widgets\/([\w-]+)\/(?:.*\/)?([\w-]+)\.\w+$/.exec(id))
  const [, widget] = owners.find(owner => owner?.[2] === name && !SHARED.includes(owner[1])) ?? []
  return widget ? `${widget}-${name}` : name
}

/** Writes the hash of all files into their names, and wherever they name each other. */
function nameAfterBuild(bundle) {
  const chunks = Object.values(bundle).filter(({type}) => type === 'chunk')
  const code = chunks.map(chunk => `${chunk.fileName}\n${chunk.code}`).sort()
  const hash = sha256(code.join('\n')).digest('base64url').slice(0, buildStandIn.length)
  const named = text => text.replaceAll(buildStandIn, hash)
  for (const file of Object.values(bundle)) {
    delete bundle[file.fileName]
    file.fileName = named(file.fileName)
    bundle[file.fileName] = file
    if (file.type !== 'chunk') continue
    file.code = named(file.code)
    for (const list of ['imports', 'dynamicImports', 'later']) file[list] = file[list].map(named)
  }
}

/**
 * Chromium remembers a module that could not be fetched, and never asks the network for its address
 * again: a dynamic import of the site that fails goes on to a fresh address of the same file.
 * Files of partners' pages are fetched otherwise (widgets/kit/core/verified-files.ts).
 */
export const retriedImports = () => ({
  name: 'retried-imports',
  renderDynamicImport({targetModuleId}) {
    if (!targetModuleId) return null
    return {left: `(${RETRIED})(`, right: ')'}
  },
})

/** Within the importing file, to which the name of the file is relative. */
const RETRIED = 'file=>import(file).catch(()=>import(file+"?retry="+Date.now()))'
