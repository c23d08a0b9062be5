/** Commands that a running server answers start at once: they do not load the server. */
import assert from 'node:assert/strict'
import {execFile} from 'node:child_process'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {everywhere} from '../../support/tier.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Packages that only an open database needs. */
const HEAVY = ['@electric-sql', 'drizzle-orm', 'fastify', 'pg', 'sharp', 'typebox']

/** Prints the packages of all modules that were loaded. */
const IMPORT_AND_LIST = `
import {registerHooks} from 'node:module'
const packages = new Set()
registerHooks({
  load(url, context, next) {
    const [, name] = /\\/node_modules\\/([^/]+)\\//.exec(url) ?? []
    if (name) packages.add(name)
    return next(url, context)
  },
})
for (const file of process.argv.slice(1)) await import(file)
console.log(JSON.stringify([...packages]))
`

async function packagesOf(files: string[]): Promise<string[]> {
  const args = ['--input-type=module', '--eval', IMPORT_AND_LIST, ...files.map(file => root + file)]
  // The tests' own settings load packages of their own.
  const {stdout} = await promisify(execFile)(process.execPath, args, {
    env: {...process.env, NODE_OPTIONS: ''},
  })
  return JSON.parse(stdout)
}

describe('commands that ask a running server', () => {
  it('load no database and no server', async () => {
    const runner = 'site/commands/operator/run-command.ts'
    const files = [
      runner,
      ...['leads/index', 'accounts'].map(name => `site/server/operator/${name}.ts`),
    ]
    const heavy = (await packagesOf(files)).filter(name => HEAVY.includes(name))
    assert.deepEqual(heavy, [])
  })

  everywhere(it)('load both where no server runs', async () => {
    const packages = await packagesOf(['site/commands/operator/open-parts.ts'])
    assert.ok(packages.includes('drizzle-orm'), packages.join(', '))
  })
})
