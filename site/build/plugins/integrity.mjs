// Partners' files are checked before they run. Each file that names others carries their hashes, and
// the loader carries the first one's: kit -> widget -> whatever a widget fetches later. A file that
// carries hashes is named by the whole build, because its own content is known last. The kit's table
// has to be short: files that import the kit carry its own hash in their names, so that the table need
// not spell one for each.
import {createHash} from 'node:crypto'
import {fetchedLater, importedBy, withDynamicImports} from './chunks.mjs'
import {laterStandIn, widgetsStandIn} from './placeholders.ts'

const KIT = 'kit'
/** Fetched like a widget, and fetches nothing itself. */
const COMPANION = 'companion'
/** Of `-Cmcp1C2f.js`. */
const ENDING_LENGTH = 12

export const sha256 = text => createHash('sha256').update(text).digest('base64')

export const verifiedImports = () => ({
  name: 'verified-imports',
  renderDynamicImport({targetModuleId}) {
    if (!targetModuleId) return null
    return {left: 'globalThis[Symbol.for("ocp.files")].import(', right: ', import.meta.url)'}
  },
  augmentChunkHash(chunk) {
    if (!chunk.isEntry) return undefined
    const hash = createHash('sha256')
    for (const id of [...this.getModuleIds()].sort())
      hash.update(this.getModuleInfo(id)?.code ?? '')
    return hash.digest('hex')
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = withDynamicImports(this, bundle)
      const kit = chunks.find(({name}) => name === KIT)
      const entries = chunks.filter(chunk => chunk.isEntry && chunk !== kit)
      const ending = kit.fileName.slice(-ENDING_LENGTH)
      const initial = entries.flatMap(entry => [
        entry,
        ...importedBy(bundle, entry).map(name => bundle[name]),
      ])
      // What does not import the kit has a name that outlives the build, and so do its importers'.
      // Of two chunks with the same name the second keeps its own ending.
      const named = new Set()
      const namedAfterKit = [...new Set([...initial, ...chunks])].filter(chunk => {
        if (chunk === kit || !chunk.imports.includes(kit.fileName)) return false
        return named.size < named.add(chunk.fileName.slice(0, -ENDING_LENGTH)).size
      })
      rename(bundle, namedAfterKit, ending)
      const short = name => (name.endsWith(ending) ? name.slice(0, -ENDING_LENGTH) : name)
      const describe = (names, nameOf = name => name) =>
        Object.fromEntries(
          names.map(name => [
            nameOf(name),
            [
              sha256(bundle[name].code),
              ...bundle[name].imports.filter(other => other !== kit.fileName).map(nameOf),
            ],
          ]),
        )
      for (const entry of entries) {
        if (entry.name !== COMPANION)
          fill(entry, laterStandIn, describe(fetchedLater(bundle, entry)))
      }
      const names = [...new Set(initial)]
        .filter(chunk => chunk !== kit)
        .map(({fileName}) => fileName)
      fill(kit, widgetsStandIn, describe(names, short))
    },
  },
})

/** Gives chunks and their source maps another ending, wherever they are named. */
function rename(bundle, chunks, ending) {
  for (const chunk of chunks) {
    const before = chunk.fileName
    const after = before.slice(0, -ENDING_LENGTH) + ending
    const [from, to] = [before, after].map(path => path.split('/').at(-1))
    for (const other of Object.values(bundle)) {
      if (other.type !== 'chunk') continue
      other.code = other.code.replaceAll(from, to)
      for (const list of [other.imports, other.later]) {
        const at = list.indexOf(before)
        if (at >= 0) list[at] = after
      }
    }
    move(bundle, `${before}.map`, `${after}.map`)
    move(bundle, before, after)
  }
}

function move(bundle, before, after) {
  if (bundle[after]) throw new Error(`${after} is there twice`)
  const file = bundle[before]
  delete bundle[before]
  file.fileName = after
  bundle[after] = file
}

function fill(chunk, standIn, value) {
  if (!chunk.code.includes(standIn))
    throw new Error(`${chunk.fileName} has no place for ${standIn}`)
  chunk.code = chunk.code.replace(standIn, () => JSON.stringify(value))
}
