/** The docs from source, made again after a change of any source. */
import {relative, sep} from 'node:path'
import type {Documents} from '../../../docs/page/pages/all.ts'
import {root, type SourceServer} from '../vite.ts'

/** The module that defines a widget. */
const reactEntry = (tag: string) => `/assets/react/@id/__x00__widget:${tag.slice('ocp-'.length)}.ts`

export class Docs {
  #source: SourceServer
  #documents: Promise<Documents> | undefined

  constructor(source: SourceServer) {
    this.#source = source
  }

  /**
   * Files that are read as text count, too: guides, examples, doc comments, the server's
   * variables.
   */
  isMadeOf(file: string) {
    const path = relative(root, file).replaceAll(sep, '/')
    return /^(docs|widgets|site\/server\/content)\/|^\.env\.example$/.test(path)
  }

  forget() {
    this.#documents = undefined
  }

  documents(): Promise<Documents> {
    this.#documents ??= this.#make()
    this.#documents.catch(() => this.forget())
    return this.#documents
  }

  async #make() {
    const {documentsOf, factsFromSource} =
      await this.#source.run<typeof import('../../../docs/page/pages/all.ts')>(
        '/docs/page/pages/all.ts',
      )
    return documentsOf(await factsFromSource(reactEntry))
  }
}
