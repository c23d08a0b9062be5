/** The builds that are measured: each checkout's server, with the demo's content. */
import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {basename, join} from 'node:path'
import type {Browser} from 'playwright-core'
import {type MeasuredServer, startServer} from '../server.ts'
import type {Options} from './options.ts'

export interface Build {
  /** Folder and commit, as they stand in the tables. */
  name: string
  directory: string
  server: MeasuredServer
}

/** The limits for one address are far above what one machine sends; maps fetch no foreign tiles. */
const ENVIRONMENT = {LEADS_PER_MINUTE: '1000000', MAP_TILES: 'none', NODE_ENV: 'production'}

/** Everything that a part needs to measure. */
export interface Bench {
  browser: Browser
  builds: Build[]
  options: Options
}

export async function startBuilds(
  directories: string[],
  more: Record<string, string> = {},
): Promise<Build[]> {
  const builds: Build[] = []
  try {
    for (const directory of directories) {
      if (!existsSync(join(directory, 'dist/server'))) {
        throw new Error(`${directory} has no build. Run npm run build there.`)
      }
      const server = await startServer({...ENVIRONMENT, ...more}, {checkout: directory})
      const name = nameOf(directory)
      const same = builds.filter(build => build.name.startsWith(name)).length
      builds.push({name: same ? `${name} (${same + 1})` : name, directory, server})
    }
  } catch (error) {
    await stopBuilds(builds)
    throw error
  }
  return builds
}

export const stopBuilds = (builds: Build[]) => Promise.all(builds.map(({server}) => server.stop()))

function nameOf(directory: string) {
  const git = ['-C', directory, 'describe', '--always', '--dirty']
  try {
    return `${basename(directory)} ${execFileSync('git', git, {encoding: 'utf8'}).trim()}`
  } catch {
    return basename(directory)
  }
}
