/** What the docs say of the project, from the sources as they are now. */
import {globSync} from 'node:fs'
import type ts from 'typescript'
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
import type {Facts} from './pages.ts'

/** What resolves the types in the sources that facts are read from. */
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
