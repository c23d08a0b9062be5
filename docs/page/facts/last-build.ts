/**
 * Sizes from the last build, for docs that are served from source. Without a build there are none.
 */
import {type BuildFact, buildFacts} from './builds.ts'
import {type SizeFacts, sizeFacts, unmeasured} from './sizes.ts'

interface LastBuild {
  /** Zeros where it is not built, such as a widget that is new. */
  weightOf(tag: string): Pick<BuildFact, 'bytes' | 'files'>
  sizes(builds: BuildFact[]): SizeFacts
}

export const lastBuild = (dist = 'dist'): LastBuild => ({
  weightOf(tag) {
    try {
      const {bytes, files} = buildFacts(dist)(tag)
      return {bytes, files}
    } catch {
      return {bytes: 0, files: 0}
    }
  },
  sizes(builds) {
    try {
      return sizeFacts(builds, dist)
    } catch {
      return unmeasured
    }
  },
})
