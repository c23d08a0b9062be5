/**
 * A site and a browser for a suite. All suites of a process share one of each, which is quick; every
 * test finds them as new. To be called within `describe`: hooks outside are those of all files.
 */
import {after, afterEach, before, beforeEach} from 'node:test'
import {once} from '../../../support/browser/once.ts'
import {TIMEOUT} from '../../../support/browser/shared.ts'
import {type Answers, type RunningSite, startSite} from './site.ts'
import {type SuiteBrowser, useBrowser} from './use-browser.ts'

export type SuiteSite = Pick<RunningSite, 'url' | 'answers' | 'received' | 'stopApi'>

export interface Suite {
  site: SuiteSite
  browser: SuiteBrowser
}

export interface SiteOptions {
  /** Settings of a server for this suite alone. */
  env?: Record<string, string>
  /** A new server for each test, for what a server keeps for a while, such as SEO records. */
  fresh?: boolean
}

/**
 * Answers that a suite sets in `before` hold for all its tests. Everything that a test answers,
 * receives or stops ends with it, and so does a context that it left open.
 */
export function useSite({env, fresh = false}: SiteOptions = {}): Suite {
  // First, since a site is idle when its visitors have left.
  const browser = useBrowser()
  const isShared = !fresh && !env
  let site: RunningSite | undefined
  let answersOfSuite: Answers = {}

  const start = async () => {
    site = await (isShared ? sharedSite() : startSite(env))
  }
  const running = () => {
    if (!site) throw new Error('useSite().site is available only between `before` and `after`.')
    return site
  }
  const answerOnly = (answers: Answers) => {
    const all = running().answers
    for (const call of Object.keys(all)) delete all[call]
    Object.assign(all, answers)
  }

  before(async () => {
    await start()
    answerOnly({})
  })
  beforeEach(() => {
    const {answers, received} = running()
    answersOfSuite = {...answers}
    received.length = 0
  })
  afterEach(async () => {
    const {answers, idle, isUsed, close} = running()
    await idle()
    const isMisused = isShared && 'getSeoData' in answers
    if (fresh || isMisused || isUsed()) {
      if (isShared) sharedSite.started = undefined
      await close()
      await start()
    }
    answerOnly(answersOfSuite)
    if (isMisused) throw new Error(SEO_RECORDS_ARE_KEPT)
  })
  after(async () => {
    if (!isShared) await running().close()
    site = undefined
  })

  return {
    browser,
    site: {
      get url() {
        return running().url
      },
      get answers() {
        return running().answers
      },
      get received() {
        return running().received
      },
      stopApi: () => running().stopApi(),
    },
  }
}

const SEO_RECORDS_ARE_KEPT =
  'A site keeps SEO records for a minute. A test that gives some needs useSite({fresh: true}).'

/** It requests SEO records once a minute, during any test. */
const sharedSite = once(() => startSite({}, ({call}) => call !== 'getSeoData'))

/** With the last test of the process. */
after(async () => {
  await (await sharedSite.started)?.close()
}, TIMEOUT)
