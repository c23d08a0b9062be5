/** Makes all files of the docs from the present sources, for the build and the dev server. */
import {globSync} from 'node:fs'
import type ts from 'typescript'
import {elementsManifest} from '../../../site/build/npm/manifest.ts'
import {packagedWidget} from '../../../site/build/npm/members.ts'
import type {BuildFact} from '../facts/builds.ts'
import {CONTRACT, callBase, callFacts} from '../facts/calls.ts'
import {kindFacts} from '../facts/content.ts'
import {lastBuild} from '../facts/last-build.ts'
import {attributeFiles, membersOf} from '../facts/properties.ts'
import {recordFacts} from '../facts/records.ts'
import type {SizeFacts} from '../facts/sizes.ts'
import {tokenGroups} from '../facts/tokens.ts'
import {programOf} from '../facts/type-text.ts'
import {commonGroups, widgetFacts} from '../facts/widgets.ts'
import {type Files, pageText} from '../html/page.ts'
import type {Page} from '../html/page-type.ts'
import {indexOf, sectionsOf} from '../search/index-of.ts'
import {textFiles} from '../texts/texts.ts'
import {type Facts, missingPage, pagesOf} from './pages.ts'

/** Resolves the types in the sources that facts are read from. */
export const programOfFacts = () =>
  programOf([CONTRACT, ...attributeFiles(globSync('widgets/*/element.ts'))])

/** The facts in the sources; `builds` returns the build output of a widget. */
export async function readFacts(
  program: ts.Program,
  builds: (tag: string) => BuildFact,
  sizes: (builds: BuildFact[]) => SizeFacts,
): Promise<Facts> {
  const widgets = await widgetFacts(builds)
  return {
    widgets: widgets.map(widget => ({...widget, members: membersOf(program, widget)})),
    common: await commonGroups(),
    tokens: tokenGroups(),
    calls: callFacts(program),
    callBase: callBase(),
    records: recordFacts(program),
    kinds: kindFacts(),
    sizes: sizes(widgets),
  }
}

/** In development: widgets are where `react` says, and sizes are those of the last build. */
export function factsFromSource(react: (tag: string) => string): Promise<Facts> {
  const {weightOf, sizes} = lastBuild()
  return readFacts(programOfFacts(), tag => ({...weightOf(tag), react: react(tag)}), sizes)
}

export type Documents = ReturnType<typeof documentsOf>

/** Pages, and what is made of all of them, when it is wanted. */
export function documentsOf(facts: Facts) {
  const pages = pagesOf(facts)
  const manifest = () => elementsManifest(facts.widgets.map(packagedWidget))
  return {
    pages,
    /** The text of a page; without one, of that which says that there is none. */
    pageText: (page: Page = missingPage, files: Files) => pageText(page, pages, files),
    searchIndex: () => indexOf(pages.flatMap(sectionsOf)),
    /** Texts for programs, by their addresses. */
    texts: (): Record<string, string> => ({
      ...textFiles(pages),
      '/docs/custom-elements.json': `${JSON.stringify(manifest(), null, 2)}\n`,
    }),
  }
}
