/** Every page of the docs, from the sources as they are now. */
import {globSync} from 'node:fs'
import type {BuildFact} from '../facts/builds.ts'
import {CONTRACT, callBase, callFacts} from '../facts/calls.ts'
import {kindFacts} from '../facts/content.ts'
import {attributeFiles, membersOf} from '../facts/properties.ts'
import {recordFacts} from '../facts/records.ts'
import {type SizeFacts, unmeasured} from '../facts/sizes.ts'
import {tokenGroups} from '../facts/tokens.ts'
import {programOf} from '../facts/type-text.ts'
import {commonGroups, widgetFacts} from '../facts/widgets.ts'
import {type Facts, pagesOf} from './pages.ts'

/** The facts in the sources; `builds` returns the build output of a widget. */
export async function readFacts(
  builds: (tag: string) => BuildFact,
  sizes: (builds: BuildFact[]) => SizeFacts,
): Promise<Facts> {
  const program = programOf([CONTRACT, ...attributeFiles(globSync('widgets/*/element.ts'))])
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

/** Where nothing is built, as in development. */
export const allPages = async (builds: (tag: string) => BuildFact) =>
  pagesOf(await readFacts(builds, () => unmeasured))
