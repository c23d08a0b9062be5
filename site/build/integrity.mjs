// Partners' files are checked before they run. Each file that names others carries their hashes, and
// the loader carries the first one's: kit -> widget -> whatever a widget fetches later. A file that
// carries hashes is named by the whole build, because its own content is known last.
import {createHash} from 'node:crypto'
import {fetchedLater, importedBy, withDynamicImports} from './chunks.mjs'
import {laterStandIn, widgetsStandIn} from './stand-ins.ts'

const KIT = 'kit'

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
      const describe = names =>
        Object.fromEntries(
          names.map(name => [
            name,
            [
              sha256(bundle[name].code),
              ...bundle[name].imports.filter(other => other !== kit.fileName),
            ],
          ]),
        )
      for (const entry of entries) {
        fill(entry, laterStandIn, describe(fetchedLater(bundle, entry)))
      }
      const atOnce = entries.flatMap(entry => [
        entry.fileName,
        ...importedBy(bundle, entry).filter(name => name !== kit.fileName),
      ])
      fill(kit, widgetsStandIn, {
        entries: Object.fromEntries(entries.map(({name, fileName}) => [name, fileName])),
        files: describe([...new Set(atOnce)]),
      })
    },
  },
})

function fill(chunk, standIn, value) {
  if (!chunk.code.includes(standIn))
    throw new Error(`${chunk.fileName} has no place for ${standIn}`)
  chunk.code = chunk.code.replace(standIn, () => JSON.stringify(value))
}
