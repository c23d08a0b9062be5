/** Components and licences that the build lists. */
import assert from 'node:assert/strict'
import {globSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {describe, it} from 'node:test'

const read = (file: string) => readFile(`dist/${file}`, 'utf8')

describe('licences of other people’s code', () => {
  it('each package whose code browsers get has its notice in the docs and in the npm package', async () => {
    const maps = globSync('dist/{react,preact}/**/*.map')
    assert.ok(maps.length > 100)
    const packages = new Set<string>()
    for (const map of maps) {
      const sources: string[] = JSON.parse(await readFile(map, 'utf8')).sources
      for (const source of sources) {
        const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? []
        if (name) packages.add(name)
      }
    }
    assert.ok(packages.has('preact') && packages.has('react-dom'))
    const notices = await read('docs/THIRD-PARTY-LICENSES.txt')
    const missing = [...packages].filter(name => !notices.includes(`\n${name} `))
    assert.deepEqual(missing, [])
    assert.match(notices, /Copyright \(c\) 2015-present Jason Miller/)
    assert.equal(await read('npm/THIRD-PARTY-LICENSES.txt'), notices)
    const {files} = JSON.parse(await read('npm/package.json'))
    assert.ok(files.includes('*.txt'))
  })

  it('the server’s packages are listed with their licences, for people and for programs', async () => {
    const notices = await read('THIRD-PARTY-LICENSES.txt')
    const {bomFormat, components} = JSON.parse(await read('sbom.cdx.json'))
    assert.equal(bomFormat, 'CycloneDX')
    const names = components.map(({group, name}: {group?: string; name: string}) =>
      group ? `${group}/${name}` : name,
    )
    const {dependencies} = JSON.parse(await readFile('package.json', 'utf8'))
    for (const name of Object.keys(dependencies)) {
      assert.ok(names.includes(name), name)
      assert.ok(notices.includes(`\n${name} `), name)
    }
  })
})
