/** Every page of the docs, from the sources as they are now. */
import type {BuildFact} from '../facts/builds.ts'
import {callBase, callFacts} from '../facts/calls.ts'
import {kindFacts} from '../facts/content.ts'
import {recordFacts} from '../facts/records.ts'
import {tokenGroups} from '../facts/tokens.ts'
import {commonGroups, widgetFacts} from '../facts/widgets.ts'
import {type Facts, pagesOf} from './pages.ts'

/** What the sources say; `builds` knows what became of each widget. */
export const readFacts = async (builds: (tag: string) => BuildFact): Promise<Facts> => ({
  widgets: await widgetFacts(builds),
  common: await commonGroups(),
  tokens: tokenGroups(),
  calls: callFacts(),
  callBase: callBase(),
  records: recordFacts(),
  kinds: kindFacts(),
})

export const allPages = async (builds: (tag: string) => BuildFact) =>
  pagesOf(await readFacts(builds))
