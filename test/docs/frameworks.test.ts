import assert from 'node:assert/strict'
import {existsSync, globSync, readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {describe, it} from 'node:test'

const guide = readFileSync('docs/guides/frameworks.md', 'utf8')
const samples = [...guide.matchAll(/^`([^`\n]+)`\n\n```\w+\n([\s\S]*?)\n```$/gm)]
const applications = globSync('test/frameworks/*/package.json').map(file => dirname(file))

describe('framework samples of the docs', () => {
  it('each sample is a file of an application that test:frameworks builds', () => {
    assert.ok(samples.length >= 14, `${samples.length} samples`)
    for (const [, file = '', code = ''] of samples) {
      const sources = applications.map(folder => `${folder}/${file}`).filter(existsSync)
      const same = sources.filter(source => readFileSync(source, 'utf8').trimEnd() === code)
      assert.ok(same.length > 0, `${file} is not the text of any of ${sources.join(', ')}`)
    }
  })

  it('the table has one row for each application, with the version that it is built with', () => {
    for (const folder of applications.filter(name => !name.endsWith('/types'))) {
      const {dependencies} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
      const [[name, version] = []] = Object.entries<string>(dependencies)
      assert.ok(guide.includes(`\n| ${folder.split('/').at(-1)} | ${name} ${version}`), folder)
    }
  })

  it('every version in an application is exact', () => {
    for (const folder of applications) {
      const {dependencies} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
      for (const [name, version] of Object.entries<string>(dependencies)) {
        assert.match(version, /^\d+\.\d+\.\d+$/, `${folder}: ${name}`)
      }
    }
  })
})
