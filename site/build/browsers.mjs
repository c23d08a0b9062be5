// The minimum that package.json names under "browserslist": what the build writes for, and what README
// and docs say (test/site/build/browsers.test.ts).
import {readFileSync} from 'node:fs'

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8'))

/** Browser, by browserslist's name -> its oldest version. */
export const minimumBrowsers = Object.fromEntries(browserslist.map(each => each.split(' >= ')))

const ESBUILD_NAMES = {ios_saf: 'ios'}

/** What esbuild's `target` takes: `chrome111`, for example. */
export const esbuildTargets = Object.entries(minimumBrowsers).map(
  ([name, version]) => (ESBUILD_NAMES[name] ?? name) + version,
)
