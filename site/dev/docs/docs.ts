/** The docs' pages from source, made again after a change in whatever they are made of. */
import {relative, sep} from 'node:path'
import type {Files} from '../../../docs/page/html/page.ts'
import type {Page} from '../../../docs/page/html/page-type.ts'
import type {Facts} from '../../../docs/page/pages/pages.ts'
import {root, type SourceServer} from '../vite.ts'

/** The module that defines a widget. */
const reactEntry = (tag: string) => `/assets/react/@id/__x00__widget:${tag.slice('ocp-'.length)}.ts`

export class Docs {
  #source: SourceServer
  #facts: Promise<Facts> | undefined
  #pages: Promise<Page[]> | undefined

  constructor(source: SourceServer) {
    this.#source = source
  }

  /** Also what is read as a text: guides, examples, doc comments, the variables of the server. */
  isMadeOf(file: string) {
    const path = relative(root, file).replaceAll(sep, '/')
    return /^(docs|widgets|site\/server\/content)\/|^\.env\.example$/.test(path)
  }

  forget() {
    this.#facts = undefined
    this.#pages = undefined
  }

  pages(): Promise<Page[]> {
    this.#pages ??= this.#make()
    this.#pages.catch(() => this.forget())
    return this.#pages
  }

  /** The document of a page, or of one that says there is none. */
  async text(page: Page | undefined, files: Files) {
    const {pageText} =
      await this.#source.run<typeof import('../../../docs/page/html/page.ts')>(
        '/docs/page/html/page.ts',
      )
    const {missingPage} = await this.#source.run<
      typeof import('../../../docs/page/pages/missing.ts')
    >('/docs/page/pages/missing.ts')
    return pageText(page ?? missingPage, await this.pages(), files)
  }

  async searchIndex() {
    const {indexOf} = await this.#source.run<
      typeof import('../../../docs/page/search/index-of.ts')
    >('/docs/page/search/index-of.ts')
    const {sectionsOf} = await this.#source.run<
      typeof import('../../../docs/page/html/sections.ts')
    >('/docs/page/html/sections.ts')
    return indexOf((await this.pages()).flatMap(sectionsOf))
  }

  /** The texts for programs, by their addresses. */
  async texts() {
    const {textFiles} = await this.#source.run<typeof import('../../../docs/page/texts/texts.ts')>(
      '/docs/page/texts/texts.ts',
    )
    return textFiles(await this.pages())
  }

  /** `custom-elements.json`. */
  async manifest() {
    const {elementsManifest} = await this.#source.run<typeof import('../../build/npm/manifest.ts')>(
      '/site/build/npm/manifest.ts',
    )
    const {packagedWidget} = await this.#source.run<typeof import('../../build/npm/members.ts')>(
      '/site/build/npm/members.ts',
    )
    const {widgets} = await this.#readFacts()
    return elementsManifest(widgets.map(packagedWidget))
  }

  #readFacts(): Promise<Facts> {
    this.#facts ??= this.#source
      .run<typeof import('../../../docs/page/pages/all.ts')>('/docs/page/pages/all.ts')
      .then(({factsFromSource}) => factsFromSource(reactEntry))
    this.#facts.catch(() => this.forget())
    return this.#facts
  }

  async #make() {
    const {pagesOf} = await this.#source.run<typeof import('../../../docs/page/pages/pages.ts')>(
      '/docs/page/pages/pages.ts',
    )
    return pagesOf(await this.#readFacts())
  }
}
